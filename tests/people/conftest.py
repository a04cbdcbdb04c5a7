"""Cards as they come, but in every run of CI the same."""

from tests.tables.conftest import same_deals

__all__ = ["same_deals"]
