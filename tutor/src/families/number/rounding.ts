import {
  absolute,
  compare,
  minus,
  plus,
  type Rational,
  ratio,
  roundTo,
  toDecimal,
} from '@learngrove/maths/rational'
import { valueLatex } from '#skills/operation.ts'
import { pick } from '../draw.ts'
import type { Asked, Family } from '../family.ts'
import { readNumber } from '../numbers.ts'
import { below, step, wordsOf, worked } from '../write.ts'

/** What is done at each rule, what is asked before it, and why it may be done. */
const say = wordsOf(`
between | Find the <0>. The number is between $<1>$ and $<2>$. | Which two numbers with <3> is it between? | Rounding picks the nearer of the two numbers on either side.
decide | The next figure is $<0>$, so it goes <1>. | What is the next figure? Is it 5 or more? | With 5 or more in the next place the number is nearer to the upper one; with 4 or less to the lower one.
half | Take half of the unit that it was rounded to: $<0>$. | To which unit was it rounded? What is half of it? | A rounded number can be off by half a unit, up or down.
both | Take it away for the lower bound, and add it for the upper bound. | How far could the true value be below it, and how far above? | Everything from the lower bound up to the upper bound rounds to that number.
`)

const MOST_PLACES = 6
const scales: Readonly<Record<string, number>> = {
  ten: 1,
  hundred: 2,
  thousand: 3,
  '10': 1,
  '100': 2,
  '1000': 3,
  'whole number': 0,
  integer: 0,
  unit: 0,
  one: 0,
  '1': 0,
  tenth: -1,
  hundredth: -2,
  pound: 0,
  penny: -2,
}
const names = 'tens,hundreds,thousands,ten thousands,hundred thousands,millions'.split(',')
const parts = 'tenths,hundredths,thousandths,ten thousandths,hundred thousandths,millionths'.split(
  ',',
)

/** The place that is rounded to, as a power of ten. */
const placeName = (power: number): string =>
  power === 0 ? 'ones' : ((power > 0 ? names[power - 1] : parts[-power - 1]) ?? `$10^{${power}}$`)

const digits = (text: string | undefined): number => Number(text ?? Number.NaN)

/** To which power of ten a message asks to round a value. */
function powerIn(
  words: string,
  value: Rational,
): { readonly power: number; readonly how: string } | undefined {
  const places = /(\d)\s*(?:d\.?p\.?|decimal places?)/.exec(words)?.[1]
  if (places)
    return { power: -digits(places), how: `${places} decimal place${places === '1' ? '' : 's'}` }
  const figures = /(\d)\s*(?:s\.?f\.?|sig(?:nificant)?\.? ?(?:fig(?:ure)?s?)?)/.exec(words)?.[1]
  if (figures && digits(figures) > 0)
    return {
      power: leading(value) - digits(figures) + 1,
      how: `${figures} significant figure${figures === '1' ? '' : 's'}`,
    }
  const nearest =
    /nearest (whole number|integer|unit|one|tenth|hundredth|ten|hundred|thousand|1000|100|10|1|pound|penny)\b/.exec(
      words,
    )?.[1]
  const power = nearest === undefined ? undefined : scales[nearest]
  return power === undefined ? undefined : { power, how: `the nearest ${nearest}` }
}

/** The power of ten of the first figure that is not zero. */
function leading(value: Rational): number {
  const [before = '', after = ''] = (toDecimal(absolute(value)) ?? '0').split('.')
  if (BigInt(before || '0') > 0n) return before.length - 1
  return -(after.search(/[1-9]/) + 1)
}

const tenTo = (power: number): Rational =>
  power >= 0 ? ratio(10n ** BigInt(power), 1n) : ratio(1n, 10n ** BigInt(-power))

/** With as many places as it was rounded to: 3.50 to two. */
function padded(value: Rational, power: number): string {
  const text = toDecimal(value) ?? ''
  if (power >= 0) return text
  const [before = '', after = ''] = text.split('.')
  return `${before}.${after.padEnd(-power, '0')}`
}

function work({ words }: Asked) {
  if (
    !/\bround|nearest|\bsig|\d ?(?:s\.?f|d\.?p|decimal place)/.test(words) ||
    /[=<>*÷]|bound|\d ?[+/] ?\d|=|calculate|work out|find|area|volume|length|mean/.test(words)
  )
    return undefined
  const typed =
    words
      .replace(/(\d)\s*(?:d\.?p|decimal|s\.?f|sig).*|nearest.*|(?<=round )to .*(?= \d)/g, ' ')
      .match(/(?<![\d.])-?\d+(?:\.\d+)?(?![\d.])/g) ?? words.match(/(?<![\d.])-?\d+\.\d+/g)
  const [number, ...more] = typed ?? []
  const value = readNumber(number)
  const to = value && more.length === 0 ? powerIn(words, value) : undefined
  if (!value || !to || number === undefined) return undefined
  if (Math.abs(to.power) > MOST_PLACES || value.n === 0n) return 'beyond'
  const { power, how } = to
  const id = 'rounding'
  const rounded = roundTo(value, -power)
  const answer = padded(rounded, power)
  const unit = tenTo(power)
  const low = roundTo(minus(value, { ...unit, d: unit.d * 2n }), -power)
  const next = compare(low, value) > 0 ? minus(low, unit) : low
  const [down, up] = [next, plus(next, unit)]
  const digit = digitAt(value, power - 1)
  const isUp = digit >= 5
  const gap = absolute(minus(value, rounded))
  const half = ratio(unit.n, unit.d * 2n)
  const room = minus(minus(gap, half), ratio(1n, 10n ** 12n))
  return worked(id, {
    start: `$${number}$ to ${how}`,
    line: number,
    goal: `the number rounded to ${how}`,
    answer,
    steps: [
      step(
        `${id}.between`,
        say('between', placeName(power), padded(down, power), padded(up, power), how),
        `${padded(down, power)} \\le ${number} < ${padded(up, power)}`,
        below(`${number} - ${padded(up, power)}`, valueLatex(minus(value, up))),
        [`${padded(down, power)} + ${valueLatex(minus(value, down))}`, number],
      ),
      step(
        `${id}.decide`,
        say('decide', digit, isUp ? 'up' : 'down'),
        `${number} \\approx ${answer}`,
        below(
          `|${number} - (${answer})| - ${valueLatex(half)} - ${valueLatex(ratio(1n, 10n ** 12n))}`,
          valueLatex(room),
        ),
      ),
    ],
    slips: [
      {
        value: padded(isUp ? down : up, power),
        why: `Look at the next figure, $${digit}$: 5 or more goes up, 4 or less goes down.`,
      },
    ],
  })
}

