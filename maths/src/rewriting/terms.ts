import * as build from '#notation/build.ts'
import type { Node } from '#notation/node.ts'

/** A term of a sum with the sign that is written before it. A minus inside brackets stays there. */
export type SignedTerm = { readonly sign: '+' | '-'; readonly node: Node }

/** Views a sum as the row of its terms, as written; anything else is one term. */
export function termsOf(node: Node): readonly SignedTerm[] {
  if (node.type === 'sum' && (node.sign === '+' || node.sign === '-')) {
    const right: readonly SignedTerm[] =
      node.sign === '+' && node.right.type === 'sum'
        ? termsOf(node.right)
        : [{ sign: node.sign, node: node.right }]
    return [...termsOf(node.left), ...right]
  }
  if (node.type === 'signed' && node.sign === '-') return [{ sign: '-', node: node.of }]
  return [{ sign: '+', node }]
}

/** A term by itself, its minus before it. */
export const signedNode = ({ sign, node }: SignedTerm): Node =>
  sign === '-' ? build.negation(node) : node

/** Writes a row of terms as a sum; an empty one is 0. */
export function sumOf(terms: readonly SignedTerm[]): Node {
  const [first, ...others] = terms
  if (first === undefined) return build.integer(0)
  return others.reduce<Node>(
    (left, { sign, node }) => build.sum(left, node, sign),
    signedNode(first),
  )
}

/** The same row with the other sign before each term. */
export const turned = (terms: readonly SignedTerm[]): readonly SignedTerm[] =>
  terms.map(({ sign, node }) => ({ sign: sign === '-' ? '+' : '-', node }))

/** Each term with the row that is left without it. */
export const eachApart = (
  terms: readonly SignedTerm[],
): readonly { readonly one: SignedTerm; readonly others: readonly SignedTerm[] }[] =>
  terms.map((one, i) => ({ one, others: terms.filter((_, j) => j !== i) }))

/** Views a product as the row of its factors; anything else is one factor. */
export const factorsOf = (node: Node): readonly Node[] =>
  node.type === 'product' ? [...factorsOf(node.left), ...factorsOf(node.right)] : [node]

/** Writes a row of factors as a product; an empty one is 1. */
export function productOf(factors: readonly Node[]): Node {
  const [first, ...others] = factors
  return first === undefined ? build.integer(1) : others.reduce(build.product, first)
}
