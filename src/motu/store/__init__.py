"""What a server keeps: tables and people, in SQLite or PostgreSQL; migrations and backups."""
