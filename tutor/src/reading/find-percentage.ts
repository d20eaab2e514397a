import { type Rational, ratio } from '@learngrove/maths/rational'
import type { PercentageProblem } from '#skills/problem.ts'

/** A whole number and no part of one: to try every part of a row of digits takes for ever. */
const N = '(?<!\\d)(\\d+(?:\\.\\d+)?)(?!\\d)'
const P = `${N}\\s*(?:%|percent|per cent)`
const gap = '(?:\\s+(?:the|a|an|its|it|price|cost|number|amount|of|is|was))*\\s+'

/** Words between an amount and its change, which tell of no other amount and of nothing after it. */
const story = '\\b(?:(?!\\bafter\\b|\\bnow\\b|\\d)[^?]){0,60}'

type Pattern = readonly [RegExp, (a: Rational, b: Rational) => PercentageProblem]

const withPercent =
  (form: Exclude<PercentageProblem['form'], 'share'>) =>
  (percent: Rational, amount: Rational): PercentageProblem => ({
    kind: 'percentage',
    form,
    percent,
    amount,
  })
const flipped =
  (form: Exclude<PercentageProblem['form'], 'share'>) =>
  (amount: Rational, percent: Rational): PercentageProblem =>
    withPercent(form)(percent, amount)
const share = (part: Rational, amount: Rational): PercentageProblem => ({
  kind: 'percentage',
  form: 'share',
  part,
  amount,
})

const grows = '(?:increase|rise|growth|gain|pay rise|price rise)'
const falls = '(?:decrease|reduction|discount|fall|drop|loss|off)'
const before = /original|before|at first|to start with|normal price|full price|used to/

/** In order: the first that fits is taken. */
const afterPatterns: readonly Pattern[] = [
  [
    new RegExp(`(?<!what )\\b(?:is|costs?|now) ${N} after (?:an? )?${P} ${falls}`),
    flipped('reverse_decrease'),
  ],
  [
    new RegExp(`(?<!what )\\b(?:is|costs?|now) ${N} after (?:an? )?${P} ${grows}`),
    flipped('reverse_increase'),
  ],
]

const reversePatterns: readonly Pattern[] = [
  [new RegExp(`${P} ${grows}.*?${N}`), withPercent('reverse_increase')],
  [new RegExp(`${P} ${falls}.*?${N}`), withPercent('reverse_decrease')],
  [new RegExp(`${N}.*?${P} ${grows}`), flipped('reverse_increase')],
  [new RegExp(`${N}.*?${P} ${falls}`), flipped('reverse_decrease')],
  [
    new RegExp(`(?:increased|went up|rose|grew|up) by ${P}.*?${N}`),
    withPercent('reverse_increase'),
  ],
  [
    new RegExp(`(?:decreased|reduced|went down|fell|dropped|down|shrank) by ${P}.*?${N}`),
    withPercent('reverse_decrease'),
  ],
]

const patterns: readonly Pattern[] = [
  [
    new RegExp(
      `${P} of (?:a|some|what|which|the|my)?\\s*(?:number|amount|something|x|what)?\\s*(?:is|=|equals) ${N}`,
    ),
    withPercent('reverse_of'),
  ],
  [new RegExp(`${N} is ${P} of (?:what|which|a number|x)`), flipped('reverse_of')],
  [
    new RegExp(`what (?:percentage|percent|per cent|%) of ${N} is ${N}`),
    (amount, part) => share(part, amount),
  ],
  [new RegExp(`what (?:percentage|percent|per cent|%) is ${N} (?:out )?of ${N}`), share],
  [new RegExp(`\\bpercentage (?:of|is) ${N} out of ${N}`), share],
  [new RegExp(`${N} (?:out of|of) ${N} as a (?:percentage|percent|%)`), share],
  [new RegExp(`${N} as a (?:percentage|percent|%) of ${N}`), share],
  [new RegExp(`increase${gap}${N} by ${P}`), flipped('increase')],
  [new RegExp(`(?:add) ${P} to ${N}`), withPercent('increase')],
  [new RegExp(`${N} (?:is )?(?:increased|goes up|rises|grows) by ${P}`), flipped('increase')],
  [new RegExp(`${P} ${grows} (?:of|on|to) ${N}`), withPercent('increase')],
  [new RegExp(`(?:decrease|reduce)${gap}${N} by ${P}`), flipped('decrease')],
  [
    new RegExp(`${N} (?:is )?(?:decreased|reduced|goes down|falls|drops) by ${P}`),
    flipped('decrease'),
  ],
  [
    new RegExp(
      `${N}${story}(?:decreased|reduced|cut|lowered|dropped|falls|drops|goes down|fell) by ${P}`,
    ),
    flipped('decrease'),
  ],
  [
    new RegExp(`${N}${story}(?:increased|raised|rises|rose|goes up|grows|grew) by ${P}`),
    flipped('increase'),
  ],
  [new RegExp(`${P} ${falls} (?:of |on |from )?${N}`), withPercent('decrease')],
  [new RegExp(`${N} (?:less|minus) ${P}`), flipped('decrease')],
  [new RegExp(`${N}\\b[^.?]{0,40}? ${P} (?:off|discount|reduction)\\b`), flipped('decrease')],
  [
    new RegExp(`${P} (?:off|discount|reduction)\\b.{0,30}? (?:was|is|costs?|cost) ${N}`),
    withPercent('decrease'),
  ],
  [new RegExp(`(?:take|subtract) ${P} (?:off|from|away from) ${N}`), withPercent('decrease')],
  [new RegExp(`${P} of ${N}`), withPercent('of')],
]

/** More digits than these are not worked with. */
const MOST_DIGITS = 9
/** A percentage is looked for in so many characters. */
const LONGEST_SENTENCES = 600

/** The percentage problem that a sentence puts in one of the usual ways. */
export function findPercentage(message: string): PercentageProblem | undefined {
  const text = ` ${message
    .slice(0, LONGEST_SENTENCES)
    .toLowerCase()
    .replace(/(\d),(?=\d{3}(?:\D|$))/g, '$1')
    .replace(/[£€$]|\\(?=%)|\\text|[{}]/g, '')
    .replace(/\s+/g, ' ')}`
  if (!/%|percent|per cent/.test(text)) return undefined
  for (const [pattern, make] of before.test(text)
    ? [...afterPatterns, ...reversePatterns, ...patterns]
    : [...afterPatterns, ...patterns]) {
    const match = pattern.exec(text)
    const [a, b] = [read(match?.[1]), read(match?.[2])]
    if (a && b) return make(a, b)
  }
  return undefined
}

function read(text: string | undefined): Rational | undefined {
  if (text === undefined || text.length > MOST_DIGITS) return undefined
  const [whole = '', places = ''] = text.split('.')
  return ratio(BigInt(whole + places), 10n ** BigInt(places.length))
}
