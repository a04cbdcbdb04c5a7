"""How fast everything is: `./dev bench` for rules and bots, `./dev bench room` for the server."""
