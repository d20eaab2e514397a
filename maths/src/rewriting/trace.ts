import { childrenOf, type Node, variablesOf } from '#notation/node.ts'
import { approximate } from '#rewriting/approximate.ts'
import { outlineOf } from '#rewriting/outline.ts'
import { type Application, applications, type Rule } from '#rewriting/rule.ts'
import { targetOf } from '#rewriting/target.ts'

/** A path of more steps than these is not looked for. */
const MAX_STEPS = 3
/** How many lines are tried before the search gives up: some 25 ms of them. */
const MAX_TRIES = 900
/** Of lines with functions, which are compared in full each time. */
const MAX_FULL_TRIES = 60

/** What led from one line to another. */
export type Trace =
  /** Right steps only; none where the lines are the same in canonical form. */
  | { readonly kind: 'right'; readonly path: readonly Application[] }
  /** One mistake, among right steps. */
  | {
      readonly kind: 'mistake'
      readonly mistake: Application
      readonly path: readonly Application[]
    }
  /** Different mistakes explain it equally well. */
  | { readonly kind: 'ambiguous'; readonly ids: readonly string[] }
  | { readonly kind: 'none' }

export type TraceOptions = {
  readonly steps: readonly Rule[]
  readonly mistakes: readonly Rule[]
  readonly maxTries?: number
}

type State = {
  readonly node: Node
  readonly path: readonly Application[]
  readonly mistake?: Application
}

/**
 * Looks for the shortest path of rules from one line to another, at most one of them a mistake. The
 * lines are compared in canonical form, so that collecting and multiplying out count for no step.
 */
export function traceStep(from: Node, to: Node, options: TraceOptions): Trace {
  const known = new Set(variablesOf(from))
  const isForeign = variablesOf(to).some((name) => !known.has(name))
  if (isForeign || (from.type === 'relation') !== (to.type === 'relation')) return { kind: 'none' }
  const isThere = targetOf(to)
  if (isThere(from)) return { kind: 'right', path: [] }
  let left = Math.min(options.maxTries ?? MAX_TRIES, isPlain(from, to) ? MAX_TRIES : MAX_FULL_TRIES)
  let states: readonly State[] = [{ node: from, path: [] }]
  const seen = new Set<string>()
  for (let depth = 1; depth <= MAX_STEPS && left > 0; depth += 1) {
    const next: State[] = []
    const found: State[] = []
    for (const state of states) {
      for (const made of stepsFrom(state, options)) {
        left -= 1
        if (left < 0) return summaryOf(found)
        if (isThere(made.node)) found.push(made)
        else if (depth < MAX_STEPS && isNew(seen, made)) next.push(made)
      }
    }
    if (found.length > 0) return summaryOf(found)
    // What is right so far is followed first: more can still come of it.
    states = [...next.filter((each) => !each.mistake), ...next.filter((each) => each.mistake)]
  }
  return { kind: 'none' }
}

/** Whether the lines can be told apart at a place. */
const isPlain = (...lines: readonly Node[]): boolean =>
  lines.every((line) =>
    (line.type === 'relation' ? childrenOf(line) : [line]).every(
      (side) => !Number.isNaN(approximate(side)),
    ),
  )

function* stepsFrom(state: State, { steps, mistakes }: TraceOptions): Generator<State> {
  const { path, mistake } = state
  for (const rule of steps)
    for (const application of applications(rule, state.node))
      yield { ...state, node: application.result, path: [...path, application] }
  if (mistake !== undefined) return
  for (const rule of mistakes)
    for (const application of applications(rule, state.node))
      yield { node: application.result, path: [...path, application], mistake: application }
}

function isNew(seen: Set<string>, { node, mistake }: State): boolean {
  const key = `${mistake?.rule.id ?? ''} ${outlineOf(node)}`
  if (seen.has(key)) return false
  seen.add(key)
  return true
}

function summaryOf(found: readonly State[]): Trace {
  const right = found.find(({ mistake }) => mistake === undefined)
  if (right !== undefined) return { kind: 'right', path: right.path }
  const ids = [...new Set(found.flatMap(({ mistake }) => mistake?.rule.id ?? []))]
  const [first] = found
  if (first?.mistake === undefined) return { kind: 'none' }
  return ids.length === 1
    ? { kind: 'mistake', mistake: first.mistake, path: first.path }
    : { kind: 'ambiguous', ids }
}
