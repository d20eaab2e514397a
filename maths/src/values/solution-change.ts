import type { Node } from '#notation/node.ts'
import { countNodes } from '#values/count-nodes.ts'
import { criticalPoints } from '#values/critical-points.ts'
import { isSameValue } from '#values/equal.ts'
import type { Environment } from '#values/evaluate.ts'
import { fixingsFor, SLICES } from '#values/fixings.ts'
import { lookAlong } from '#values/lines.ts'
import { searchPoints } from '#values/search-points.ts'
import { holds, namesIn, relationsOf, type Statement, statementOf } from '#values/statement.ts'
import { isSystem, pointsOf } from '#values/systems.ts'
import type { Value } from '#values/value.ts'
import { spend } from '#values/work.ts'

/** How a step changed what solves an equation: some got lost, or some came in. */
export type SolutionChange = 'lost' | 'gained'

/**
 * Solutions that got lost, and those that came in. Each names the letters that decide it: `a = 0`
 * alone where a solution is lost whatever the others are, all letters where it is one example.
 */
export type SolutionDifference = {
  readonly lost: readonly Environment[]
  readonly gained: readonly Environment[]
}

/** Roots found by search are known to about this part of themselves. */
const NEAR = 1e-8
/** About how many places of a line are asked. */
const STOPS = 4
const NOTHING: SolutionDifference = { lost: [], gained: [] }

/**
 * Whether the second equation has only some of the solutions of the first, or all of them and
 * more. Undefined where it is neither or not known, and for inequalities.
 */
export function solutionChange(before: Node, here: Node): SolutionChange | undefined {
  const difference = solutionDifference(before, here)
  if (difference === undefined) return undefined
  const { lost, gained } = difference
  if (lost.length > 0 && gained.length > 0) return undefined
  if (lost.length > 0) return hasSolutions(here) ? 'lost' : undefined
  return gained.length > 0 ? 'gained' : undefined
}

/** Which solutions of the first equation the second has lost, and which it has let in; undefined where not known. */
export function solutionDifference(before: Node, here: Node): SolutionDifference | undefined {
  const [a, b] = [statementOf(before), statementOf(here)]
  if (a === undefined || b === undefined) return undefined
  if (![...relationsOf(a), ...relationsOf(b)].every(({ sign }) => sign === '=')) return undefined
  const names = [...new Set([...namesIn(a), ...namesIn(b)])].sort()
  const [name] = names
  if (name === undefined) return undefined
  if (names.length === 1) return differenceOf(solutionsOf(a, name), solutionsOf(b, name))
  if (isSystem(a) || isSystem(b)) return differenceOf(pointsOf(a, names), pointsOf(b, names))
  return alongLines(a, b, names)
}

function hasSolutions(node: Node): boolean {
  const statement = statementOf(node)
  const [name, ...others] = statement ? namesIn(statement) : []
  if (statement === undefined || name === undefined) return false
  return others.length > 0 || (solutionsOf(statement, name) ?? []).length > 0
}

function solutionsOf(statement: Statement, name: string): readonly Environment[] | undefined {
  const found: Value[] = []
  for (const relation of relationsOf(statement)) {
    const some =
      criticalPoints(relation, name, new Map()) ?? searchPoints(relation, name, new Map())
    if (some === undefined) return undefined
    found.push(...some)
  }
  return found.map((x) => new Map([[name, x]])).filter((at) => holds(statement, at))
}

const isAmong = (these: readonly Environment[], at: Environment): boolean =>
  these.some((each) =>
    [...at].every(([name, x]) => {
      const y = each.get(name)
      return y !== undefined && isSameValue(x, y, NEAR)
    }),
  )

const single = (these: readonly Environment[]): Environment[] =>
  these.filter((at, i) => !isAmong(these.slice(0, i), at))

const differenceOf = (
  old: readonly Environment[] | undefined,
  now: readonly Environment[] | undefined,
): SolutionDifference | undefined =>
  old &&
  now && {
    lost: single(old.filter((at) => !isAmong(now, at))),
    gained: single(now.filter((at) => !isAmong(old, at))),
  }

/** Of several letters, by the places of lines where one statement holds and the other does not. */
function alongLines(
  a: Statement,
  b: Statement,
  names: readonly string[],
): SolutionDifference | undefined {
  const fixings = fixingsFor(a, b, names)
  const size = relationsOf(a)
    .concat(relationsOf(b))
    .reduce((sum, each) => sum + countNodes(each), 0)
  let difference = NOTHING
  for (const name of names) {
    if (!spend(size * fixings.length * STOPS)) return undefined
    const lines = fixings.map(({ at, isSpecial }) => ({
      at,
      line: lookAlong(a, b, name, at, { isLenient: isSpecial }),
    }))
    const found = (holdsFirst: boolean): readonly Environment[] => {
      const all = lines.map(({ at, line }) =>
        (line?.differences ?? [])
          .filter((each) => each.holdsFirst === holdsFirst)
          .map(({ x }) => new Map([...at, [name, x]])),
      )
      const [first = [], ...others] = all.slice(0, SLICES)
      // Lost on each line at the same place: the other letters have no say in it.
      const always = first
        .map((at): Environment => new Map([...at].filter(([each]) => each === name)))
        .filter((at) => others.every((line) => isAmong(line, at)))
      return always.length > 0 ? always : all.flat().slice(0, 1)
    }
    difference = {
      lost: better(difference.lost, found(true)),
      gained: better(difference.gained, found(false)),
    }
  }
  return difference
}

/** What holds for all values of the other letters says more than an example. */
function better(old: readonly Environment[], now: readonly Environment[]): readonly Environment[] {
  const general = [...old, ...now].filter((at) => at.size === 1)
  return general.length > 0 ? general : [...old, ...now].slice(0, 1)
}
