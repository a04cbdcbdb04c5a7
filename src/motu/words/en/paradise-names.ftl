### Conquest of Paradise: what groups, printed places and cards are called. Names of a player's own box stand as they are.

paradise-place = { $group } ({ $hex })
paradise-name =
    { $key ->
        [tonga] Tonga
        [samoa] Samoa
        [fiji] Fiji
        [vanuatu] Vanuatu
        [santa-cruz] Santa Cruz
        [solomon-islands] Solomon Islands
        [bismarck-archipelago] Bismarck Archipelago
        [kiribati] Kiribati
        [marshall-islands] Marshall Islands
        [caroline-islands] Caroline Islands
        [mariana-islands] Mariana Islands
        [rotuma] Rotuma
        [nauru] Nauru
        [wake] Wake
        [hawaii] Hawai'i
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
        [galapagos-islands] Galapagos Islands
        [unfortunate-islands] Unfortunate Islands
        [hui] Hui
        [hula-dancing] Hula Dancing
        [rongorongo] Rongorongo
        [surfing] Surfing
        [marae] Marae
        [tattoo] Tattoo
        [wood-carving] Wood Carving
        [moai] Moai
        [feather-cloak] Feather Cloak
        [tapa-cloth] Tapa Cloth
        [luau] Luau
        [powhiri] Powhiri
        [genealogy-chant] Genealogy Chant
        [outrigger-racing] Outrigger Racing
        [lei-making] Lei Making
        [kahuna-healing] Kahuna Healing
        [commerce] Commerce
        [harvest-feast] Harvest Feast
        [fish-ponds] Fish Ponds
        [arioi] Arioi
        [double-hulled-canoes] Double-Hulled Canoes
        [poi] Poi
        [navigation] Navigation
        [ocean-chart] Ocean Chart
        [haka] Haka
        [war-club] War Club
        [cannibalism] Cannibalism
        [severe-deforestation] Severe Deforestation
       *[own] { $name }
    }
