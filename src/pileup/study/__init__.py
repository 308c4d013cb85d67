"""Studying the games: simulate many races, measure the machine."""

from pileup.study.simulate import Result, simulate

__all__ = ["Result", "simulate"]
