"""The store in PostgreSQL. It needs asyncpg, an extra."""
