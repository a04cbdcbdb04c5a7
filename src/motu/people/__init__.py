"""People: accounts and what they may do how often, ratings, the campaign, the daily deal, reminders."""
