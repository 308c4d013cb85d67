"""Bayou Bash: gremlins on unruly mounts race through the swamp, and the most fans win."""
