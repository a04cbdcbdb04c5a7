### The server on the web: what may be wrong with a request, and with what the server was told about itself.

web-nobody = Nobody knows yet who you are; come in as a guest (POST /api/me), or log in (POST /api/session).
web-no-such-thing = There is nothing at this address, or not for this method; /api/openapi.json tells what there is.
web-no-box = { $game } has no box to look into: all its boards are alike.
web-not-told = { $game } has nothing to tell here.
web-no-page = The page is missing here: ./dev play builds it, and so does installing Motu. What programs can ask for stands in /api/openapi.json.
web-in-record = Line { $line }, column { $column }: { $problem }
web-bad-number = “{ $name }” needs a whole number, such as 12, not “{ $word }”.
web-bad-field = This is not what is expected here: { $problem }. What is expected stands in /api/openapi.json.
web-bad-file = What was sent of “{ $name }” is not base64; send it again.
web-no-json = What was sent cannot be read as JSON; what is expected stands in /api/openapi.json.
web-too-large = More than { $most } bytes were sent, and nothing here needs that many; send less.
web-too-many-watched =
    { $most ->
        [one] One connection can watch 1 table at most; leave it first.
       *[other] One connection can watch { $most } tables at most; leave one of them first.
    }
web-gone = Nobody waited for this answer any more, so the work on it was stopped.
web-broken = Something went wrong here, through no fault of yours; try again, and whoever runs the server finds the reason in its log.
web-bad-host = This request does not say clearly which host it is meant for; its header Host has to name exactly one.
web-unknown-host = This server does not go by the name “{ $host }”; whoever runs it can add that name with --origin.
web-foreign-origin = This request seems to come from the page of another site, so nothing was done; open this server’s own page, or let a program send its token in the header Authorization, without cookies.

## Settings

web-bad-origin = --origin needs the beginning of an address, such as https://example.org or http://localhost:8000, not “{ $word }”.
web-bad-proxy = --proxy needs an address or a network, such as 10.0.0.7 or 10.0.0.0/8, not “{ $word }”.
web-bad-level = The log has no level “{ $word }”; there are debug, info, warning and error.
web-store-down = The server cannot keep anything just now, so nothing was done; please try again in a moment.
web-unwell =
    The server is not well: what it keeps is { $why ->
        [full] full
        [locked] held by another program
        [damaged] damaged
       *[unreachable] out of reach
    }.
