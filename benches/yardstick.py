"""The yardstick: clingo on the same boards, uniqueness proven.

    cargo run --release --example bench_sets -- --puzzles "25x30 hard" | python3 benches/yardstick.py

Needs `pip install clingo`. Prints the CPU time of each set in milliseconds.
The rules are clauses over cells; a model with more than one loop is answered
with one clause for each part that is cut off, as long as there are any.
"""

import json
import statistics
import sys
import time

import clingo

RULES = """
{ in(C) } :- cell(C).
line(E) :- edge(E, A, B), in(A), not in(B).
line(E) :- edge(E, A, B), in(B), not in(A).
:- clue(C, N), #count { E : side(C, E), line(E) } != N.
:- crossing(A, B, C, D), in(A), not in(B), in(C), not in(D).
:- crossing(A, B, C, D), not in(A), in(B), not in(C), in(D).
:- not in(C) : cell(C).
"""


def neighbours(rows, cols, cell):
    row, col = divmod(cell, cols)
    for r, c in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
        yield r * cols + c if 0 <= r < rows and 0 <= c < cols else -1


def facts(grid):
    rows, cols = len(grid), len(grid[0])
    text, edges = [], {}
    for cell in range(rows * cols):
        text.append(f"cell({cell}).")
        rim = 0
        for near in neighbours(rows, cols, cell):
            rim += near < 0
            key = (min(cell, near), max(cell, near), rim if near < 0 else 0)
            if key not in edges:
                edges[key] = len(edges)
                text.append(f"edge({edges[key]},{cell},{near}).")
            text.append(f"side({cell},{edges[key]}).")
        clue = grid[cell // cols][cell % cols]
        if clue.isdigit():
            text.append(f"clue({cell},{clue}).")
        if cell // cols + 1 < rows and cell % cols + 1 < cols:
            text.append(f"crossing({cell},{cell + 1},{cell + cols + 1},{cell + cols}).")
    return "\n".join(text)


def parts(rows, cols, inside):
    """The parts of one colour; the outside ones at the rim are told as one."""
    seen, found, exterior = set(), [], (False, set())
    for start in range(rows * cols):
        if start in seen:
            continue
        part, todo, rim = {start}, [start], False
        while todo:
            for near in neighbours(rows, cols, todo.pop()):
                if near < 0:
                    rim = rim or not inside[start]
                elif near not in part and inside[near] == inside[start]:
                    part.add(near)
                    todo.append(near)
        seen |= part
        if rim:
            exterior[1].update(part)
        else:
            found.append((inside[start], part))
    return found, exterior


def separator(rows, cols, part, start):
    around = {n for c in part for n in neighbours(rows, cols, c)} - part - {-1}
    seen, todo = set(start), list(start)
    while todo:
        cell = todo.pop()
        if cell in around:
            continue
        for near in neighbours(rows, cols, cell):
            if near >= 0 and near not in seen and near not in part:
                seen.add(near)
                todo.append(near)
    return seen & around


def cuts(rows, cols, inside):
    found, _ = parts(rows, cols, inside)
    main = max((part for colour, part in found if colour), key=len)
    rim = [c for c in range(rows * cols) if -1 in neighbours(rows, cols, c)]
    for colour, part in found:
        if part is main:
            continue
        ends = [min(part)] + ([min(main)] if colour else [])
        start = [min(main)] if colour else [c for c in rim if c not in part]
        wall = separator(rows, cols, part, start)
        yield [(c, colour) for c in ends] + [(c, not colour) for c in wall]


def solutions(grid):
    """How many solutions there are, as far as two."""
    rows, cols = len(grid), len(grid[0])
    control = clingo.Control(["--warn=none"])
    control.add("base", [], RULES + facts(grid))
    control.ground([("base", [])])
    literals = {
        atom.symbol.arguments[0].number: atom.literal
        for atom in control.symbolic_atoms.by_signature("in", 1)
    }
    count = 0
    while count < 2:
        with control.solve(yield_=True) as handle:
            model = handle.model()
            if model is None:
                return count
            inside = [model.is_true(literals[c]) for c in range(rows * cols)]
        refused = list(cuts(rows, cols, inside))
        if not refused:
            count += 1
            refused = [list(enumerate(inside))]
        with control.backend() as backend:
            for cells in refused:
                body = [literals[c] if colour else -literals[c] for c, colour in cells]
                backend.add_rule([], body)
    return count


def main():
    times = {}
    for line in sys.stdin:
        board = json.loads(line)
        grid = board["puzzle"].split(",")
        start = time.process_time()
        assert solutions(grid) == 1, board["id"]
        took = (time.process_time() - start) * 1e3
        times.setdefault(board["set"], []).append(took)
    for name, all_times in times.items():
        print(f"{name:14} {len(all_times):4} boards  median {statistics.median(all_times):8.1f}  worst {max(all_times):8.1f} ms")


main()