/** The figure at a power of ten. */
function digitAt(value: Rational, power: number): number {
  const shifted =
    power >= 0
      ? ratio(value.n, value.d * 10n ** BigInt(power))
      : ratio(value.n * 10n ** BigInt(-power), value.d)
  const size = absolute(shifted)
  return Number((size.n / size.d) % 10n)
}

function workBounds({ words }: Asked) {
  const id = 'bounds'
  if (!/bounds?\b|error interval/.test(words)) return undefined
  const typed = words.match(/(?<![\d.])\d+(?:\.\d+)?(?![\d.])/g) ?? []
  const number = /(?<![\d.])(\d+(?:\.\d+)?)\s?(?:cm|mm|km|m|kg|g|ml|l|s)?\b/.exec(words)?.[1]
  const value = readNumber(number)
  const nearest = /nearest (\d+(?:\.\d+)?)?\s?(?:cm|mm|km|m|kg|g|ml|l|second|metre|s)\b/.exec(words)
  const to = nearest
    ? { unit: readNumber(nearest[1] ?? '1'), how: 'the nearest unit' }
    : value
      ? powerOf(words, value)
      : undefined
  if (!value || !to?.unit || number === undefined || typed.length > 2) return undefined
  const half = ratio(to.unit.n, to.unit.d * 2n)
  const [low, high] = [minus(value, half), plus(value, half)].map(
    (each) => toDecimal(each) ?? valueLatex(each),
  )
  const h = toDecimal(half) ?? valueLatex(half)
  const wants =
    /lower/.test(words) === /upper/.test(words) ? 'both' : /lower/.test(words) ? 'lower' : 'upper'
  if (low === undefined || high === undefined) return 'beyond'
  const answer = wants === 'both' ? `${low} \\le x < ${high}` : wants === 'lower' ? low : high
  return worked(id, {
    start: `$${number}$, rounded to ${to.how}`,
    goal: wants === 'both' ? 'the lower and the upper bound' : `the ${wants} bound`,
    answer,
    answers: wants === 'both' ? [low, high] : [answer],
    steps: [
      step(`${id}.half`, say('half', h), `${toDecimal(to.unit)} \\div 2 = ${h}`, [
        `${toDecimal(to.unit)} \\div 2`,
        h,
      ]),
      step(
        `${id}.both`,
        say('both'),
        `${number} - ${h} = ${low}, \\quad ${number} + ${h} = ${high}`,
        [`${number} - ${h}`, low],
        [`${number} + ${h}`, high],
      ),
    ],
  })
}

const powerOf = (words: string, value: Rational) => {
  const found = powerIn(words, value)
  return found && { unit: tenTo(found.power), how: found.how }
}

export const roundingFamilies: readonly Family[] = [
  {
    id: 'bounds',
    title: 'bounds of rounded numbers',
    work: workBounds,
    draw: (random) => {
      const n = random.between(20, 99)
      return pick(random, [
        {
          text: `find the lower and upper bounds of ${n} rounded to the nearest whole number`,
          answers: [`${n - 0.5}`, `${n + 0.5}`],
        },
        {
          text: `${n * 10} is rounded to the nearest 10. what is the upper bound`,
          answers: [`${n * 10 + 5}`],
        },
      ])
    },
  },
  {
    id: 'rounding',
    title: 'rounding',
    work,
    draw: (random) => {
      const n = random.between(12345, 98764)
      return pick(random, [
        {
          text: `round ${n / 1000} to 2 decimal places`,
          answers: [String(Math.floor(n / 10 + 0.5) / 100)],
        },
        {
          text: `round ${n} to 2 significant figures`,
          answers: [`${Math.floor(n / 1000 + 0.5) * 1000}`],
        },
        {
          text: `round ${n} to the nearest hundred`,
          answers: [`${Math.floor(n / 100 + 0.5) * 100}`],
        },
        { text: `whats 0.00${n} to 3 sf`, answers: [`${Math.floor(n / 100 + 0.5)}*10^(-5)`] },
      ])
    },
  },
]
