import { contentTerms } from './gate.ts'

/** What a question for information wants, beyond the words that it is about. */
export type Aim =
  | { readonly type: 'comparison'; readonly a: string; readonly b: string }
  /** Whether one thing is of a kind; the kind is left out where it is pointed back to. */
  | { readonly type: 'membership'; readonly one: string; readonly kind: string | undefined }
  | { readonly type: 'example' | 'reason' | 'place' | 'meaning' | 'words' }

const between =
  /\bdifferen(?:ce|t)s?\b.*?\b(?:between|from)\s+(?:an?\s+|the\s+)?(?<a>.+?)\s+(?:and|from)\s+(?:an?\s+|the\s+)?(?<b>[^?.!]+)|\b(?:is|are)\s+(?:an?\s+|the\s+)?(?<c>.+?)\s+the same (?:thing )?as\s+(?:an?\s+)?(?<d>[^?.!]+)/i

const membership =
  /^\W*(?:(?:so|and|but|ok|wait|then) )*(?:is|are|was)\s+(?:an?\s+|the\s+)?["“'*]?(?<one>[\p{L}'-]+)["”'*]?\s+(?:(?:an?|one)(?:\s+of)?\s*)(?<kind>[^?.!]*)[?.!\s]*$/iu

const pronoun = /^(?:it|that|this|they|them|these|those|there)$/i

/** Reads what is wanted; `topic` stands for what a pronoun points to. */
export function aimOf(text: string, topic: string | undefined): Aim {
  const plain = text.replaceAll('’', "'")
  const { a, b, c, d } = between.exec(plain)?.groups ?? {}
  const [left, right] = [(a ?? c)?.trim(), (b ?? d)?.trim()]
  if (left && right) {
    const named = pronoun.test(left) ? topic : left
    if (named !== undefined) return { type: 'comparison', a: shared(named, right), b: right }
  }
  const { one, kind } = membership.exec(plain)?.groups ?? {}
  if (one && !pronoun.test(one)) {
    const isNamed = kind !== undefined && contentTerms(kind).length > 0
    return { type: 'membership', one: one.toLowerCase(), kind: isNamed ? kind : undefined }
  }
  const little = /^\W*(?:what|how) about ["“'*]?(?<word>[\p{L}']+)["”'*]?\W*$/iu.exec(plain)?.groups
    ?.word
  if (little && !pronoun.test(little) && contentTerms(little).length === 0)
    return { type: 'membership', one: little.toLowerCase(), kind: undefined }
  if (/\bexamples?\b|^\W*(?:like what|such as)\b/i.test(plain)) return { type: 'example' }
  if (/\b(?:why|how come)\b/i.test(plain)) return { type: 'reason' }
  if (/\bwhere(?:abouts)?\b/i.test(plain)) return { type: 'place' }
  return { type: /\b(?:how|when)\b/i.test(plain) ? 'words' : 'meaning' }
}

/** "Plant and animal cells": the last word belongs to both. */
const shared = (a: string, b: string): string =>
  /\s/.test(a) || !/\s/.test(b) ? a : `${a} ${b.slice(b.lastIndexOf(' ') + 1)}`

/** The little words that a question sets beside each other: "its or it's". */
export const wordPair = (text: string): readonly string[] => {
  const plain = text.replaceAll('’', "'").toLowerCase()
  const [, a, b] =
    /\b([a-z][a-z']*)["”]?\s+(?:or|and|vs|versus)\s+(?:when\s+)?["“]?([a-z][a-z']*)/.exec(plain) ??
    []
  return a && b ? [a, b] : []
}
