"""What motu.research needs besides Motu itself, named where it is missing."""

from __future__ import annotations

from importlib.util import find_spec


def require(*packages: str) -> None:
    """ModuleNotFoundError, with what to do about it, where one of these is not installed."""
    for package in packages:
        if find_spec(package) is None:
            raise ModuleNotFoundError(
                f"motu.research needs the package {package}: install motu with its extra “research” "
                "(pip install 'motu[research]').",
                name=package,
            )
