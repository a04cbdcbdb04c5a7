"""The rules of Conquest of Paradise, a game by Kevin McPartland for two to four players, or for one.

| files | what is in them |
|---|---|
| `components/`, `component_table`, `box_*`, `box` | the printed facts: tables, and the box that is read from them |
| `grid`, `pieces`, `vessels`, `cards`, `chains`, `points`, `odds` | hexes, stacks, canoes, and what follows from them |
| `options`, `moves`, `state` | what is played, every decision there is, and the table |
| `steps/` | the rules, one file a step of the turn, in the order of the rulebook |
| `advanced/`, `solitaire/`, `hooks`, `ruleset` | the other rules, where they come into the steps, and which are on |
| `view`, `imagine`, `face_down_pieces` | what a seat may know, and tables that fit it |
| `notation`, `names`, `log`, `reasons`, `rules`, `show`, `explain` | what people and programs are told |
| `game` | ties them to `motu.core` |
"""
