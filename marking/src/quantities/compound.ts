import type { Node } from '@learngrove/maths/notation'
import * as exact from '@learngrove/maths/rational'
import { type Rational, readDecimal } from '@learngrove/maths/rational'
import type { Quantity } from '#quantities/quantity-shape.ts'
import { unitLatex } from '#quantities/unit-text.ts'
import { readUnitAs, toBase, type Unit, unitShown, unitsFor } from '#quantities/units.ts'

/** `3 ft 2 in`, `1 h 5 min 30 s`: nobody writes more units in a row. */
const MAX_PIECES = 3

const PIECE = /\s*(?:(£|€|USD)\s*)?(\d+(?:[.,]\d+)?)\s*([a-zA-Z°£€¢]*)\s*(?:,\s+|\band\s+)?/y

type Piece = { readonly digits: string; readonly name: string }

/** `2 h 30 min`, `5 ft 3 in`, `£3 50p`: units of one kind, the larger ones first. */
export function readCompound(text: string, decimal: '.' | ','): Quantity | undefined {
  const isNegative = text.startsWith('-')
  const pieces = piecesOf(isNegative ? text.slice(1) : text)
  const [head] = pieces
  if (head === undefined || pieces.length < 2) return undefined
  const size = sizeIn(pieces, decimal)
  if (size === undefined) return undefined
  const value = isNegative ? exact.negative(size) : size
  const sign = isNegative ? '-' : ''
  const node: Node = { type: 'number', value, text: `${sign}${head.digits}` }
  const latex = pieces.map(({ digits, name }) => `${digits}\\,${unitLatex(name)}`)
  const speech = pieces.map(({ digits, name }) => `${digits} ${unitShown(name)}`)
  return {
    value,
    node,
    unit: head.name,
    is_compound: true,
    reading: { latex: sign + latex.join('\\;'), speech: `${sign}${speech.join(' ')}` },
  }
}

/** The whole in the unit of the first piece, which is the one that the others fit. */
function sizeIn(pieces: readonly Piece[], decimal: '.' | ','): Rational | undefined {
  for (const first of unitsFor(pieces[0]?.name ?? '')) {
    const sum = sumOf(pieces, first, decimal)
    if (sum !== undefined) return exact.over(sum, first.factor)
  }
  return undefined
}

function sumOf(pieces: readonly Piece[], first: Unit, decimal: '.' | ','): Rational | undefined {
  let sum = exact.ZERO
  let before: Unit | undefined
  for (const [i, { digits, name }] of pieces.entries()) {
    const unit = i === 0 ? first : readUnitAs(name, first.dimension)
    const count = readPiece(digits, decimal, i === pieces.length - 1)
    if (unit === undefined || count === undefined) return undefined
    if (unit.dimension !== first.dimension) return undefined
    if (before !== undefined && exact.compare(before.factor, unit.factor) <= 0) return undefined
    sum = exact.plus(sum, toBase(count, unit))
    before = unit
  }
  return sum
}

function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  PIECE.lastIndex = 0
  while (PIECE.lastIndex < text.length && pieces.length < MAX_PIECES) {
    const found = PIECE.exec(text)
    if (found === null) return []
    const [, sign, digits = '', name = ''] = found
    // `£3` carries its unit before the number.
    if ((sign === undefined) === (name === '')) return []
    pieces.push({ digits, name: sign ?? name })
    if (PIECE.lastIndex >= text.length) return pieces
  }
  return []
}

/** Only the last piece may have decimals. */
const readPiece = (digits: string, decimal: '.' | ',', isLast: boolean): Rational | undefined =>
  /^\d+$/.test(digits) || (isLast && digits.includes(decimal))
    ? readDecimal(digits.replace(',', '.'))
    : undefined
