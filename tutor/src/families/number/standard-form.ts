import {
  absolute,
  compare,
  dividedBy,
  type Rational,
  ratio,
  times,
  toDecimal,
  whole,
} from '@learngrove/maths/rational'
import { pick } from '../draw.ts'
import type { Asked, Family, Step } from '../family.ts'
import { readNumber } from '../numbers.ts'
import { step, wordsOf, worked } from '../write.ts'

/** What is done at each rule, what is asked before it, and why it may be done. */
const say = wordsOf(`
in_full | Write both as ordinary numbers. | Can you add powers of ten that differ, just as they are? | Places have to stand under each other, so the powers have to agree first.
add | Work it out. | What does that come to? | Ones are added to ones, tens to tens.
`)

/** Larger powers of ten are not worked with. */
const LARGEST_POWER = 30
const PLACES = 40

const power = (n: number): Rational =>
  n >= 0 ? whole(10n ** BigInt(n)) : ratio(1n, 10n ** BigInt(-n))
const decimal = (value: Rational): string | undefined => toDecimal(value, PLACES)

/** `a × 10^n` with one figure that is not zero before the point; undefined for zero and for what does not end. */
function standardOf(value: Rational): { readonly front: string; readonly n: number } | undefined {
  if (value.n === 0n) return undefined
  const ten = whole(10)
  let [front, n] = [value, 0]
  while (compare(absolute(front), ten) >= 0 && n < LARGEST_POWER)
    [front, n] = [dividedBy(front, ten), n + 1]
  while (compare(absolute(front), whole(1)) < 0 && n > -LARGEST_POWER)
    [front, n] = [times(front, ten), n - 1]
  const text = decimal(front)
  return text === undefined || text.length > 16 ? undefined : { front: text, n }
}

const latex = (front: string, n: number): string => `${front} \\times 10^{${n}}`
const typed = String.raw`(-?\d+(?:\.\d+)?)\s*(?:\*|x|×)\s*10\s?\^\s?\(?(-?\d{1,2})\)?`
const one = new RegExp(typed)
const two = new RegExp(String.raw`\(?\s*${typed}\s*\)?\s*(\*|x|×|÷|/|\+|-)\s*\(?\s*${typed}`)

const jump = {
  ask: 'How many places does the point have to jump, so that one figure stands before it?',
  why: 'In standard form there is one figure that is not zero before the point, times a power of $10$. Large numbers have positive powers, small ones negative powers.',
}

function workWrite({ words }: Asked) {
  if (!/standard (?:index )?form|scientific notation/.test(words) || one.test(words))
    return undefined
  const [number, ...more] =
    words.replace(/,(?=\d{3})/g, '').match(/(?<![\d.])\d+(?:\.\d+)?(?![\d.])/g) ?? []
  const value = number !== undefined && number.length <= 24 ? readAny(number) : undefined
  if (!value || more.length > 0) return undefined
  const found = standardOf(value)
  if (!found || number === undefined) return 'beyond'
  const places = Math.abs(found.n)
  const answer = latex(found.front, found.n)
  const id = 'standard-form'
  return worked(id, {
    start: `$${number}$ in standard form`,
    line: number,
    goal: 'a number from $1$ up to $10$ times a power of $10$',
    answer,
    steps: [
      step(
        `${id}.front`,
        {
          ...jump,
          text: `Put the point after the first figure that is not zero: $${found.front}$.`,
          ask: 'Which number from $1$ up to $10$ has the same figures?',
        },
        found.front,
        [`${found.front} \\times 10^{${found.n}}`, number],
      ),
      step(
        `${id}.power`,
        {
          ...jump,
          text: `The point has jumped $${places}$ places${found.n < 0 ? ' to the right, so the power is negative' : ''}: the power is $${found.n}$.`,
        },
        answer,
        [number, answer],
      ),
    ],
    slips:
      found.n === 0
        ? []
        : [
            {
              value: latex(found.front, -found.n),
              why: 'The figures are right. A number below $1$ has a negative power, a large one a positive power.',
            },
          ],
  })
}

/** Longer numbers than elsewhere are read here: that is what the form is for. */
const readAny = (text: string): Rational => {
  const [before = '', after = ''] = text.split('.')
  return ratio(BigInt(before + after), 10n ** BigInt(after.length))
}

function workOrdinary({ words }: Asked) {
  if (
    !/ordinary|normal number|as a (?:whole )?(?:number|decimal)|in full|not in standard/.test(words)
  )
    return undefined
  const found = one.exec(words)
  const [front, n] = [readNumber(found?.[1]), Number(found?.[2])]
  if (!front || Number.isNaN(n) || two.test(words)) return undefined
  const answer = Math.abs(n) > LARGEST_POWER ? undefined : decimal(times(front, power(n)))
  if (answer === undefined) return 'beyond'
  const start = latex(decimal(front) ?? '', n)
  const id = 'ordinary-number'
  return worked(id, {
    start: `$${start}$ as an ordinary number`,
    line: start,
    goal: 'the number written in full',
    answer,
    steps: [
      step(
        `${id}.jump`,
        {
          text:
            n >= 0
              ? `Let the point jump $${n}$ places to the right, and fill up with zeros.`
              : `Let the point jump $${-n}$ places to the left, and fill up with zeros.`,
          ask: 'What does the power tell you about the point?',
          why: 'Each power of $10$ moves the point by one place: to the right for positive powers, to the left for negative ones.',
        },
        answer,
        [start, answer],
      ),
    ],
  })
}

