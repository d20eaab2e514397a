import { dividedBy, ONE, over, type Rational, times } from '@learngrove/maths/rational'
import { pick } from '#families/draw.ts'
import type { Family, Slip, Worked } from '#families/family.ts'
import { slipsBeside } from '#families/from-solution.ts'
import { convert } from '#families/measure/convert.ts'
import { readQuantities } from '#families/measure/quantities.ts'
import { plainRounded, roundingIn, shownValue, signOf } from '#families/measure/rounding.ts'
import { sayer } from '#families/measure/saying.ts'
import { readUnit, type Unit, unitAt, unitLatex } from '#families/measure/units.ts'
import { shown } from '#families/numbers.ts'

const id = 'unit_conversion'
const asks =
  /\b(?:convert|change|express|write|turn|how many|how much is|what(?:'?s| is)|whats)\b|^-?[\d.,]+ ?\S+ (?:in|to|into|as) /
const target = /\b(?:into|to|in|as|=|how many|many) (?=[A-Za-z°Ω])/gi
const imperial = /mile|inch|ft|lb|mph/

const say = sayer(
  id,
  `fact | Write down how many {small} make one {large}. | How many {small} are in one {large}? | One fact that joins the two units is enough for the whole change.
  more | Multiply by that number. | Do you need more of the {to} or fewer, and so do you multiply or divide? | The new unit is smaller, so that more of them are needed.
  fewer | Divide by that number. | Do you need more of the {to} or fewer, and so do you multiply or divide? | The new unit is larger, so that fewer of them are needed.`,
)

/** Finds the unit that is wanted, which is another one than the given. */
function targetIn(text: string, from: Unit): Unit | undefined {
  for (const match of text.matchAll(target)) {
    const found = unitAt(text, match.index + match[0].length)
    const isWhole = found && !/^[A-Za-z]/.test(text.slice(found.end))
    if (isWhole && found.unit.dims === from.dims && found.unit.text !== from.text) return found.unit
  }
  return undefined
}

const amount = (value: string, unit: Unit): string => `${value}${unitLatex(unit.text)}`

function work(value: Rational, from: Unit, to: Unit, words: string): Worked | undefined {
  const { value: result, sum, text } = convert(value, from, to)
  const end = shownValue(result, sum, roundingIn(words))
  if (!end || sum === text) return undefined
  const isMore = from.factor.n * to.factor.d > to.factor.n * from.factor.d
  const [large, small] = isMore ? [from, to] : [to, from]
  const fact = convert(ONE, large, small)
  const said = { small: small.text, large: large.text, to: to.text }
  const line = `${amount('1', large)} = ${amount(fact.text, small)}`
  return {
    family: id,
    start: `Change $${amount(shown(value), from)}$ into ${to.text}.`,
    goal: `the same amount in ${to.text}`,
    steps: [
      say('fact', line, [[fact.sum, fact.text]], said),
      say(isMore ? 'more' : 'fewer', `${sum} ${signOf(end)} ${end.text}`, [end.claim], said),
    ],
    answer: amount(end.text, to),
    answers: [end.text],
    ...(end.isRounded && { exact: end.exact }),
    unit: to.text,
    slips: slipsBeside(end.text, slipsOf(value, from, to)),
  }
}

function slipsOf(value: Rational, from: Unit, to: Unit): readonly (Slip | undefined)[] {
  const slip = (wrong: Rational | undefined, why: string): Slip | undefined => {
    const text = wrong && shownValue(wrong, '0')?.text
    return text === undefined ? undefined : { value: text, why }
  }
  const [a, b] = [from, to].map(({ text }) => readUnit(text.replace(/\^\d/, '')))
  const plain = from.text.includes('^') && a && b ? over(a.factor, b.factor) : undefined
  return [
    slip(
      over(value, dividedBy(from.factor, to.factor)),
      'You went the other way: are there more of the new unit or fewer?',
    ),
    slip(
      plain && times(value, plain),
      'That is the number for lengths. For areas and volumes it counts once for each direction.',
    ),
  ]
}

const pairs =
  'km m 1000;m cm 100;cm mm 10;kg g 1000;l ml 1000;h min 60;min s 60;m^2 cm^2 10000;km/h m/s 0.2777777777777778'

/** Other units for the same amount. */
export const conversion: Family = {
  id,
  title: 'units',
  work: ({ text, words }) => {
    if (!asks.test(words)) return undefined
    const reading = readQuantities(text)
    const [given, ...more] = reading.givens
    const to = given?.unit && more.length === 0 ? targetIn(reading.text, given.unit) : undefined
    if (!given?.unit || !to) return undefined
    const isAlike = imperial.test(given.unit.text) === imperial.test(to.text)
    return isAlike ? work(given.value, given.unit, to, words) : 'beyond'
  },
  draw: (random) => {
    const [large = '', small = '', by = ''] = pick(random, pairs.split(';')).split(' ')
    const isDown = large.includes('/') || random.between(0, 1) === 0
    const [from, to] = isDown ? [large, small] : [small, large]
    const value = large.includes('/') ? 18 * random.between(1, 9) : random.between(1, 90) / 2
    const text = pick(random, [
      `convert ${value} ${from} to ${to}`,
      `how many ${to} in ${value} ${from}`,
      `change ${value}${from} into ${to}`,
    ])
    return { text, answers: [plainRounded(isDown ? value * Number(by) : value / Number(by))] }
  },
}
