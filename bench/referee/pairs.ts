import { FAMILIES, type Family, formulaOf, numericVerdict } from './expressions.ts'
import { type Formula, type Said, saidText, textOf } from './formula.ts'
import { type Random, randomOf } from './random.ts'
import { rewritten, slipped } from './rewrites.ts'
import { STATEMENT_FAMILIES, type StatementFamily, statementsOf } from './statements.ts'

/** Two pieces of mathematics, and whether they come to the same by the way they were made. */
export type Pair = {
  readonly family: Family | StatementFamily
  readonly first: string
  readonly second: string
  readonly formulas: readonly [Formula, Formula] | readonly [Said, Said]
  /** Undefined where a slip was made that may have changed nothing. */
  readonly made: 'same' | 'other' | undefined
}

function expressionPair(family: Family, random: Random, isSame: boolean): Pair {
  const formula = formulaOf(family, random)
  const slip = isSame ? undefined : slipped(formula, random)
  const second = rewritten(slip ?? formula, random, random.whole(1, 4))
  const first = rewritten(formula, random, random.whole(0, 2))
  const made = slip === undefined ? 'same' : numericVerdict(first, second, random)
  return {
    family,
    first: textOf(first),
    second: textOf(second),
    formulas: [first, second],
    // That two are the same is never taken from machine numbers alone.
    made: made === 'same' && slip !== undefined ? undefined : made,
  }
}

function statementPair(family: StatementFamily, random: Random, isSame: boolean): Pair {
  const [a, b] = statementsOf(family, random, isSame)
  return {
    family,
    first: saidText(a.said),
    second: saidText(b.said),
    formulas: [a.said, b.said],
    made: a.meaning === b.meaning ? 'same' : 'other',
  }
}

/** So many pairs, the same for the same seed: as many expressions as statements, half of them not the same. */
export function* pairsOf(count: number, seed: number): Generator<Pair> {
  const random = randomOf(seed)
  for (let i = 0; i < count; i += 1) {
    const isSame = random.chance(0.5)
    if (i % 2 === 0) yield expressionPair(random.pick(FAMILIES), random, isSame)
    else yield statementPair(random.pick(STATEMENT_FAMILIES), random, isSame)
  }
}
