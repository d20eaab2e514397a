/** A formula of the referee's own, so that nothing of the kernel that is tried has a say in what is expected. */
export type Formula =
  | { readonly op: 'number'; readonly n: number; readonly d: number }
  | { readonly op: 'letter'; readonly name: string }
  | { readonly op: '+' | '-' | '*' | '/'; readonly a: Formula; readonly b: Formula }
  | { readonly op: '^'; readonly a: Formula; readonly n: number }
  | { readonly op: FunctionName; readonly a: Formula }

export type FunctionName = 'sqrt' | 'abs' | 'sin' | 'cos' | 'tan' | 'exp' | 'ln'

export type Relation = {
  readonly sign: '=' | '<' | '>' | '<=' | '>='
  readonly left: Formula
  readonly right: Formula
}

/** Relations joined by "or" (`any`) or "and" (`all`). */
export type Said = Relation | { readonly join: 'any' | 'all'; readonly items: readonly Said[] }

export const number = (n: number, d = 1): Formula => ({ op: 'number', n, d })
export const letter = (name: string): Formula => ({ op: 'letter', name })
export const plus = (a: Formula, b: Formula): Formula => ({ op: '+', a, b })
export const minus = (a: Formula, b: Formula): Formula => ({ op: '-', a, b })
export const times = (a: Formula, b: Formula): Formula => ({ op: '*', a, b })
export const over = (a: Formula, b: Formula): Formula => ({ op: '/', a, b })
export const power = (a: Formula, n: number): Formula => ({ op: '^', a, n })
export const call = (op: FunctionName, a: Formula): Formula => ({ op, a })
export const relation = (
  left: Formula,
  right: Formula,
  sign: Relation['sign'] = '=',
): Relation => ({
  sign,
  left,
  right,
})

/** As a student types it. */
export function textOf(formula: Formula): string {
  switch (formula.op) {
    case 'number': {
      const text = formula.d === 1 ? String(formula.n) : `${formula.n}/${formula.d}`
      return formula.n < 0 || formula.d !== 1 ? `(${text})` : text
    }
    case 'letter':
      return formula.name
    case '^':
      return `(${textOf(formula.a)})^(${formula.n})`
    case '+':
    case '-':
    case '*':
    case '/':
      return `(${textOf(formula.a)}${formula.op}${textOf(formula.b)})`
    default:
      return `${formula.op}(${textOf(formula.a)})`
  }
}

export function saidText(said: Said): string {
  if ('join' in said) return said.items.map(saidText).join(said.join === 'any' ? ' or ' : ' and ')
  return `${textOf(said.left)}${said.sign}${textOf(said.right)}`
}

export type Place = Readonly<Record<string, number>>

/** The value by machine numbers; not a number where there is none. */
export function workedOut(formula: Formula, at: Place): number {
  switch (formula.op) {
    case 'number':
      return formula.n / formula.d
    case 'letter':
      return at[formula.name] ?? Number.NaN
    case '+':
      return workedOut(formula.a, at) + workedOut(formula.b, at)
    case '-':
      return workedOut(formula.a, at) - workedOut(formula.b, at)
    case '*':
      return workedOut(formula.a, at) * workedOut(formula.b, at)
    case '/':
      return workedOut(formula.a, at) / workedOut(formula.b, at)
    case '^':
      return workedOut(formula.a, at) ** formula.n
    case 'ln':
      return Math.log(workedOut(formula.a, at))
    default:
      return Math[formula.op](workedOut(formula.a, at))
  }
}

/** About how much rounding may have changed a value: the largest number met on the way. */
export function sizeOf(formula: Formula, at: Place): number {
  const own = Math.abs(workedOut(formula, at))
  if (!('a' in formula)) return own
  const inner =
    'b' in formula ? Math.max(sizeOf(formula.a, at), sizeOf(formula.b, at)) : sizeOf(formula.a, at)
  return Math.max(own, inner)
}

export const lettersOf = (formula: Formula): readonly string[] =>
  formula.op === 'letter'
    ? [formula.name]
    : [
        ...new Set([
          ...('a' in formula ? lettersOf(formula.a) : []),
          ...('b' in formula ? lettersOf(formula.b) : []),
        ]),
      ]

/** Changes one part, drawn by the caller: `change` is asked about each until it has one. */
export function changedOnce(
  formula: Formula,
  change: (part: Formula) => Formula | undefined,
): Formula | undefined {
  const own = change(formula)
  if (own !== undefined || !('a' in formula)) return own
  const a = changedOnce(formula.a, change)
  if (a !== undefined) return { ...formula, a }
  const b = 'b' in formula ? changedOnce(formula.b, change) : undefined
  return b === undefined || !('b' in formula) ? undefined : { ...formula, b }
}
