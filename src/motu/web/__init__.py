"""The server that people reach with a browser or a program: the doors of the house, and who may come through them."""
