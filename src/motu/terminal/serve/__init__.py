"""The commands of a host: serve, back up, restore."""
