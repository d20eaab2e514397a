import type { Worked } from '#families/family.ts'

/** What a message says of a percentage on the way: "10% is 8", "20% of 60 = 12". */
export type Claim = { readonly line: string; readonly value: string; readonly is_true: boolean }

const claim =
  /(?<![\d.]|\bby\s)(\d+(?:\.\d+)?)\s*%\s*(?:of\s+£?(\d+(?:\.\d+)?)\s*)?(?:is|=|makes|gives)\s*£?(\d+(?:\.\d+)?)(?!\d|\.\d|\s?[-+*/x×÷^]\s?\d)/gi

/** "1/5 is 8": a part of the amount. */
const partClaim =
  /(?<![\d./])(\d{1,4})\s?\/\s?(\d{1,4})\s*(?:of\s+£?(\d+(?:\.\d+)?)\s*)?(?:is|=)\s*£?(\d+(?:\.\d+)?)(?!\d|\.\d|\s?[-+*/x×÷^%]\s?\d)/gi

/** How far a claim may be off, since money is rounded to pence. */
const LEEWAY = 0.005

/** The last amount of a problem's own words. */
const lastAmount = (start: string): string | undefined =>
  start
    .replace(/\d+(?:\.\d+)?\s*\\?%/g, ' ')
    .match(/\d+(?:\.\d+)?/g)
    ?.at(-1)

/** "60 is 80%": an amount after a change, in percent of the one before. */
const shareClaim = /(?<![\d.%])£?(\d+(?:\.\d+)?)\s*(?:is|=)\s*(\d+(?:\.\d+)?)\s*%(?! of)/gi

/** The amount that is the whole 100% of a problem: where the amount before a change is looked for it is the answer. */
export const amountBefore = ({ family, start, answers }: Worked): string | undefined =>
  family === 'reverse-percentage' ? answers[0] : lastAmount(start)

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= LEEWAY

/**
 * Finds what is claimed of percentages, and the text without it. Of what a percentage is taken is said, or it
 * is the amount of the problem.
 */
export function percentClaims(
  text: string,
  amount: string | undefined,
): { claims: Claim[]; rest: string } {
  const claims = [...text.matchAll(claim)].flatMap(([said, percent, of = amount, value = '']) => {
    if (of === undefined) return []
    const line = said.replace('%', '\\%').replace('£', '')
    return [{ line, value, is_true: isNear((Number(percent) / 100) * Number(of), Number(value)) }]
  })
  const rest = claims.length > 0 ? text.replace(claim, ' ; ') : text
  return { claims, rest }
}

/** Finds what holds of parts and shares of the amount of a problem; what does not may be said of something else. */
export function partClaims(
  text: string,
  amount: string | undefined,
): { claims: Claim[]; rest: string } {
  const told = [...partsIn(text, amount), ...sharesIn(text, amount)]
  return {
    claims: told.map((each) => each.claim),
    rest: told.reduce((left, { said }) => left.replace(said, ' ; '), text),
  }
}

type Told = { readonly said: string; readonly claim: Claim }

const partsIn = (text: string, amount: string | undefined): Told[] =>
  [...text.matchAll(partClaim)].flatMap(([said, top, bottom, of, value = '']) => {
    const part = (Number(top) / Number(bottom)) * Number(of ?? amount)
    const line = `${top}/${bottom} is ${value}`
    return isNear(part, Number(value)) ? [{ said, claim: { line, value, is_true: true } }] : []
  })

const sharesIn = (text: string, amount: string | undefined): Told[] =>
  [...text.matchAll(shareClaim)].flatMap(([said, value = '', percent]) =>
    isNear((Number(percent) / 100) * Number(amount), Number(value))
      ? [{ said, claim: { line: said.replace('%', '\\%').replace('£', ''), value, is_true: true } }]
      : [],
  )
