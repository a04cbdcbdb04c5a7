"""Secrets that people hold: tokens of sessions and invitations, and the codes that help who has lost a password.

Tokens begin with `mt_` (sessions) and `mi_` (invitations), so that logs and scanners know them when they see them.
"""

from __future__ import annotations

import hashlib
import secrets

SESSION, INVITATION = "mt_", "mi_"
CODES = 8
"""So many codes an account has at a time."""
_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's: without letters that are taken for digits or for each other."""
_CODE = 16
_READ_AS = str.maketrans("oil", "011")


def new_token(prefix: str) -> str:
    """A secret that nobody guesses."""
    return prefix + secrets.token_urlsafe(32)


def hash_of(token: str) -> bytes:
    """What is stored of a token. It has 256 random bits: a fast hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def new_codes() -> list[str]:
    """Codes for a sheet of paper: 80 random bits each, such as `k3m9-x0f2-7vqe-1a8d`."""
    codes = ("".join(secrets.choice(_ALPHABET) for _ in range(_CODE)) for _ in range(CODES))
    return ["-".join(code[at : at + 4] for at in range(0, _CODE, 4)) for code in codes]


def hash_of_code(code: str) -> bytes:
    """What is stored of a code, however its owner types it. It is too random to be guessed: a fast hash will do."""
    plain = "".join(filter(str.isalnum, code.casefold()[:100])).translate(_READ_AS)
    return hash_of(f"code {plain}")
