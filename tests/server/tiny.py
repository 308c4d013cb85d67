"""The tiny games, findable by name beside the real ones."""


def put_beside_the_real_ones(patch):
    import dice_race
    import secret_race

    import pileup.engine.game as engine_game
    from pileup.server import offers, table

    real = engine_game.games
    tiny = {kind.name: kind for kind in (dice_race.KIND, secret_race.KIND)}
    patch(engine_game, "games", lambda: {**real(), **tiny})
    table.game_of.clear()
    offers._made.clear()
