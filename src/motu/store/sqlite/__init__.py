"""The store in a file of SQLite."""
