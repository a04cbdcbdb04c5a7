"""What a seat may believe of its rivals' face-down pieces: by what they built, where they came from, what was seen."""
