"""Judges pairs with SymPy: a line of JSON in, a line of JSON out. Knows nothing of the kernel."""
import json
import random
import signal
import sys

import mpmath
import sympy
from sympy import S

LETTERS = {name: sympy.Symbol(name, real=True) for name in "xy"}
FUNCTIONS = {
    "sqrt": (sympy.sqrt, mpmath.sqrt),
    "abs": (sympy.Abs, abs),
    "sin": (sympy.sin, mpmath.sin),
    "cos": (sympy.cos, mpmath.cos),
    "tan": (sympy.tan, mpmath.tan),
    "exp": (sympy.exp, mpmath.exp),
    "ln": (sympy.log, mpmath.log),
}
RELATIONS = {"=": sympy.Eq, "<": sympy.Lt, ">": sympy.Gt, "<=": sympy.Le, ">=": sympy.Ge}
SECONDS = 4
PLACES = 40
ENOUGH = 12
mpmath.mp.dps = 40


class TooLong(Exception):
    pass


def give_up(*_):
    raise TooLong


def formula(tree):
    op = tree["op"]
    if op == "number":
        return sympy.Rational(tree["n"], tree["d"])
    if op == "letter":
        return LETTERS[tree["name"]]
    a = formula(tree["a"])
    if op == "^":
        return a ** tree["n"]
    if op in FUNCTIONS:
        return FUNCTIONS[op][0](a)
    b = formula(tree["b"])
    return a + b if op == "+" else a - b if op == "-" else a * b if op == "*" else a / b


def value(tree, at):
    """The real value at a place; an error where there is none."""
    op = tree["op"]
    if op == "number":
        return mpmath.mpf(tree["n"]) / tree["d"]
    if op == "letter":
        return at[tree["name"]]
    a = value(tree["a"], at)
    if op == "^":
        return a ** tree["n"]
    if op in FUNCTIONS:
        result = FUNCTIONS[op][1](a)
        if isinstance(result, mpmath.mpc):
            raise ValueError
        return result
    b = value(tree["b"], at)
    return a + b if op == "+" else a - b if op == "-" else a * b if op == "*" else a / b


def places(draw, trees):
    """Places of all sizes, and on both sides of each number that is written."""
    for each in sorted(numbers(trees, set())):
        for near in (-each - 1, -each, each, each + 1):
            yield {name: mpmath.mpf(near.p) / near.q + mpmath.mpf(draw.uniform(-1, 1)) for name in LETTERS}
    for index in range(PLACES):
        at = {}
        for name in LETTERS:
            size = mpmath.mpf(10) ** mpmath.mpf(draw.uniform(-3, 4))
            at[name] = draw.choice([1, -1]) * size if index % 3 else mpmath.mpf(draw.randint(-40, 40)) + mpmath.mpf(draw.random())
        yield at


def compare_formulas(a, b):
    draw = random.Random(1)
    seen = 0
    for at in places(draw, [a, b]):
        try:
            x, y = value(a, at), value(b, at)
        except (ValueError, ZeroDivisionError, OverflowError):
            continue
        if abs(x - y) > mpmath.mpf(10) ** -18 * max(abs(x), abs(y), mpmath.mpf(10) ** -12):
            return "other"
        seen += 1
    try:
        gap = formula(a) - formula(b)
        if sympy.expand(gap) == 0 or sympy.simplify(gap) == 0:
            return "same"
    except TooLong:
        pass
    # Only what does not turn anywhere is the same because it agrees at many places.
    turns = any(op in json.dumps([a, b]) for op in ('"abs"', '"sqrt"'))
    return "same" if seen >= ENOUGH and not turns else None


def relations(tree):
    if "join" in tree:
        return [each for item in tree["items"] for each in relations(item)]
    return [tree]


