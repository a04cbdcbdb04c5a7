### Conquest of Paradise: what groups, printed places and cards are called. The hex comes first, so that no name needs an article.

paradise-place = { $hex } ({ $group })
paradise-name =
    { $key ->
        [tonga] Tonga
        [samoa] Samoa
        [fiji] Fidschi
        [vanuatu] Vanuatu
        [santa-cruz] Santa Cruz
        [solomon-islands] Salomonen
        [bismarck-archipelago] Bismarck-Archipel
        [kiribati] Kiribati
        [marshall-islands] Marshallinseln
        [caroline-islands] Karolinen
        [mariana-islands] Marianen
        [rotuma] Rotuma
        [nauru] Nauru
        [wake] Wake
        [hawaii] Hawaii
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
        [galapagos-islands] Galapagosinseln
        [unfortunate-islands] Unglücksinseln
        [hui] Hui
        [hula-dancing] Hula-Tanz
        [rongorongo] Rongorongo
        [surfing] Wellenreiten
        [marae] Marae
        [tattoo] Tätowierung
        [wood-carving] Holzschnitzerei
        [moai] Moai
        [feather-cloak] Federmantel
        [tapa-cloth] Rindenstoff
        [luau] Luau
        [powhiri] Powhiri
        [genealogy-chant] Ahnengesang
        [outrigger-racing] Auslegerrennen
        [lei-making] Blumenkränze
        [kahuna-healing] Heilkunst der Kahuna
        [commerce] Handel
        [harvest-feast] Erntefest
        [fish-ponds] Fischteiche
        [arioi] Arioi
        [double-hulled-canoes] Doppelrumpfkanus
        [poi] Poi
        [navigation] Navigation
        [ocean-chart] Seekarte
        [haka] Haka
        [war-club] Kriegskeule
        [cannibalism] Kannibalismus
        [severe-deforestation] Schwere Abholzung
       *[own] { $name }
    }
