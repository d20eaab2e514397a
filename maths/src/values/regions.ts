import * as build from '#notation/build.ts'
import {
  bracketsOf,
  type Node,
  type RelationNode,
  type RelationSign,
  some,
} from '#notation/node.ts'

/** What is said of a subject: relations, joined by "or" and "and". */
export type Claim =
  | RelationNode
  | { readonly type: 'any' | 'all'; readonly items: readonly Claim[] }

const OPPOSITE: Readonly<Record<RelationSign, RelationSign>> = {
  '=': '≠',
  '≠': '=',
  '<': '≥',
  '>': '≤',
  '≤': '>',
  '≥': '<',
  '≈': '≠',
  '∈': '∉',
  '∉': '∈',
}

export const always = (subject: Node): Claim => build.relation(subject, subject)

const never = (subject: Node): Claim => build.relation(subject, subject, '≠')

/** Whether it can only be a set of numbers; `(1, 2)` may be a point as well. */
export function isRegion(node: Node): boolean {
  if (node.type === 'tuple') return /[[\]]/.test(bracketsOf(node)) && node.items.length === 2
  if (node.type === 'constant') return node.name === 'reals' || node.name === 'empty'
  return node.type === 'union' || node.type === 'intersection' || node.type === 'difference'
}

/** What it says of the subject that it lies in the set; undefined where it is no set of numbers. */
export function regionOf(set: Node, subject: Node): Claim | undefined {
  switch (set.type) {
    case 'constant':
      if (set.name === 'reals') return always(subject)
      return set.name === 'empty' ? never(subject) : undefined
    case 'tuple':
      return intervalOf(set.items, bracketsOf(set), subject)
    case 'set':
    case 'list':
      return { type: 'any', items: set.items.map((item) => build.relation(subject, item)) }
    case 'union':
    case 'intersection':
    case 'difference': {
      const parts = set.items.map((item) => regionOf(item, subject))
      if (!parts.every((part) => part !== undefined)) return undefined
      if (set.type === 'union') return { type: 'any', items: parts }
      const [first, ...others] = parts
      if (set.type === 'intersection' || first === undefined) return { type: 'all', items: parts }
      return { type: 'all', items: [first, ...others.map(negated)] }
    }
    case 'any': {
      // `(-∞, -2) or (3, ∞)`
      const parts = set.items.map((item) =>
        item.type === 'tuple' ? regionOf(item, subject) : undefined,
      )
      return parts.every((part) => part !== undefined) ? { type: 'any', items: parts } : undefined
    }
    case 'all':
    case 'relation':
    case 'matrix':
    case 'ratio':
    case 'labelled':
      return undefined
    default:
      // A single value beside sets is the set of it: ℝ ∖ {0}.
      return build.relation(subject, set)
  }
}

const infinityIn = (node: Node): '+' | '-' | undefined => {
  if (node.type === 'constant' && node.name === 'infinity') return '+'
  if (node.type !== 'signed' || node.of.type !== 'constant') return undefined
  return node.sign === '-' && node.of.name === 'infinity' ? '-' : undefined
}

function intervalOf(
  [from, to]: readonly Node[],
  brackets: string,
  subject: Node,
): Claim | undefined {
  if (from === undefined || to === undefined || brackets === '<>') return undefined
  const items: Claim[] = []
  if (infinityIn(from) === undefined)
    items.push(build.relation(from, subject, brackets.startsWith('[') ? '≤' : '<'))
  // An end at infinity is never closed, and never on the other side.
  else if (infinityIn(from) !== '-' || brackets.startsWith('[')) return undefined
  if (infinityIn(to) === undefined)
    items.push(build.relation(subject, to, brackets.endsWith(']') ? '≤' : '<'))
  else if (infinityIn(to) !== '+' || brackets.endsWith(']')) return undefined
  const hasInfinity = (node: Node) => some(node, (each) => infinityIn(each) !== undefined)
  if (items.some((item) => item.type === 'relation' && hasInfinity(item))) return undefined
  const [only, ...others] = items
  if (only === undefined) return always(subject)
  return others.length === 0 ? only : { type: 'all', items }
}

/** What holds exactly where the statement does not. */
export function negated(statement: Claim): Claim {
  if (statement.type === 'relation') return { ...statement, sign: OPPOSITE[statement.sign] }
  const type = statement.type === 'any' ? 'all' : 'any'
  return { type, items: statement.items.map(negated) }
}
