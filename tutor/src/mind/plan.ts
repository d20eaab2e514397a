/** What a student means to do, in words: "take away 7", "divide both sides by 4". */
export type Plan = { readonly does: Operation; readonly by: string }

type Operation = 'add' | 'take' | 'multiply' | 'divide'

/** How each is said by children and by the steps of a working; typing slips are heard too. */
const operations: readonly (readonly [Operation, RegExp])[] = [
  [
    'take',
    /\b(?:t(?:ak|ka)e|tak(?:e|ing)|minus|subs?tract(?:ing)?|subt?ract(?:ing)?|remove|get rid of|undo the plus)\b/i,
  ],
  ['add', /\b(?:add(?:ing)?|plus|put on)\b/i],
  ['divide', /\b(?:d[ie]?v[ie]{0,2}d[ei]?(?:ing)?|split|halve)\b/i],
  ['multiply', /\b(?:mul?ti?pl(?:y|ie|ying)|times(?:ing)?|double)\b/i],
]

/** A longer message says more than a plan. */
const MOST_WORDS = 14

/** Reads a plan where a message is one: an operation and the number or term that it is done with. */
export function planIn(text: string): Plan | undefined {
  const said = text.replaceAll('$', '').trim()
  if (said.includes('=') || said.split(/\s+/).length > MOST_WORDS) return undefined
  const does = operationIn(said)
  const by = /(\d+(?:\.\d+)?(?:\/\d+)?[a-z]?|\b[x-z]\b)(?!.*\d)/i.exec(said)?.[1]
  return does && by !== undefined ? { does, by: by.toLowerCase() } : undefined
}

/** Tells whether a step, by its instruction, does what was planned. */
export function isPlanOf(plan: Plan, instruction: string): boolean {
  const said = instruction.replaceAll('$', '').toLowerCase()
  const does = operationIn(said)
  const numbers = said.match(/\d+(?:\.\d+)?(?:\/\d+)?[a-z]?|\b[x-z]\b/g) ?? []
  return does === plan.does && numbers.some((number) => number === plan.by)
}

const operationIn = (text: string): Operation | undefined =>
  operations.find(([, pattern]) => pattern.test(text))?.[0]

const inWords = /\b([a-z]+) (divided by|over|÷|\/|times|multiplied by|x|×|\*) (?:the )?([a-z]+)\b/i

/**
 * Tells whether a formula in words ("distance divided by time") is the one that a step writes down, whose
 * letters begin the words. Undefined where a message says none.
 */
export function saysFormula(text: string, line: string): boolean | undefined {
  const [, first = '', sign = '', second = ''] = inWords.exec(text) ?? []
  if (first.length < 2 || second.length < 2) return undefined
  const [a = '', b = ''] = [first, second].map((word) => word[0] ?? '')
  const flat = line.replace(/\s|\\times|\\cdot/g, '').toLowerCase()
  const isDivided = /divided|over|÷|\//i.test(sign)
  const isThere = isDivided
    ? flat.includes(`\\frac{${a}}{${b}}`)
    : !flat.includes('frac') && (flat.includes(`${a}${b}`) || flat.includes(`${b}${a}`))
  return isThere
}
