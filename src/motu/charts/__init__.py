"""Pictures of figures, as SVG that stands alone.

`ladder` for ratings, `curve` for learning curves and distributions, `fairness` for shares, `stacked` for sums of parts,
`reliability` for chances that were told before.
"""
