import {
  bracketsOf,
  FUNCTIONS,
  isStatement,
  mentions,
  type Node,
  some,
  variablesOf,
} from '@learngrove/maths/notation'
import { toNumber } from '@learngrove/maths/rational'
import { listedCommas, type Several } from '#expressions/listed-commas.ts'
import { withTurnedI } from '#expressions/turned-i.ts'
import { withWholeNumbers } from '#expressions/whole-number-sets.ts'
import { wordsToDigits } from '#numbers/number-words.ts'
import { withPlusNegative } from '#numbers/plus-negative.ts'

/** What the key tells about how an answer may be typed. */
export type KeyShape = {
  readonly variables: readonly string[]
  readonly wanted: Node | undefined
  readonly decimal: '.' | ','
}

/** `f(x) =`, `f^{-1}(x) =`; a slope, f'(x), says something else. */
const OF_LETTER =
  /^\s*[a-zA-Z]\s*(?:\^\s*(?:\{\s*-\s*1\s*\}|\(\s*-\s*1\s*\)|-\s*1)|⁻¹)?\s*(?:\\left\s*)?\(\s*[a-zA-Z]\s*(?:\\right\s*)?\)\s*[=＝](?!=)\s*/
/** `u_n =`, `a_{n} =`, `Un =`. */
const NUMBERED = /^\s*(?:[a-zA-Z]\s*_\s*\{?\s*[a-zA-Z]\s*\}?|[a-zA-Z]ₙ|[uUtTaA]n)\s*=(?!=)\s*/
const NTH_TERM =
  /^\s*(?:(?:the|my|its)\s+)?(?:\$?n\$?\s*-?\s*(?:\^?\{?\s*th\s*\}?)|general)\s*term(?:\s+(?:rule|formula))?\s*(?:=|:|\bis\b|->)\s*/i
/** One letter that the question does not use. */
const LETTER = /^\s*([a-zA-Z])\s*=(?!=)\s*(?=\S)/
/** `area =`, `Perimeter: `. */
const WORDS =
  /^\s*(?:(?:the|my|so|total)\s+)?([a-zA-Z]{3,})(?:\s+[a-zA-Z]{2,}){0,4}\s*(?:=(?!=)|:\s)\s*(?=\S)/i

/** Words before a sign that are no name, and would turn the meaning round. */
const TURNS =
  /\b(?:not|no|never|if|unless|except|either|than|minus|negative|plus|times|over|half)\b/i

const NUMBER_WORD =
  /\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|half|quarter)\b/i

/** A solution with a number of its own: `x1 =`, `x_2 =`, `x₁ =`. */
const NUMBERED_LETTER = /(?<![a-zA-Z\\])([a-zA-Z])(?:_?\{?\d\}?|[₀-₉])\s*=(?!=)/g

/** An answer as it is read: without a name before it, its words and letters as the key writes them. */
export function typedAnswer(text: string, shape: KeyShape): string {
  const { variables, wanted } = shape
  let plain = text
  if (NUMBER_WORD.test(plain) && !plain.includes('\\')) plain = wordsToDigits(plain)
  plain = withWholeNumbers(realNumbers(plain, variables))
  if (!/\\begin|⟦/.test(plain)) plain = plain.replace(/ & /g, ' and ')
  if (wanted === undefined) return plain
  if (/[<>≤≥].*[∪∨].*[<>≤≥]/.test(plain)) plain = plain.replace(/\s*[∪∨]\s*/g, ' or ')
  plain = isStatement(wanted) ? ownLetters(plain, variables) : withoutName(plain, shape, wanted)
  const several = severalOf(wanted)
  // Below an equation the two signs may be those of its formula, though one solution is left out.
  if (several === undefined && !isStatement(wanted)) plain = withPlusNegative(plain)
  if (mentions(wanted, 'i')) plain = withTurnedI(plain)
  return listedCommas(plain, several, shape.decimal)
}

/** A letter R for the real numbers where the question has no such letter. */
function realNumbers(text: string, variables: readonly string[]): string {
  if (!text.includes('R') || variables.includes('R') || variables.includes('r')) return text
  return text.replace(/^\s*R\s*$|(?<=∈\s*|\\in\s*)R\b|(?<=\bin\s+)R$/g, 'ℝ')
}

/** `x_1 = 2, x_2 = 3` as `x = 2, x = 3`, where the question knows no numbered letters. */
const ownLetters = (text: string, variables: readonly string[]): string =>
  text.replace(NUMBERED_LETTER, (whole, letter: string) =>
    variables.includes(letter) && !variables.some((name) => name.startsWith(`${letter}_`))
      ? `${letter} =`
      : whole,
  )

/** An expression without the name that is given to it. */
function withoutName(text: string, { variables }: KeyShape, wanted: Node): string {
  const own = variablesOf(wanted)
  const isCall = some(wanted, (node) => node.type === 'call' && /^[a-zA-Z]'*$/.test(node.name))
  const term = text.replace(NTH_TERM, '')
  if (term !== text && term !== '') return term
  const numbered = NUMBERED.exec(text)?.[0]
  if (numbered !== undefined && !own.some((name) => name.includes('_')))
    return text.slice(numbered.length)
  const called = isCall ? undefined : OF_LETTER.exec(text)?.[0]
  if (called !== undefined) return text.slice(called.length)
  const [found, letter = ''] = LETTER.exec(text) ?? []
  // The value of one of the question's own letters is another matter: it may be a line of working.
  if (found !== undefined && !own.includes(letter) && !variables.includes(letter))
    return text.slice(found.length)
  const [named, word = ''] = WORDS.exec(text) ?? []
  if (named === undefined || variables.includes(word)) return text
  return FUNCTIONS.has(word.toLowerCase()) || TURNS.test(named) ? text : text.slice(named.length)
}

/** How many values the key has where it has several, and whether one of them needs thousands. */
export function severalOf(wanted: Node): Several | undefined {
  const count = countOf(wanted)
  if (count < 2) return undefined
  const hasThousands = some(
    wanted,
    (node) => node.type === 'number' && Math.abs(toNumber(node.value)) >= 1000,
  )
  return { count, hasThousands }
}

function countOf(node: Node): number {
  switch (node.type) {
    case 'any':
    case 'list':
    case 'set':
    case 'tuple':
      return node.items.reduce((total, item) => total + countOf(item), 0)
    case 'all':
      return node.items.every((item) => item.type === 'relation' && item.sign === '=')
        ? node.items.length
        : 1
    case 'relation':
      return node.sign === '=' ? countOf(node.right) : 1
    case 'sum':
      return node.sign === '±' || node.sign === '∓' ? 2 : 1
    case 'signed':
      return node.sign === '-' ? 1 : 2
    default:
      return 1
  }
}

/**
 * Letters that an answer may use though no question names them: i, j and k of a vector, and x of an
 * interval that is written as an inequality.
 */
export function lettersBeside(wanted: Node, variables: readonly string[]): readonly string[] {
  const isInterval =
    wanted.type === 'union' || (wanted.type === 'tuple' && /[[\]]/.test(bracketsOf(wanted)))
  if (isInterval && variables.length === 0 && variablesOf(wanted).length === 0) return ['x']
  const isColumn = wanted.type === 'matrix' && wanted.columns === 1
  const isVector = wanted.type === 'tuple' && !/[[\]]/.test(bracketsOf(wanted))
  const size = isColumn || isVector ? wanted.items.length : 0
  return size === 2 || size === 3 ? ['i', 'j', 'k'].slice(0, size) : []
}
