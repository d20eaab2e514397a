import type { Node } from '@learngrove/maths/notation'
import { isAlike, read } from '#mind/answers.ts'
import type { Work } from '#mind/current-work.ts'
import { type Found, findMaths } from '#reading/find-maths.ts'
import { withoutReasons } from '#reading/prose.ts'
import { spelledOut } from '#reading/spelled-out.ts'

/**
 * The mathematics of a message, without the problem itself where it is written once more before a line.
 * Numbers of the problem that are only repeated are left out where something else is said.
 */
export function piecesOf(text: string, { whole }: Work, hasMore: boolean): Node[] {
  const claimed = withoutReasons(spelledOut(text))
  const said = /\d/.test(claimed) ? claimed : text
  const nodes = special(said, whole) ?? findMaths(asNumbers(said, whole)).map(nodeOf)
  const start = whole.line === undefined ? undefined : read(whole.line)
  const others = nodes.filter((node) => !start || !isAlike(node, start))
  const pieces = others.length > 0 ? others : nodes
  const own = pieces.filter((node) => !isGiven(node, whole))
  return own.length > 0 || hasMore ? own : pieces
}

const number = String.raw`-?\d+(?:\.\d+)?(?:\/\d+)?`
const ratio = new RegExp(`${number}(?:\\s*:\\s*${number})+`, 'g')
const point = new RegExp(`\\(\\s*${number}\\s*,\\s*${number}\\s*\\)`, 'g')
const arrows = /->|=>|→|⇒/g
const comparison = /[-+*/^().\w\s]*(?:<=?|>=?|≤|≥)[-+*/^().\d\sa-z]*/g

/** Ratios and points are looked for where one is wanted, inequalities where one is written. */
function special(text: string, { answers }: Work['whole']): Node[] | undefined {
  const wants = (pattern: RegExp) => answers.some((answer) => answer.match(pattern) !== null)
  const parts = text.replace(arrows, ';')
  const found = [
    ...(wants(ratio) ? (text.match(ratio) ?? []) : []),
    ...(wants(point) ? (text.match(point) ?? []) : []),
    ...parts
      .split(/[;,\n?]|\b(?:so|then|and|or|is|it|its)\b/i)
      .flatMap((part) => part.match(comparison) ?? []),
  ]
  const nodes = found.flatMap((each) => read(each.trim()) ?? [])
  return nodes.length > 0 ? nodes : undefined
}

const pence = /\b(\d{1,3})\s*p(?:ence)?\b/gi
const pencePerPound = 100
/** Words that are counted, and say nothing of the number. */
const units = /(?<=\d)\s*(?:degrees?|°(?!\))|parts?|altogether|in total|pounds?|each)(?![a-z\d])/gi

/** A text without the unit behind a number, without the s of "3s", and with a point for a comma where one number is looked for. */
function asNumbers(text: string, { unit, answers }: Work['whole']): string {
  const bare = text.replace(/(\d)s\b/g, '$1')
  const pounds =
    unit === 'p'
      ? bare
      : bare.replace(pence, (_, count: string) => `${Number(count) / pencePerPound}`)
  const pointed = answers.length === 1 ? pounds.replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2') : pounds
  const plain = pointed.replace(units, ' ')
  if (unit === undefined) return plain
  const sign = unit.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return plain.replace(new RegExp(`(\\d)\\s*${sign}(?![a-z])`, 'gi'), '$1')
}

/** A plain number of the problem itself is repeated, and no answer. */
export const isGiven = (node: Node, { start, answers }: Work['whole']): boolean =>
  node.type === 'number' &&
  new RegExp(`(?<![\\d.])${node.text.replace('.', '\\.')}(?![\\d.])`).test(start) &&
  !answers.includes(node.text)

const nodeOf = (found: Found): Node =>
  found.type === 'expression' ? found.node : { type: 'relation', sign: '=', ...found.equation }
