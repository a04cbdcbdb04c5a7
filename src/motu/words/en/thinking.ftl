### Bots, hints and reviews that take time.

thinking-too-busy = Too many others are already waiting for this; try again in a minute.
thinking-too-late = This took too long and was stopped; try again, or ask for a quicker review.
thinking-not-ready = The server is still getting ready for hints and reviews, which takes a minute or two, this once; try again then.
thinking-broken = This failed, through no fault of yours; whoever runs the server finds the reason in its log.
thinking-closed = The server is just shutting down; try again when it is back.
