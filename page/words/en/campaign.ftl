### The campaign.

campaign-title = The voyage
campaign-lead = Ten opponents live along this way. Whoever you beat lets you sail on to the next.
campaign-done = You have beaten all ten. They are still here if you want to meet again.
campaign-play = Play
campaign-again = Play again
campaign-never = Not played yet.
campaign-locked = First beat { $name }.
campaign-stand =
    { $played ->
        [one] Played once
       *[other] Played { $played } times
    }, won { $won }. { $state ->
        [clean] Beaten without any help.
        [beaten] Beaten. Once more without hints and without taking moves back would earn the star.
       *[other] Not beaten yet.
    }
campaign-stop =
    { $number }. { $name }: { $state ->
        [clean] beaten without help
        [beaten] beaten
        [next] next
       *[locked] not reached yet
    }
