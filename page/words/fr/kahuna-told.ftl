### Le journal de Kahuna à sa propre table : « tu », et les autres par leur nom. D’abord les verbes.

kahuna-told-you = toi
kahuna-effect-costs = ton adversaire perd { $islands }
kahuna-told-plays =
    { $you ->
        [yes] Tu joues
       *[no] { $name } joue
    }
kahuna-told-places =
    { $you ->
        [yes] Tu poses
       *[no] { $name } pose
    }
kahuna-told-discards =
    { $you ->
        [yes] Tu défausses
       *[no] { $name } défausse
    }
kahuna-told-takes =
    { $you ->
        [yes] Tu prends
       *[no] { $name } prend
    }
kahuna-told-draws =
    { $you ->
        [yes] Tu pioches
       *[no] { $name } pioche
    }
kahuna-told-declines =
    { $you ->
        [yes] Tu ne pioches pas
       *[no] { $name } ne pioche pas
    }
kahuna-told-ends =
    { $you ->
        [yes] Tu termines ton tour
       *[no] { $name } termine son tour
    }
kahuna-told-captures =
    { $you ->
        [yes] Tu t’empares de
       *[no] { $name } s’empare de
    }
kahuna-told-loses =
    { $you ->
        [yes] Tu perds
       *[no] { $name } perd
    }
kahuna-told-holds =
    { $you ->
        [yes] Tu ne tiens plus
       *[no] { $name } ne tient plus
    }
kahuna-told-gets =
    { $you ->
        [yes] tu marques
       *[no] { $name } marque
    }
kahuna-told-wins =
    { $you ->
        [yes] Tu gagnes
       *[no] { $name } gagne
    }
kahuna-told-resigned =
    { $you ->
        [yes] Tu abandonnes
       *[no] { $name } abandonne
    }
kahuna-told-time =
    { $you ->
        [yes] Tu as dépassé ton temps
       *[no] { $name } a dépassé son temps
    }
kahuna-told-removes =
    { $you ->
        [yes] retires
       *[no] retire
    }

kahuna-told-place = { kahuna-told-plays } { $card } : un pont { $line }.
kahuna-told-remove = { kahuna-told-plays } { $cards } et { kahuna-told-removes } le pont { $line }.
kahuna-told-free = { kahuna-told-places } un pont gratuit { $line }.
kahuna-told-discard = { kahuna-told-discards } { $card }.
kahuna-told-discard-hidden = { kahuna-told-discards } une carte face cachée.
kahuna-told-take = { kahuna-told-takes } la carte visible { $card }.
kahuna-told-draw = { kahuna-told-draws } une carte.
kahuna-told-draw-card = { kahuna-told-draws } { $card }.
kahuna-told-decline = { kahuna-told-declines }.
kahuna-told-end = { kahuna-told-ends }.
kahuna-told-take-islands = { kahuna-told-captures } { $islands } !
kahuna-told-stripped =
    { $count ->
        [one] { kahuna-told-loses } le pont { $lines }.
       *[other] { kahuna-told-loses } les ponts { $lines }.
    }
kahuna-told-lost = { kahuna-told-holds } { $islands }.
kahuna-told-scoring =
    Décompte de la manche { $round }, en îles : { $first } { $white }, { $second } { $black } ; { $leader ->
        [nobody] personne ne marque.
       *[other] { kahuna-told-gets } { kahuna-points }.
    }
kahuna-told-points = { kahuna-told-wins } ! Points : { $first } { $white }, { $second } { $black }.
kahuna-told-third = { kahuna-told-wins } grâce au troisième décompte ! Égalité aux points, { $white } à { $black }.
kahuna-told-bridges = { kahuna-told-wins } avec plus de ponts sur le plateau ! Égalité aux points, { $white } à { $black }.
kahuna-told-sudden = { kahuna-told-wins } sur-le-champ : il n’y a plus aucun pont adverse !
kahuna-told-stock = { kahuna-told-wins } sur-le-champ : l’autre camp n’a plus de pont à poser !
kahuna-told-gave-up = { kahuna-told-resigned }.
kahuna-told-out-of-time = { kahuna-told-time }.

kahuna-do-handicap =
    { $left ->
        [one] Handicap : pose encore un pont où tu veux.
       *[other] Handicap : pose encore { $left } ponts où tu veux.
    }
kahuna-board-threat-you =
    { $cards ->
        [one] Avec une carte, tu
       *[other] Avec { $cards } cartes, tu
    } { $certain ->
        [yes] peux à coup sûr
       *[no] pourrais
    } { $held ->
        [yes] faire tomber { $island }.
       *[no] prendre { $island }.
    }
kahuna-board-threat-opponent =
    { $cards ->
        [one] Avec une carte, ton adversaire
       *[other] Avec { $cards } cartes, ton adversaire
    } { $certain ->
        [yes] peut à coup sûr
       *[no] pourrait
    } { $held ->
        [yes] faire tomber { $island }.
       *[no] prendre { $island }.
    }
