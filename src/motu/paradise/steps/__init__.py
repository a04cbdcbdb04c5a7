"""The rules, one file a step of the turn, in the order of the rulebook.

| file | section | file | section |
|---|---|---|---|
| `setup` | 3 | `battle` | 8.1, 8.2 |
| `turn` | 4 | `retreat` | 8.3 |
| `order` | 5 | `conquest` | 8.4, 8.5 |
| `exploration` | 6 | `building` | 9 |
| `transit` | 7.2 | `victory` | 10 |
| `movement`, `fleet` | 7.3 to 7.6 | `at_any_time` | 6.3, 7.6, 9.5 |

A decision keeps its question (a message id), its legal moves and its effects side by side; `turn` leads from one to the
next. A step sets `stage` and `mover` for the next decision, or `stage` to NEXT when its player is done.
"""
