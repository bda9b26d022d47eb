"""The yardsticks: other solvers on the same boards, uniqueness proven.

    cargo run --release -p tools --bin bench_sets -- --puzzles "slitherlink 25x30" | python3 benches/yardstick.py

Slitherlinks go to clingo, Sudokus of square boxes and Aquariums to CP-SAT with
one worker: `pip install clingo ortools`. Prints the CPU time of each set in
milliseconds, building the model included.

For clingo the rules are clauses over cells; a model with more than one loop is
answered with one clause for each part that is cut off, as long as there are
any. For CP-SAT a Sudoku is all-different in each house, and an Aquarium has a
level per tank.
"""

import json
import math
import re
import statistics
import sys
import time

import clingo
from ortools.sat.python import cp_model

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


def numbers(text):
    """The numbers of a link's part; None for each place left out."""
    for word in re.findall(r"-..|[0-9a-f]|[g-z]", text):
        if word >= "g":
            yield from [None] * (int(word, 36) - 15)
        else:
            yield int(word.lstrip("-"), 16)


def distinct(model, variables):
    """How many assignments a model has, as far as two."""
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    for count in range(2):
        if solver.solve(model) == cp_model.INFEASIBLE:
            return count
        others = []
        for variable in variables:
            value = solver.value(variable)
            other = model.new_bool_var("")
            model.add(variable != value).only_enforce_if(other)
            others.append(other)
        model.add_bool_or(others)
    return 2


def sudoku(link):
    side = int(link.split("/")[1])
    box = math.isqrt(side)
    model = cp_model.CpModel()
    cells = [model.new_int_var(1, side, "") for _ in range(side * side)]
    for cell, digit in zip(cells, numbers(link.split("/")[3])):
        if digit is not None:
            model.add(cell == digit)
    for i in range(side):
        model.add_all_different(cells[i * side : (i + 1) * side])
        model.add_all_different(cells[i::side])
        top, left = i // box * box, i % box * box
        square = range(box)
        model.add_all_different(cells[(top + r) * side + left + c] for r in square for c in square)
    return distinct(model, cells)


def tanks(cols, rows, walls):
    """For each cell the first one of its tank."""
    bits = [int(five, 32) >> (4 - i) & 1 for five in walls for i in range(5)]
    tank = list(range(rows * cols))

    def first(cell):
        return cell if tank[cell] == cell else first(tank[cell])

    upright, flat = bits[: rows * (cols - 1)], bits[-(-rows * (cols - 1) // 5) * 5 :]
    for i, wall in enumerate(upright):
        if not wall:
            here = i // (cols - 1) * cols + i % (cols - 1)
            tank[first(here + 1)] = first(here)
    for here, wall in enumerate(flat[: (rows - 1) * cols]):
        if not wall:
            tank[first(here + cols)] = first(here)
    return [first(cell) for cell in range(rows * cols)]


def aquarium(link):
    cols, rows, walls, sums = link.removeprefix("aquarium/r/").split("/")
    cols, rows = int(cols), int(rows)
    tank = tanks(cols, rows, walls)
    model = cp_model.CpModel()
    heights = {name: sorted({c // cols for c in range(rows * cols) if tank[c] == name}) for name in set(tank)}
    water = {(name, row): model.new_bool_var("") for name in heights for row in heights[name]}
    for name, own in heights.items():
        for upper, lower in zip(own, own[1:]):
            model.add_implication(water[name, upper], water[name, lower])
    cell = [water[tank[c], c // cols] for c in range(rows * cols)]
    lines = [cell[c::cols] for c in range(cols)] + [cell[r * cols : (r + 1) * cols] for r in range(rows)]
    for line, total in zip(lines, numbers(sums)):
        if total is not None:
            model.add(sum(line) == total)
    return distinct(model, list(water.values()))


def count(name, puzzle):
    if name.startswith("sudoku"):
        return sudoku(puzzle)
    if name.startswith("aquarium"):
        return aquarium(puzzle)
    return solutions(puzzle.split(","))


def main():
    times = {}
    for line in sys.stdin:
        board = json.loads(line)
        if board["set"] == "sudoku jigsaw":
            continue
        start = time.process_time()
        assert count(board["set"], board["puzzle"]) == 1, board["id"]
        took = (time.process_time() - start) * 1e3
        times.setdefault(board["set"], []).append(took)
    for name, all_times in times.items():
        mean, median = statistics.mean(all_times), statistics.median(all_times)
        print(f"{name:24} {len(all_times):4} boards  mean {mean:8.2f}  median {median:8.2f}  worst {max(all_times):9.1f} ms")


main()
