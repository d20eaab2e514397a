import { type Node, some } from '#notation/node.ts'
import { printLatex } from '#notation/print-latex.ts'

/** Exponents and other numbers of more digits are not handed to the library. */
const MAX_DIGITS = 3

/** How long the library may think about one question, in milliseconds. */
const TIME_LIMIT = 120

type Expression = {
  readonly isValid: boolean
  readonly isIdenticallyEqual?: (other: Expression) => boolean | undefined
}
type Engine = {
  parse(latex: string): Expression
  withTimeLimit<T>(ms: number, fn: () => T): T
}
type Loader = { createRequire(from: string): (name: string) => { ComputeEngine: new () => Engine } }
type Host = { readonly process?: { getBuiltinModule?: (name: string) => Loader } }

let engine: Engine | null | undefined

/** Loaded when it is first needed only: it costs more than a hundred milliseconds. */
function engineOf(): Engine | null {
  if (engine !== undefined) return engine
  try {
    // The casts name the little that is used of a host that this package does not depend on.
    const loader = (globalThis as Host).process?.getBuiltinModule?.('module')
    const { url } = import.meta as { readonly url?: string }
    const library =
      url === undefined ? undefined : loader?.createRequire(url)('@cortex-js/compute-engine')
    engine = library === undefined ? null : new library.ComputeEngine()
  } catch {
    engine = null
  }
  return engine
}

/**
 * Loads the library ahead, so that no judgement has to wait for it; false where
 * it is not there, which costs only the few answers that it would decide.
 */
export const warmUp = (): boolean => engineOf() !== null

/**
 * Whether the library can be trusted to come back: 9^9^9^9 keeps it busy for
 * seconds without a look at its time limit.
 */
function isTame(node: Node): boolean {
  if (!some(node, ({ type }) => type === 'variable')) return false
  return !some(node, (each) => {
    // Sets, statements and tables are not for it.
    if ('items' in each || each.type === 'relation') return true
    if (each.type === 'number') return each.text.length > MAX_DIGITS
    if (each.type === 'factorial' || each.type === 'call') return true
    if (each.type !== 'power') return false
    return some(each.exponent, ({ type }) => type !== 'number' && type !== 'variable')
  })
}

/**
 * What compute-engine says to two formulas that sampling could not decide.
 * Undefined where it does not know, takes too long or is not there.
 */
export function secondOpinion(a: Node, b: Node): boolean | undefined {
  if (!isTame(a) || !isTame(b)) return undefined
  const ce = engineOf()
  if (ce === null) return undefined
  try {
    return ce.withTimeLimit(TIME_LIMIT, () => {
      const [left, right] = [ce.parse(printLatex(a)), ce.parse(printLatex(b))]
      return left.isValid && right.isValid ? left.isIdenticallyEqual?.(right) : undefined
    })
  } catch {
    return undefined
  }
}
