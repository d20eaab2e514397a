/** What a message says of a percentage on the way: "10% is 8", "20% of 60 = 12". */
export type Claim = { readonly line: string; readonly value: string; readonly is_true: boolean }

const claim =
  /(\d+(?:\.\d+)?)\s*%\s*(?:of\s+£?(\d+(?:\.\d+)?)\s*)?(?:is|=|makes|gives)\s*£?(\d+(?:\.\d+)?)/gi

/** How far a claim may be off, since money is rounded to pence. */
const LEEWAY = 0.005

/**
 * Finds what is claimed of percentages, and the text without it. Of what a percentage is taken is said, or it
 * is the last amount of the problem.
 */
export function percentClaims(text: string, start: string): { claims: Claim[]; rest: string } {
  const amount = start
    .replace(/\d+(?:\.\d+)?\s*\\?%/g, ' ')
    .match(/\d+(?:\.\d+)?/g)
    ?.at(-1)
  const claims = [...text.matchAll(claim)].flatMap(([said, percent, of = amount, value]) => {
    if (of === undefined) return []
    const gap = Math.abs((Number(percent) / 100) * Number(of) - Number(value))
    const line = said.replace('%', '\\%').replace('£', '')
    return [{ line, value: value ?? '', is_true: gap <= LEEWAY }]
  })
  return { claims, rest: claims.length > 0 ? text.replace(claim, ' ; ') : text }
}
