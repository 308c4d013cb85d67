"""Rush & Bash: chaotic car racing on a circuit of boards."""
