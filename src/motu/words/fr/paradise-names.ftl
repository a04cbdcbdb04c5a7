### Conquest of Paradise: what groups, printed places and cards are called. The hex comes first, so that no name needs an article.

paradise-place = { $hex } ({ $group })
paradise-name =
    { $key ->
        [tonga] Tonga
        [samoa] Samoa
        [fiji] Fidji
        [vanuatu] Vanuatu
        [santa-cruz] Santa Cruz
        [solomon-islands] Salomon
        [bismarck-archipelago] Bismarck
        [kiribati] Kiribati
        [marshall-islands] Marshall
        [caroline-islands] Carolines
        [mariana-islands] Mariannes
        [rotuma] Rotuma
        [nauru] Nauru
        [wake] Wake
        [hawaii] Hawaï
        [aotearoa] Aotearoa
        [te-waka-maui] Te Waka Maui
        [hiva] Hiva
        [raiatea] Raiatea
        [tahiti] Tahiti
        [hawaiki] Hawaiki
        [rarotonga] Rarotonga
        [rapa-nui] Rapa Nui
        [tuamotu] Tuamotu
        [tubuai] Tubuai
        [kuporu] Kuporu
        [mangareva] Mangareva
        [tuvalu] Tuvalu
        [niue] Niue
        [pitcairn] Pitcairn
        [kermadec] Kermadec
        [rapa-iti] Rapa Iti
        [tokelau] Tokelau
        [manihiki] Manihiki
        [kiritimati] Kiritimati
        [tabuaeran] Tabuaeran
        [flint] Flint
        [phoenix] Phoenix
        [malden] Malden
        [suwarrow] Suwarrow
        [laysan] Laysan
        [johnston] Johnston
        [henderson] Henderson
        [palmerston] Palmerston
        [galapagos-islands] Galápagos
        [unfortunate-islands] Infortunées
        [hui] Hui
        [hula-dancing] Danse hula
        [rongorongo] Rongorongo
        [surfing] Surf
        [marae] Marae
        [tattoo] Tatouage
        [wood-carving] Sculpture sur bois
        [moai] Moaï
        [feather-cloak] Manteau de plumes
        [tapa-cloth] Étoffe de tapa
        [luau] Luau
        [powhiri] Powhiri
        [genealogy-chant] Chant des ancêtres
        [outrigger-racing] Course de pirogues
        [lei-making] Tressage de colliers
        [kahuna-healing] Soins du kahuna
        [commerce] Commerce
        [harvest-feast] Fête de la récolte
        [fish-ponds] Viviers
        [arioi] Arioi
        [double-hulled-canoes] Canoës doubles
        [poi] Poi
        [navigation] Navigation
        [ocean-chart] Carte marine
        [haka] Haka
        [war-club] Massue de guerre
        [cannibalism] Cannibalisme
        [severe-deforestation] Grande déforestation
       *[own] { $name }
    }
