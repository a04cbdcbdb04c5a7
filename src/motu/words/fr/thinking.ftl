### Robots, conseils et analyses qui prennent du temps.

thinking-too-busy = Trop d’autres attendent déjà la même chose ; réessaie dans une minute.
thinking-too-late = Cela durait trop longtemps et a été arrêté ; réessaie, ou demande une analyse plus rapide.
thinking-not-ready = Le serveur se prépare encore aux conseils et aux analyses, une seule fois, une minute ou deux ; réessaie ensuite.
thinking-broken = Cela a échoué, et ce n’est pas ta faute ; la personne qui s’occupe du serveur en trouve la raison dans son journal.
thinking-closed = Le serveur est en train de s’arrêter ; réessaie quand il sera revenu.
