//! Times the crate `cassowary` on the window that `bench` writes to standard input; prints
//! milliseconds for a build and microseconds for one edit.

use cassowary::{strength, Constraint, Expression, RelationalOperator, Solver, Term, Variable};
use std::io::Read;
use std::time::Instant;

fn numbers<'a>(words: impl Iterator<Item = &'a str>) -> Vec<f64> {
    words.map(|word| word.parse().unwrap()).collect()
}

fn constraint(line: &str, variables: &[Variable]) -> Constraint {
    let words: Vec<&str> = line.split_whitespace().collect();
    let operator = match words[1] {
        "<=" => RelationalOperator::LessOrEqual,
        ">=" => RelationalOperator::GreaterOrEqual,
        _ => RelationalOperator::Equal,
    };
    let flat = numbers(words[3..].iter().copied());
    let terms = flat.chunks(2).map(|t| Term { variable: variables[t[0] as usize], coefficient: t[1] });
    let sum = Expression::new(terms.collect(), words[2].parse().unwrap());
    Constraint::new(sum, operator, words[0].parse().unwrap())
}

fn build(lines: &[&str], variables: &[Variable]) -> Solver {
    let mut solver = Solver::new();
    for edit in &variables[..2] {
        solver.add_edit_variable(*edit, strength::STRONG).unwrap();
    }
    for line in lines {
        solver.add_constraint(constraint(line, variables)).unwrap();
    }
    solver
}

/// The median over samples of the time for one call, in seconds.
fn median(calls: u32, mut body: impl FnMut()) -> f64 {
    let mut times: Vec<f64> = (0..41)
        .map(|_| {
            let start = Instant::now();
            (0..calls).for_each(|_| body());
            start.elapsed().as_secs_f64() / f64::from(calls)
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    let count = numbers(lines.remove(0).split_whitespace().skip(1))[0] as usize;
    let sizes: Vec<Vec<f64>> = lines.iter().filter(|l| l.starts_with("size"))
        .map(|l| numbers(l.split_whitespace().skip(1))).collect();
    lines.retain(|l| !l.starts_with("size"));
    let variables: Vec<Variable> = (0..count).map(|_| Variable::new()).collect();

    let parse = median(8, || lines.iter().for_each(|l| { constraint(l, &variables); }));
    let built = median(8, || { build(&lines, &variables).fetch_changes(); });
    let mut solver = build(&lines, &variables);
    let resized = median(200, || for size in &sizes {
        solver.suggest_value(variables[0], size[0]).unwrap();
        solver.suggest_value(variables[1], size[1]).unwrap();
        solver.fetch_changes();
    });
    println!("{} {}", (built - parse) * 1e3, resized * 1e6 / (2 * sizes.len()) as f64);
}
