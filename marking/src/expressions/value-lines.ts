import { isStatement, type Node, variablesOf } from '@learngrove/maths/notation'
import { severalOf } from '#expressions/typed-answer.ts'
import type { TypedLine } from '#expressions/typed-lines.ts'

/** A number without a letter and without a sign of a relation: `-3`, `√2/3`, `\frac{1}{2}`, `60°`. */
const BARE = /^(?=.*\d)(?:\\(?:[dt]?frac|sqrt|pi|circ)(?![a-z])|[^=<>≤≥≈a-zA-Z,;])+$/

/**
 * Solutions that stand on a line each without their letter, with it: `2`, then `-3`, where `x = 2 or
 * x = -3` is asked for. Only as many as the key has, since more of them may be working.
 */
export function withTheirLetter(
  lines: readonly TypedLine[],
  wanted: Node | undefined,
): readonly TypedLine[] {
  if (wanted === undefined || lines.length < 2 || !isStatement(wanted)) return lines
  const [name, ...others] = variablesOf(wanted)
  if (name === undefined || others.length > 0) return lines
  if (severalOf(wanted)?.count !== lines.length) return lines
  return lines.every(({ kind, maths }) => kind === 'line' && BARE.test(maths))
    ? lines.map((line) => ({ ...line, maths: `${name} = ${line.maths}` }))
    : lines
}
