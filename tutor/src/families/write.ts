import { type Claim, sameValue } from '#skills/step.ts'
import type { Step, Worked } from './family.ts'

/** A step in one line each: what is done, what to ask, why it may be done. */
export type Said = { readonly text: string; readonly ask: string; readonly why: string }

/**
 * A table of words: a line a rule, as `rule | what is done | what to ask | why`, in which `<0>` stands for the
 * first value that is given. Throws an Error where a rule is not in it.
 */
export function wordsOf(table: string): (rule: string, ...values: readonly unknown[]) => Said {
  const rows = new Map(
    table.split('\n').map((line) => {
      const [rule = '', text = '', ask = '', why = ''] = line.split(' | ')
      return [rule, { text, ask, why }]
    }),
  )
  return (rule, ...values) => {
    const row = rows.get(rule)
    if (!row) throw new Error(`no words for ${rule}`)
    const filled = (text: string) =>
      text.replace(/<(\d)>/g, (_, at: string) => String(values[Number(at)]))
    return { text: filled(row.text), ask: filled(row.ask), why: filled(row.why) }
  }
}

/** Writes a step; a claim may be a pair of texts that have the same value. */
export const step = (
  rule: string,
  said: Said,
  maths: string,
  ...claims: readonly (Claim | readonly [string, string])[]
): Step => ({
  rule,
  ...said,
  maths,
  claims: claims.map((claim) => ('type' in claim ? claim : sameValue(claim[0], claim[1]))),
})

/** A problem worked through whose one answer is what is given. */
export const worked = (
  family: string,
  parts: Omit<Worked, 'family' | 'answers'> & { readonly answers?: readonly string[] },
): Worked => ({ answers: [parts.answer], ...parts, family })

/** Says that a value is below zero, which shows that one number is smaller than another. */
export const below = (value: string, is: string): Claim => ({ type: 'negative', value, is })