def solutions(tree, name, at):
    """All real values of one letter, with the others at a place."""
    if "join" in tree:
        sets = [solutions(item, name, at) for item in tree["items"]]
        return sympy.Union(*sets) if tree["join"] == "any" else sympy.Intersection(*sets)
    left, right = formula(tree["left"]).subs(at), formula(tree["right"]).subs(at)
    said = RELATIONS[tree["sign"]](left, right)
    if said in (True, False, S.true, S.false):
        for side in (left, right):
            if side.has(sympy.zoo, sympy.nan, sympy.I):
                return S.EmptySet
        return S.Reals if said in (True, S.true) else S.EmptySet
    if left.has(sympy.I) or right.has(sympy.I):
        return S.EmptySet
    letter = LETTERS[name]
    if tree["sign"] == "=":
        return sympy.solveset(left - right, letter, S.Reals)
    return sympy.solve_univariate_inequality(said, letter, relational=False)


def same_sets(a, b):
    if a == b:
        return True
    for each in (a, b):
        if each.has(sympy.ConditionSet, sympy.ImageSet):
            return None
    if isinstance(a, sympy.FiniteSet) and isinstance(b, sympy.FiniteSet):
        near = lambda p, q: abs(sympy.N(p - q, 30)) < 1e-20
        covers = lambda these, those: all(any(near(p, q) for q in those) for p in these)
        return covers(a, b) and covers(b, a)
    gap = sympy.SymmetricDifference(a, b)
    if gap == S.EmptySet:
        return True
    return False if gap.is_empty is False else None


def numbers(tree, found):
    if isinstance(tree, dict):
        if tree.get("op") == "number":
            found.add(sympy.Rational(tree["n"], tree["d"]))
        for each in tree.values():
            numbers(each, found)
    if isinstance(tree, list):
        for each in tree:
            numbers(each, found)
    return found


def letters(tree):
    return sorted(str(name) for each in relations(tree) for side in ("left", "right") for name in formula(each[side]).free_symbols)


def points(tree):
    """The real points of a system of two equations."""
    if "join" in tree and tree["join"] == "any":
        return [point for item in tree["items"] for point in points(item)]
    gaps = [formula(each["left"]) - formula(each["right"]) for each in relations(tree)]
    x, y = LETTERS.values()
    return [(found[x], found[y]) for found in sympy.solve(gaps, [x, y], dict=True)]


def compare_statements(a, b):
    names = sorted(set(letters(a)) | set(letters(b)))
    if len(names) < 2:
        name = names[0] if names else "x"
        verdict = same_sets(solutions(a, name, {}), solutions(b, name, {}))
        return None if verdict is None else "same" if verdict else "other"
    if any("join" in each and (each["join"] == "all" or any("join" in item for item in each["items"])) for each in (a, b)):
        left, right = points(a), points(b)
        near = lambda p, q: all(sympy.simplify(s - t) == 0 for s, t in zip(p, q))
        covers = lambda these, those: all(any(near(p, q) for q in those) for p in these)
        return "same" if covers(left, right) and covers(right, left) else "other"
    return compare_along_lines(a, b, names)


def compare_along_lines(a, b, names):
    special = sorted(numbers([a, b], set()))[:3]
    told = 0
    for name in names:
        for other in special + [S(0), sympy.Rational(17, 7), sympy.Rational(-311, 9)]:
            at = {LETTERS[each]: other for each in names if each != name}
            verdict = same_sets(solutions(a, name, at), solutions(b, name, at))
            if verdict is False:
                return "other"
            told += verdict is True
    return "same" if told >= 6 else None


def main():
    signal.signal(signal.SIGALRM, give_up)
    for line in sys.stdin:
        a, b = json.loads(line)
        verdict = None
        signal.setitimer(signal.ITIMER_REAL, SECONDS)
        try:
            verdict = compare_formulas(a, b) if "op" in a else compare_statements(a, b)
        except Exception:
            pass
        signal.setitimer(signal.ITIMER_REAL, 0)
        print(json.dumps(verdict), flush=True)


main()
