import type { Question } from '@learngrove/marking/question'
import { equalExpressions, parseMaths } from '@learngrove/maths'
import type { Derived } from './derived.ts'

type Matching = Extract<Question, { type: 'matching' }>
type Ordering = Extract<Question, { type: 'ordering' }>

const inside = (text: string): string => text.replaceAll('$', '').trim()

/** A number, or a formula without words: two of them can be held against each other. */
const isMaths = (text: string): boolean =>
  !/[a-z]{3}/i.test(text.replaceAll(/\\[a-z]+/gi, '')) && parseMaths(inside(text)).ok

/** Holds what goes together against each other: each left equals its right, and no other. */
export function pairsAgree({ left, right, pairs }: Matching): Derived {
  if (![...left, ...right].every(isMaths)) return 'unknown'
  const equals = left.map((one) =>
    right.flatMap((other, at) => (equalExpressions(inside(one), inside(other)) ? [at + 1] : [])),
  )
  // What goes together need not be equal: where nothing is, it is something else that is asked.
  if (equals.every((orders) => orders.length === 0)) return 'unknown'
  return equals.every((orders, at) => orders.length === 1 && orders[0] === pairs[at])
    ? 'agrees'
    : 'disagrees'
}

const most = '(?:largest|greatest|biggest|highest|heaviest|longest)'
const least = '(?:smallest|lowest|least|lightest|shortest)'
const upwards = new RegExp(
  `\\b(?:ascending|increasing|${least} (?:first|to)|(?:with|from) the ${least})`,
  'i',
)
const downwards = new RegExp(
  `\\b(?:descending|decreasing|${most} (?:first|to)|(?:with|from) the ${most})`,
  'i',
)

const hundred = 100

function numberIn(text: string): number | undefined {
  const plain = inside(text)
    .replaceAll('−', '-')
    .replace(/^(-?)\\[dt]?frac\{(\d+)\}\{(\d+)\}$/, '$1$2/$3')
  const [, sign = '', above, below, part] =
    /^(-?)(\d+(?:\.\d+)?)(?:\/(\d+))?(\\?%)?$/.exec(plain) ?? []
  if (above === undefined || Number(below) === 0) return undefined
  const value = Number(above) / Number(below ?? 1) / (part === undefined ? 1 : hundred)
  return sign === '' ? value : -value
}

/** Sorts numbers anew, in the order that the text asks for. */
export function areInOrder({ text, items, sequence }: Ordering): Derived {
  const inTurn = sequence?.map((order) => items[order - 1] ?? '') ?? items
  const numbers = inTurn.map(numberIn)
  const isUp = upwards.test(text)
  if (isUp === downwards.test(text)) return 'unknown'
  const known = numbers.filter((each) => each !== undefined)
  if (known.length < numbers.length) return 'unknown'
  const isSorted = known.every((each, at) => {
    const before = known[at - 1]
    return before === undefined || (isUp ? before < each : before > each)
  })
  return isSorted ? 'agrees' : 'disagrees'
}
