"""The full-screen game: board, choices, log and hints, by keyboard and mouse. Needs Textual (extra `tui`)."""