const signs: Readonly<Record<string, '\\times' | '\\div' | '+' | '-'>> = {
  '*': '\\times',
  x: '\\times',
  '×': '\\times',
  '÷': '\\div',
  '/': '\\div',
  '+': '+',
  '-': '-',
}

function workCalculation({ words }: Asked) {
  const id = 'standard-form-calculation'
  const [, a, m, sign = '', b, n] = two.exec(words) ?? []
  const [front, other] = [readNumber(a), readNumber(b)]
  const [p, q] = [Number(m), Number(n)]
  const shownSign = signs[sign]
  if (!front || !other || !shownSign || other.n === 0n) return undefined
  if (Math.abs(p) > LARGEST_POWER || Math.abs(q) > LARGEST_POWER) return 'beyond'
  const [x, y] = [decimal(front) ?? '', decimal(other) ?? '']
  const start = `(${latex(x, p)}) ${shownSign} (${latex(y, q)})`
  const [left, right] = [times(front, power(p)), times(other, power(q))]
  const steps: Step[] = []
  let value: Rational
  if (shownSign === '+' || shownSign === '-') {
    value =
      shownSign === '+'
        ? { ...left, ...ratio(left.n * right.d + right.n * left.d, left.d * right.d) }
        : ratio(left.n * right.d - right.n * left.d, left.d * right.d)
    const line = `${decimal(left)} ${shownSign} ${decimal(right)}`
    const sum = decimal(value)
    if (sum === undefined) return 'beyond'
    steps.push(
      step(`${id}.in_full`, say('in_full'), line, [start, line]),
      step(`${id}.add`, say('add'), sum, [line, sum]),
    )
  } else {
    const isTimes = shownSign === '\\times'
    const number = isTimes ? times(front, other) : dividedBy(front, other)
    const shownNumber = decimal(number)
    if (shownNumber === undefined || shownNumber.length > 14) return 'beyond'
    const line = latex(shownNumber, isTimes ? p + q : p - q)
    value = isTimes ? times(left, right) : dividedBy(left, right)
    steps.push(
      step(
        `${id}.separate`,
        {
          text: isTimes
            ? `Multiply the numbers, and add the powers: $${p} + ${q} = ${p + q}$.`
            : `Divide the numbers, and take the powers away: $${p} - ${q < 0 ? `(${q})` : q} = ${p - q}$.`,
          ask: `What happens to the numbers in front, and what to the powers of ten, when you ${isTimes ? 'multiply' : 'divide'}?`,
          why: isTimes
            ? '$10^m \\times 10^n = 10^{m + n}$, and factors may change places.'
            : '$10^m \\div 10^n = 10^{m - n}$.',
        },
        line,
        [start, line],
      ),
    )
  }
  const found = standardOf(value)
  if (!found) return 'beyond'
  const answer = latex(found.front, found.n)
  const last = steps.at(-1)
  if (last && last.maths !== answer)
    steps.push(
      step(
        `${id}.adjust`,
        { ...jump, text: 'Bring it into standard form: one figure before the point.' },
        answer,
        [last.maths, answer],
      ),
    )
  return worked(id, {
    start: `$${start}$`,
    line: start,
    goal: 'the result in standard form',
    steps,
    answer,
  })
}

const family = (id: string, title: string, work: Family['work'], draw: Family['draw']): Family => ({
  id,
  title,
  work,
  draw,
})

export const standardFormFamilies: readonly Family[] = [
  family('standard-form-calculation', 'calculating in standard form', workCalculation, (random) => {
    const [a, b, m, n] = [
      random.between(2, 9),
      random.between(2, 5),
      random.between(-6, 9),
      random.between(2, 7),
    ]
    return pick(random, [
      { text: `(${a} × 10^${m}) × (${b} × 10^${n})`, answers: [`${a * b}*10^(${m + n})`] },
      { text: `work out ${a * b} x 10^${n} ÷ ${b} x 10^${m}`, answers: [`${a}*10^(${n - m})`] },
      {
        text: `calculate (${a} x 10^${n}) + (${b} x 10^${n + 1})`,
        answers: [`${a + 10 * b}*10^(${n})`],
      },
    ])
  }),
  family('ordinary-number', 'numbers from standard form', workOrdinary, (random) => {
    const [a, n] = [random.between(11, 99), random.between(-5, 7)]
    return {
      text: `write ${a / 10} x 10^${n} as an ordinary number`,
      answers: [`${a}*10^(${n - 1})`],
    }
  }),
  family('standard-form', 'numbers in standard form', workWrite, (random) => {
    const [a, n] = [random.between(101, 999), random.between(2, 8)]
    return pick(random, [
      { text: `write ${a}${'0'.repeat(n)} in standard form`, answers: [`${a}*10^${n}`] },
      {
        text: `write 0.${'0'.repeat(n - 1)}${a} in standard form`,
        answers: [`${a}*10^(-${n + 2})`],
      },
    ])
  }),
]
