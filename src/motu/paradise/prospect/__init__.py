"""What could be: what moves would bring that were only tried, how far a fleet comes, what counts for what.

All of it is worked out from views, by the rules on what the viewer knows (`imagine.known`), never from the table.

| file | question |
|---|---|
| `types` | what is told to pages and programs, field by field? |
| `odds` | who would win a battle, and what would the next hex do to the explorer? |
| `aftermath` | what is left behind in a retreat, held after a conquest, lost to an event? |
| `sailing` | what stops canoes, how is a fleet loaded, and where could it, or any stack, come to? |
| `counting` | what counts for what, and what does not? |
| `gains` | what does a plan of buildings bring, and what would each ware add? |
| `consequences` | what changes from one view of a seat to another? |
"""
