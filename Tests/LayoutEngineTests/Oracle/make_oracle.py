#!/usr/bin/env python3
"""Writes oracle.json: random constraint systems and what an independent solver says of them.

    python3 -m venv .build/oracle && .build/oracle/bin/pip install highspy
    .build/oracle/bin/python Tests/LayoutEngineTests/Oracle/make_oracle.py

HiGHS solves each system level by level: it minimises the sum of violations at the highest
priority, holds that sum, goes on to the next. The sums are unique where the values of variables
need not be, so the sums are what is recorded. Same seed, same systems; the file is checked in.

A system is {"v": variables, "c": constraints, "s": steps}:
  v  a string, one letter a variable: "f" free, "n" never below zero
  c  [relation, constant, priority, variable, coefficient, variable, coefficient, …],
     meaning  Σ coefficient · variable + constant (relation) 0
  s  what to do: ["+", constraint], ["-", constraint], ["=", constraint, constant];
     a trailing 0 says that the step must be refused, and changes nothing.
     A step ["?", sum, sum, …] gives the sums, from the highest priority present downward.
"""

import json
import os
import random

import highspy

INFINITY = highspy.kHighsInf
PRIORITIES = [999.5, 750, 500, 251, 250, 50, 1]
SYSTEMS = 220


class System:
    """The constraints that are in force, and questions about them."""

    def __init__(self, variables):
        self.variables = variables
        self.active = {}

    def model(self, constraints):
        """Variables first; an optional constraint also gets what it is missed by."""
        h = highspy.Highs()
        h.setOptionValue("output_flag", False)
        h.setOptionValue("primal_feasibility_tolerance", 1e-9)
        h.setOptionValue("dual_feasibility_tolerance", 1e-9)
        for kind in self.variables:
            h.addVar(0 if kind == "n" else -INFINITY, INFINITY)
        errors = {}
        for relation, constant, priority, *flat in constraints:
            columns, values = list(flat[0::2]), list(flat[1::2])
            if priority < 1000:
                for direction in (1, -1):
                    if relation == (">=" if direction == -1 else "<="):
                        continue
                    column = h.getNumCol()
                    h.addVar(0, INFINITY)
                    errors.setdefault(priority, []).append(column)
                    columns.append(column)
                    values.append(float(direction))
            low = -INFINITY if relation == "<=" else -constant
            high = INFINITY if relation == ">=" else -constant
            h.addRow(low, high, len(columns), columns, values)
        return h, errors

    def is_feasible(self, constraints):
        h, _ = self.model([c for c in constraints if c[2] == 1000])
        h.run()
        status = h.getModelStatus()
        if status == highspy.HighsModelStatus.kInfeasible:
            return False
        assert status == highspy.HighsModelStatus.kOptimal, status
        return True

    def sums(self):
        h, errors = self.model(self.active.values())
        sums = []
        for priority in sorted(errors, reverse=True):
            for column in range(h.getNumCol()):
                h.changeColCost(column, 1.0 if column in errors[priority] else 0.0)
            h.run()
            assert h.getModelStatus() == highspy.HighsModelStatus.kOptimal
            total = max(0.0, h.getInfo().objective_function_value)
            sums.append(round(total, 6))
            columns = errors[priority]
            h.addRow(-INFINITY, total + 1e-9, len(columns), columns, [1.0] * len(columns))
        return sums


def random_constraints(rng, variables):
    """Sums of anything, with few terms."""
    made = []
    for _ in range(rng.randint(4, 24)):
        chosen = rng.sample(range(len(variables)), min(len(variables), rng.choice([1, 1, 2, 2, 3, 4])))
        flat = []
        for variable in chosen:
            flat += [variable, rng.choice([1, 1, 1, -1, -1, -1, 2, -2, 0.5, -0.5, 3, 0.25])]
        priority = 1000 if rng.random() < 0.35 else rng.choice(PRIORITIES)
        relation = rng.choice(["<=", "==", "==", ">="])
        made.append([relation, rng.randint(-200, 200) / 2, priority, *flat])
    return made


def row_of_views(rng, variables):
    """Views side by side: edges, gaps, intrinsic sizes. Variables come as left, width, left, …"""
    count = len(variables) // 2
    total = rng.randint(20, 800)
    made = [["==", 0, 1000, 0, 1], ["==", -total, rng.choice([1000, 500]), 2 * count - 2, 1, 2 * count - 1, 1]]
    for i in range(count - 1):
        gap = rng.choice([0, 8, 20])
        relation, priority = rng.choice([("==", 1000), (">=", 1000), ("==", 999.5)])
        made.append([relation, -gap, priority, 2 * i + 2, 1, 2 * i, -1, 2 * i + 1, -1])
    for i in range(count):
        if rng.random() < 0.8:
            size = rng.randint(0, 400) / 2
            made.append(["<=", -size, rng.choice([250, 250, 251]), 2 * i + 1, 1])
            made.append([">=", -size, rng.choice([750, 750, 749]), 2 * i + 1, 1])
        if i and rng.random() < 0.3:
            ratio = rng.choice([1, 1, 2, 0.5])
            made.append(["==", 0, rng.choice([1000, 999, 500]), 2 * i + 1, 1, 2 * i - 1, -ratio])
    rng.shuffle(made)
    return made


def system(seed):
    rng = random.Random(seed)
    if seed % 2:
        variables = "".join(rng.choice("ffn") for _ in range(rng.randint(1, 9)))
        constraints = random_constraints(rng, variables)
    else:
        variables = "fn" * rng.randint(2, 6)
        constraints = row_of_views(rng, variables)
    solver = System(variables)
    steps = []

    def attempt(step, index, constraint):
        trial = dict(solver.active)
        trial[index] = constraint
        if constraint[2] == 1000 and not solver.is_feasible(trial.values()):
            steps.append(step + [0])
        else:
            solver.active = trial
            steps.append(step)

    for index, constraint in enumerate(constraints):
        attempt(["+", index], index, constraint)
    steps.append(["?", *solver.sums()])
    for _ in range(6):
        index = rng.randrange(len(constraints))
        if index not in solver.active:
            attempt(["+", index], index, constraints[index])
        elif rng.random() < 0.3:
            del solver.active[index]
            steps.append(["-", index])
        else:
            constant = rng.randint(-400, 400) / 2
            changed = list(solver.active[index])
            changed[1] = constant
            attempt(["=", index, constant], index, changed)
        steps.append(["?", *solver.sums()])
    return {"v": variables, "c": constraints, "s": steps}


def main():
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "oracle.json")
    lines = [json.dumps(system(seed), separators=(",", ":")) for seed in range(SYSTEMS)]
    with open(path, "w") as file:
        file.write("[\n" + ",\n".join(lines) + "\n]\n")


if __name__ == "__main__":
    main()
