# Alhambra
