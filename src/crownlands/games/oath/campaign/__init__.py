"""5.5. Campaigns."""
