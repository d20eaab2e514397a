import { parseMaths, type ReadOptions } from '@learngrove/maths'
import { isStatement, type Node, variablesOf } from '@learngrove/maths/notation'
import { isWrittenAlike } from '@learngrove/maths/rewriting'
import { relationsOf, statementOf } from '@learngrove/maths/values'
import { assignmentsOf } from '#expressions/assignments.ts'
import type { PointKey } from '#expressions/points.ts'
import { typedAnswer } from '#expressions/typed-answer.ts'
import type { TypedLine } from '#expressions/typed-lines.ts'

type Asked = {
  readonly reader: ReadOptions
  readonly wanted: Node | undefined
  readonly from: Node | undefined
  readonly pointKey: PointKey | undefined
}

/** An x between two numbers: `6x4`. */
const CROSS = /(?<=[\d)]\s*)[xX](?=\s*[-(.\d])/g

/** The number of an equation in front of it, `(1)`, `2)` or `①`, or behind dots. */
const LABEL = /^(?:\(\d\)\s+(?=.*=)|\d\)\s*(?=.*=)|[①-⑨]\s*)|\s*(?:(?:\.{2,}|…)\s*\(\d\)|[①-⑨])$/gu

/** A line as it is read: x for times where no x is in the question, values side by side parted. */
export function readableText(line: TypedLine, { reader, wanted, pointKey }: Asked): TypedLine {
  const names = reader.variables
  const isCross = names?.every((name) => !/^x/i.test(name)) ?? false
  const { decimal = '.' } = reader
  const typed = typedAnswer(line.maths, { variables: names ?? [], wanted, decimal })
  const crossed = isCross ? typed.replace(CROSS, '×') : typed
  const own = pointKey?.names ?? (wanted && assignmentsOf(wanted)?.map(({ name }) => name))
  if (own === undefined) return crossed === line.maths ? line : { ...line, maths: crossed }
  const bare = pointKey === undefined ? crossed : crossed.replace(LABEL, '')
  const maths = valuesBetween(bare, own, '\\s+')?.join(', ') ?? bare
  return maths === line.maths ? line : { ...line, maths }
}

/** What to ask where values stand so close that they can be read in two ways: `x=4y=1`. */
export function crampedNote(text: string, names: readonly string[]): string | undefined {
  const pieces = valuesBetween(text, names, '(?<=\\d)')
  return pieces && `Do you mean ${pieces.join(', ')}? Please put a comma between your values.`
}

function valuesBetween(
  text: string,
  names: readonly string[],
  gap: string,
): readonly string[] | undefined {
  const letter = names.map((name) => name.replace(/[^a-zA-Z0-9]/g, '\\$&')).join('|')
  const pieces = text.split(new RegExp(`${gap}(?=(?:${letter})\\s*=)`))
  const value = new RegExp(`^(${letter})\\s*=(?!.*\\b(?:and|or)$)[^=,;<>]*[^=,;<>+*/^(\\s-]$`)
  const found = pieces.map((piece) => value.exec(piece)?.[1])
  // Of one letter several values may stand side by side, of several letters one of each.
  const isEach = found.every(
    (name, i) => name !== undefined && (names.length === 1 || found.indexOf(name) === i),
  )
  return isEach && pieces.length > 1 ? pieces : undefined
}

/**
 * Which line is the answer: the last one, but for notes, for a check below it (`2·3 + 4 = 10`, or
 * what was given), and for what the letter must not be (`x ≠ 2`).
 */
export function answerAt(lines: readonly TypedLine[], asked: Asked): number {
  const last = lines.findLastIndex(({ kind }) => kind === 'line')
  if (last <= 0) return Math.max(0, last < 0 ? lines.length - 1 : last)
  const { wanted } = asked
  if (wanted === undefined || variablesOf(wanted).length === 0) return last
  for (let at = last; at >= 0; at -= 1)
    if (lines[at]?.kind === 'line' && !isAside(lines[at]?.maths ?? '', asked)) return at
  return last
}

/** A calculation below the answer, a value that is ruled out, or what was given once more. */
function isAside(text: string, { reader, wanted, from }: Asked): boolean {
  const read = parseMaths(text, reader)
  if (!read.ok || !isStatement(read.expression)) return false
  const node = read.expression
  if (variablesOf(node).length === 0) return true
  const given = from === undefined ? [] : 'items' in from ? [from, ...from.items] : [from]
  if (given.some((each) => isWrittenAlike(each, node))) return true
  const [only, ...more] = relationsOf(statementOf(node) ?? NOTHING)
  if (only?.sign !== '≠' || more.length > 0) return false
  const asked = wanted && statementOf(wanted)
  return asked !== undefined && relationsOf(asked).every(({ sign }) => sign !== '≠')
}

const NOTHING = { type: 'all', items: [] } as const
