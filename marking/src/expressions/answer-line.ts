import { parseMaths, type ReadOptions } from '@learngrove/maths'
import { isStatement, type Node, variablesOf } from '@learngrove/maths/notation'
import { relationsOf, statementOf } from '@learngrove/maths/values'
import { calculationOf } from '#expressions/calculation.ts'
import type { PointKey } from '#expressions/points.ts'
import { typedAnswer } from '#expressions/typed-answer.ts'
import type { TypedLine } from '#expressions/typed-lines.ts'

type Asked = {
  readonly reader: ReadOptions
  readonly wanted: Node | undefined
  readonly pointKey: PointKey | undefined
}

/** An x between two numbers: `6x4`. */
const CROSS = /(?<=[\d)]\s*)[xX](?=\s*[-(.\d])/g

/** A line as it is read: x for times where no x is in the question, values side by side parted. */
export function readableText(line: TypedLine, { reader, wanted, pointKey }: Asked): TypedLine {
  const names = reader.variables
  const isCross = names?.every((name) => !/^x/i.test(name)) ?? false
  const { decimal = '.' } = reader
  const typed = typedAnswer(line.maths, { variables: names ?? [], wanted, decimal })
  const crossed = isCross ? typed.replace(CROSS, '×') : typed
  const maths = pointKey === undefined ? crossed : partedValues(crossed, pointKey.names)
  return maths === line.maths ? line : { ...line, maths }
}

/** `x = 4 y = 1` as `x = 4, y = 1`; every piece must name another letter and a value. */
function partedValues(text: string, names: readonly string[]): string {
  return valuesBetween(text, names, '\\s+')?.join(', ') ?? text
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
  const isEach = found.every((name, i) => name !== undefined && found.indexOf(name) === i)
  return isEach && pieces.length > 1 ? pieces : undefined
}

/**
 * Which line is the answer: the last one, but for notes, for a check below it (`2·3 + 4 = 10`) and
 * for what the letter must not be (`x ≠ 2`).
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

/** A calculation below the answer, or a value that is ruled out. */
function isAside(text: string, { reader, wanted }: Asked): boolean {
  const read = parseMaths(text, reader)
  if (!read.ok || !isStatement(read.expression)) return false
  if (calculationOf(read.expression) !== undefined) return true
  const [only, ...more] = relationsOf(statementOf(read.expression) ?? NOTHING)
  if (only?.sign !== '≠' || more.length > 0) return false
  const asked = wanted && statementOf(wanted)
  return asked !== undefined && relationsOf(asked).every(({ sign }) => sign !== '≠')
}

const NOTHING = { type: 'all', items: [] } as const
