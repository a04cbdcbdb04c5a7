"""How fast everything is: `./dev bench` for rules and bots, `./dev bench server` for the server, `./dev bench page`.

A program for developers, and so no part of the installed package.
"""
