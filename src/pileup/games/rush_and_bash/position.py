"""x"""
def set_up(game, data): raise NotImplementedError
def position(game, s): raise NotImplementedError
