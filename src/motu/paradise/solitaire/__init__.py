"""The solitaire game: one person is Tonga, and Samoa is an opponent that nobody plays but chits and the die.

It takes two places at the table; the second is one of `State.robots`. Where it comes into the steps:

| place | what happens there | file |
|---|---|---|
| `set_up` | the opponent is there, the chits lie ready | chits |
| `turn_begins` | from the second turn on a chit is drawn and carried out | chits, expand, explore, attack |
| `astray` | the explorer drifts away from Tonga | discovery |
| `found` | a tile is turned up at once; the opponent may live there, or a chit is drawn | discovery |
| `explored` | the chits drawn on the way are carried out, in the order that the person likes | chits |
| `bought` | the person's cards lie face up as everything does | opponent |
| `decides` | what the opponent does in battle and after it | attack |
| `judged` | the game is won with enough points in time, or lost | end |
"""
