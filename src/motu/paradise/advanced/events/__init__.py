"""Random events (11.2): drawn each turn once somebody has five points, kept or dealt with at once.

| file | what |
|---|---|
| `deck` | who draws and who chooses the order, the draw, the Shaman |
| `questions` | the questions that an event asks, one after another |
| `losses`, `land`, `gains` | the events that happen at once, by theme |
| `kept_events` | the events that are kept, and the decisions in which they can be played |
| `event_markers` | markers, and what they change while they last |
| `log`, `reasons` | how all this is told, and why something is not allowed |

It comes into the step of turn order (`turn_begins`, `turn_ordered`), adds moves to the decisions of those who keep
events (`added`), and changes by its markers how canoes move, battles go and groups build.
"""
