### The advanced rules of Conquest of Paradise (11).

## Настройки, которые не сочетаются.

paradise-option-not-alone = В одиночной игре бывает только { $option }={ $value }; уберите эту настройку или играйте вдвоём и больше.
paradise-option-alone-only = Настройка { $option } есть только в одиночной игре; уберите её или играйте с players=1.
paradise-option-far-end = Эта партия идёт до { $target } очков, это на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    } в сторону от обычного; советуют не больше { $most }.
