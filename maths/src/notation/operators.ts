import type { RelationSign, SetOperation } from '#notation/node.ts'

const RELATIONS = new Set<string>(['=', '≠', '<', '>', '≤', '≥', '≈', '∈', '∉'])
export const OPENING = new Set(['(', '[', '{', '\\{', '⟨', '⌊', '⌈'])
/** Letters that stand for a function where a bracket follows: f(x), g'(x). */
export const OPAQUE = /^[fghFGH]'{0,3}$/
export const SET_SIGNS: Readonly<Record<string, SetOperation>> = {
  '∪': 'union',
  '∩': 'intersection',
  '∖': 'difference',
}
export const isRelation = (text: string): text is RelationSign => RELATIONS.has(text)
