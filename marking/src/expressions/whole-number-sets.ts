import { parseMaths } from '@learngrove/maths'
import type { Node, RelationNode } from '@learngrove/maths/notation'
import { floorOf, negative, type Rational } from '@learngrove/maths/rational'
import { evaluate, relationsOf, statementOf } from '@learngrove/maths/values'

/** More members than these are not written out. */
const MAX_MEMBERS = 60
/** Longer texts are no set of a school. */
const MAX_LENGTH = 200

const MEMBER = String.raw`\s*(?:∈|\\in(?![a-z])|\bin\b)\s*(?:ℤ|\\mathbb\s*\{?\s*Z\s*\}?|\\Z\b|Z\b|integers\b)\s*`
const DOMAIN = new RegExp(`^${MEMBER}$`)
const BUILT = /^\s*(?:[A-Z]\s*=\s*)?(?:\\left\s*)?\\?\{\s*([a-z])\b(.*?)(?:\\right\s*)?\\?\}\s*$/s
const BAR = /\s*(?:\\mid(?![a-z])|\\vert(?![a-z])|[:|∣])\s*/
const AND = /\s*(?:[,;∧]|\\text\s*\{\s*and\s*\}|\\land(?![a-z])|\band\b)\s*/

/** `{x ∈ ℤ : -2 < x ≤ 3}` as `{-1, 0, 1, 2, 3}`; any other text as it is. */
export function withWholeNumbers(text: string): string {
  const [whole, letter = '', rest = ''] = text.length > MAX_LENGTH ? [] : (BUILT.exec(text) ?? [])
  if (whole === undefined) return text
  const [domain = '', ...said] = rest.split(BAR)
  const isSaid = new RegExp(`^${letter}${MEMBER}$`)
  const claims = said.length === 1 ? (said[0] ?? '').split(AND) : []
  const others = claims.filter((claim) => !isSaid.test(claim))
  const isOfIntegers = DOMAIN.test(domain) || (domain === '' && others.length < claims.length)
  const members = isOfIntegers && others.length > 0 ? membersOf(others, letter) : undefined
  return members === undefined ? text : `\\{${members.join(', ')}\\}`
}

/** The whole numbers between the ends that are claimed; undefined where there is no end, or too many. */
function membersOf(claims: readonly string[], letter: string): readonly bigint[] | undefined {
  const ends: End[] = []
  for (const claim of claims) {
    const read = parseMaths(claim, { variables: [letter] })
    const statement = read.ok ? statementOf(read.expression) : undefined
    if (statement === undefined || statement.type === 'any') return undefined
    const found = relationsOf(statement).map((relation) => endOf(relation, letter))
    for (const end of found) {
      if (end === undefined) return undefined
      ends.push(end)
    }
  }
  const lows = ends.flatMap(({ low }) => low ?? [])
  const highs = ends.flatMap(({ high }) => high ?? [])
  const [low, high] = [largest(lows), smallest(highs)]
  if (low === undefined || high === undefined || high - low >= MAX_MEMBERS) return undefined
  return Array.from({ length: Math.max(0, Number(high - low) + 1) }, (_, i) => low + BigInt(i))
}

type End = { readonly low?: bigint; readonly high?: bigint }

const largest = (all: readonly bigint[]): bigint | undefined =>
  all.reduce<bigint | undefined>((a, b) => (a === undefined || b > a ? b : a), undefined)
const smallest = (all: readonly bigint[]): bigint | undefined =>
  all.reduce<bigint | undefined>((a, b) => (a === undefined || b < a ? b : a), undefined)

const TURNED: Readonly<Record<string, string>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' }

/** The last whole number that one inequality lets in. */
function endOf({ left, right, sign }: RelationNode, letter: string): End | undefined {
  const isLetter = (node: Node) => node.type === 'variable' && node.name === letter
  const turned = isLetter(left) ? sign : isLetter(right) ? TURNED[sign] : undefined
  const end = evaluate(isLetter(left) ? right : left, new Map())
  if (turned === undefined || !end?.exact) return undefined
  const [below, above] = [floorOf(end), ceilingOf(end)]
  switch (turned) {
    case '<':
      return { high: above - 1n }
    case '≤':
      return { high: below }
    case '>':
      return { low: below + 1n }
    case '≥':
      return { low: above }
    default:
      return undefined
  }
}

const ceilingOf = (value: Rational): bigint => -floorOf(negative(value))
