import type { Step } from '#families/family.ts'
import { step } from '#families/write.ts'
import type { Claim } from '#skills/step.ts'

type Filled = Readonly<Record<string, string | number>>

/** Makes a step with the words of its rule; a claim may be a pair of texts of the same value. */
export type Say = (
  rule: string,
  maths: string,
  claims: readonly (Claim | readonly [string, string])[],
  filled?: Filled,
) => Step

/**
 * Reads the words of a family: a line each for a rule, `rule | what is done | what to ask | why`, with `{name}` for what
 * is filled in. Throws a RangeError for a rule without words.
 */
export function sayer(family: string, table: string): Say {
  const rows = new Map(
    table
      .trim()
      .split('\n')
      .map((line) => line.trim().split(' | '))
      .map(([rule = '', ...words]) => [rule, words]),
  )
  return (rule, maths, claims, filled = {}) => {
    const words = rows.get(rule)
    if (!words) throw new RangeError(`${family} has no words for ${rule}`)
    const [text = '', ask = '', why = ''] = words.map((each) =>
      each.replace(/\{(\w+)\}/g, (all, name: string) => String(filled[name] ?? all)),
    )
    return step(`${family}.${rule}`, { text, ask, why }, maths, ...claims)
  }
}

/** An answer in one line that is also what a student may give. */
export const only = (answer: string) => ({ answer, answers: [answer] })
