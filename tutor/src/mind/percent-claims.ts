import type { Worked } from '#families/family.ts'

/** What a message says of a percentage on the way: "10% is 8", "20% of 60 = 12". */
export type Claim = { readonly line: string; readonly value: string; readonly is_true: boolean }

const claim =
  /(\d+(?:\.\d+)?)\s*%\s*(?:of\s+£?(\d+(?:\.\d+)?)\s*)?(?:is|=|makes|gives)\s*£?(\d+(?:\.\d+)?)/gi

/** How far a claim may be off, since money is rounded to pence. */
const LEEWAY = 0.005

/** The last amount of a problem's own words. */
const lastAmount = (start: string): string | undefined =>
  start
    .replace(/\d+(?:\.\d+)?\s*\\?%/g, ' ')
    .match(/\d+(?:\.\d+)?/g)
    ?.at(-1)

/** "60 is 80%": an amount after a change, in percent of the one before. */
const shareSaid = /£?(\d+(?:\.\d+)?)\s*(?:is|=)\s*\d+(?:\.\d+)?\s*%/i

/**
 * The amount that is the whole 100% of a problem. Where the amount before a change is looked for it is the answer, once the
 * given one is said to be a part of it.
 */
export const amountBefore = (
  { family, start, answers }: Worked,
  text: string,
): string | undefined =>
  family === 'reverse-percentage' && shareSaid.test(text) ? answers[0] : lastAmount(start)

/**
 * Finds what is claimed of percentages, and the text without it. Of what a percentage is taken is said, or it
 * is the amount of the problem.
 */
export function percentClaims(
  text: string,
  amount: string | undefined,
): { claims: Claim[]; rest: string } {
  const claims = [...text.matchAll(claim)].flatMap(([said, percent, of = amount, value]) => {
    if (of === undefined) return []
    const gap = Math.abs((Number(percent) / 100) * Number(of) - Number(value))
    const line = said.replace('%', '\\%').replace('£', '')
    return [{ line, value: value ?? '', is_true: gap <= LEEWAY }]
  })
  return { claims, rest: claims.length > 0 ? text.replace(claim, ' ; ') : text }
}
