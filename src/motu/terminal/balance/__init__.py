"""`motu balance`: is a game fair, and what decides it?"""
