import { gcd, lcm } from '@learngrove/maths/rational'
import { pick, sharedBy } from '../draw.ts'
import type { Asked, Family, Slip, Worked } from '../family.ts'
import { step, wordsOf, worked } from '../write.ts'
import { factorsOf, powersOf, primesOf, productText } from './primes.ts'

/** What is done at each rule, what is asked before it, and why it may be done. */
const say = wordsOf(`
powers | Write primes that come more than once as powers. | Which primes come more than once? | A power is a short way to write the same factor several times.
pairs | Look for pairs that multiply to it, from 1 upwards, until the pairs meet. | Which pairs of whole numbers multiply to it? | Factors come in pairs, so going up to the middle finds them all.
list | Write them in order. | Which numbers are in the pairs? | A list in order shows that none is missing.
count | Multiply $<0>$ by 1, 2, 3 and so on. | What is the times table of the number? | A multiple is the number times a whole number.
divide | Divide by the smallest prime that goes in, again and again. | Which is the smallest prime that divides it? And what is left? | Divide by primes until only primes are left: every number is a product of primes in one way.
primes | Write each number as a product of primes. | Which is the smallest prime that divides each? And what is left? | Divide by primes until only primes are left: every number is a product of primes in one way.
hcf | Take every prime that they share, in its lower power, and multiply. | Which primes are in all of the numbers? | A factor of all the numbers can have only the primes that all of them have.
lcm | Take every prime that comes in any of them, in its higher power, and multiply. | Which primes are needed, so that each number divides the product? | A multiple of all the numbers needs all the primes of each of them.
try | Try the primes up to its square root: $<0>$. Each leaves a rest. | Which small primes could divide it? | A prime has exactly two factors, 1 and itself. It is enough to try primes up to the square root.
small | It is too small to have another factor than 1 and itself. | Which small primes could divide it? | A prime has exactly two factors, 1 and itself.
one | It has only one factor, itself. | How many factors does it have? | A prime has exactly two factors, 1 and itself.
factor | $<0>$ divides it, so it has more than two factors. | Which small primes could divide it? | A prime has exactly two factors, 1 and itself.
`)

/** Larger numbers are not taken apart. */
const LARGEST = 100_000
const MOST_NUMBERS = 4

const numbersIn = (words: string): readonly number[] =>
  [...words.matchAll(/(?<![\d.])\d+(?![\d.]*\.\d)/g)]
    .slice(0, MOST_NUMBERS + 1)
    .map(([n]) => Number(n))

const isUsable = (numbers: readonly number[], least: number): boolean =>
  numbers.length >= least &&
  numbers.length <= MOST_NUMBERS &&
  numbers.every((n) => n > 1 && n <= LARGEST)

function primeFactors(id: string, n: number): Worked {
  const row = primesOf(n).join(' \\times ')
  const answer = productText(powersOf(n))
  const steps = [step(`${id}.divide`, say('divide'), `${n} = ${row}`, [`${n}`, row])]
  if (answer !== row)
    steps.push(step(`${id}.powers`, say('powers'), `${n} = ${answer}`, [row, answer]))
  const start = `$${n}$ as a product of primes`
  return worked(id, { start, goal: 'its prime factors', steps, answer })
}

const texts = {
  hcf: {
    name: 'highest common factor',
    goal: 'the largest number that divides all of them',
    slip: 'That is the lowest common multiple. A common factor divides the numbers, so it is no larger than the smallest.',
    of: gcd,
    choose: Math.min,
  },
  lcm: {
    name: 'lowest common multiple',
    goal: 'the smallest number that all of them divide',
    slip: 'That is the highest common factor. A common multiple is at least as large as the largest number.',
    of: lcm,
    choose: Math.max,
  },
} as const

/** Common factors that are not the highest. */
const sharedBelow = (highest: number): readonly Slip[] =>
  Array.from({ length: Math.min(highest, MOST_SHARED) }, (_, i) => i + 1)
    .filter((n) => n < highest && highest % n === 0)
    .map((n) => ({
      value: `${n}`,
      why: `$${n}$ is a factor of all of them, and not the highest one yet: a larger one goes into all of them.`,
      is_astray: true,
    }))

/** Larger factors are not tried. */
const MOST_SHARED = 200

/** The highest common factor or the lowest common multiple, by prime factors. */
function common(id: 'hcf' | 'lcm', numbers: readonly number[]): Worked | 'beyond' {
  const { name, goal, slip, of, choose } = texts[id]
  const value = numbers.map(BigInt).reduce(of)
  if (value > BigInt(LARGEST) ** 2n) return 'beyond'
  const all = numbers.map(powersOf)
  const primes = [...new Set(all.flatMap((powers) => [...powers.keys()]))]
  const chosen = primes
    .map((p) => [p, choose(...all.map((powers) => powers.get(p) ?? 0))] as const)
    .filter(([, n]) => n > 0)
  const product = productText(chosen)
  const lines = numbers.map((n, i) => [`${n}`, productText(all[i] ?? [])] as const)
  const shown = lines.map(([n, row]) => `${n} = ${row}`).join(', \\quad ')
  const size = Number(value)
  const shares = numbers.map((n) => {
    const [large, small] = id === 'hcf' ? [n, size] : [size, n]
    return [`${large} \\div ${small}`, `${large / small}`] as const
  })
  const other = numbers.map(BigInt).reduce(id === 'hcf' ? lcm : gcd)
  return worked(id, {
    start: `The ${name} of $${numbers.join('$ and $')}$`,
    goal,
    steps: [
      step(`${id}.primes`, say('primes'), shown, ...lines),
      step(`${id}.choose`, say(id), `${product} = ${value}`, [product, `${value}`], ...shares),
    ],
    answer: `${value}`,
    slips: [
      ...(other === value ? [] : [{ value: `${other}`, why: slip }]),
      ...(id === 'hcf' ? sharedBelow(size) : []),
    ],
  })
}

/** Larger numbers than the square of the last are not tried for primes. */
const small = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31]

function isPrime(n: number): Worked {
  const [least = n] = primesOf(n)
  const tried = small.filter((p) => p * p <= n)
  const rests = tried.map((p) => [`${n}`, `${p} \\times ${Math.floor(n / p)} + ${n % p}`] as const)
  const one = [`${n}`, `1 \\times ${n}`] as const
  const shown = (tried.length > 0 ? rests : [one]).map(([, row]) => `${n} = ${row}`)
  const product = `${least} \\times ${n / least}`
  const tries = say(tried.length > 0 ? 'try' : 'small', tried.join(', '))
  const prime = least === n && n > 1
  const whyNot = n > 1 ? say('factor', least) : say('one')
  return worked('is-prime', {
    start: `Is $${n}$ a prime number?`,
    goal: 'whether it has a factor besides 1 and itself',
    steps: prime
      ? [step('is-prime.try', tries, shown.join(', \\quad '), ...rests, one)]
      : [step('is-prime.factor', whyNot, `${n} = ${product}`, [`${n}`, product])],
    answer: prime ? '\\text{yes}' : '\\text{no}',
    answers: [prime ? 'yes' : 'no'],
  })
}

function listFactors(n: number): Worked {
  const factors = factorsOf(n)
  const pairs = factors
    .filter((k) => k * k <= n)
    .map((k) => [`${k} \\times ${n / k}`, `${n}`] as const)
  return worked('factors', {
    start: `The factors of $${n}$`,
    goal: 'every whole number that divides it',
    steps: [
      step('factors.pairs', say('pairs'), pairs.map(([pair]) => pair).join(', \\quad '), ...pairs),
      step('factors.list', say('list'), factors.join(', '), ...pairs),
    ],
    answer: factors.join(', '),
    answers: factors.map(String),
  })
}

function listMultiples(n: number, count: number): Worked {
  const multiples = Array.from({ length: count }, (_, i) => n * (i + 1))
  return worked('multiples', {
    start: `The first ${count} multiples of $${n}$`,
    goal: 'the numbers in its times table',
    steps: [
      step(
        'multiples.count',
        say('count', n),
        multiples.join(', '),
        ...multiples.map((m, i) => [`${n} \\times ${i + 1}`, `${m}`] as const),
      ),
    ],
    answer: multiples.join(', '),
    answers: multiples.map(String),
  })
}

type Read = (words: string, numbers: readonly number[]) => Worked | 'beyond' | undefined

const family = (
  id: string,
  title: string,
  asks: RegExp,
  read: Read,
  draw: Family['draw'],
): Family => ({
  id,
  title,
  work: ({ words }: Asked) =>
    asks.test(words) && !/[a-z]\^|[xy]\b/.test(words) ? read(words, numbersIn(words)) : undefined,
  draw,
})

export const factorFamilies: readonly Family[] = [
  family(
    'hcf',
    'the highest common factor',
    /\bhcf\b|\bgcf\b|\bgcd\b|(?:highest|greatest) common (?:factor|divisor)/,
    (_, ns) => (isUsable(ns, 2) ? common('hcf', ns) : undefined),
    (random) => {
      const [k, a, b] = [random.between(2, 12), random.between(1, 9), random.between(1, 9)]
      const [m, n] = [k * a + k, k * b + 2 * k]
      return {
        text: pick(random, [
          `hcf of ${m} and ${n}`,
          `find the highest common factor of ${m} and ${n}`,
        ]),
        answers: [`${sharedBy(m, n)}`],
      }
    },
  ),
  family(
    'lcm',
    'the lowest common multiple',
    /\blcm\b|(?:lowest|least|smallest) common multiple/,
    (_, ns) => (isUsable(ns, 2) ? common('lcm', ns) : undefined),
    (random) => {
      const [m, n] = [random.between(2, 30), random.between(2, 30)]
      return { text: `whats the lcm of ${m} and ${n}`, answers: [`${(m * n) / sharedBy(m, n)}`] }
    },
  ),
  family(
    'prime-factors',
    'prime factors',
    /prime factor|product of (?:its |the )?prime|factor tree/,
    (_, ns) => {
      const [n] = ns
      return n && ns.length === 1 && isUsable(ns, 1) ? primeFactors('prime-factors', n) : undefined
    },
    (random) => {
      const n = random.between(4, 400)
      return { text: `write ${n} as a product of prime factors`, answers: [`${n}`] }
    },
  ),
  family(
    'is-prime',
    'prime numbers',
    /(?:is|are|why is|isnt|isn't) \d+ (?:a )?prime|prime (?:or not|number\?)/,
    (_, ns) => {
      const [n] = ns
      if (n === 1 && ns.length === 1) return isPrime(1)
      return n && ns.length === 1 && isUsable(ns, 1) && n < 1000 ? isPrime(n) : undefined
    },
    (random) => {
      const n = random.between(2, 200)
      const isDivided = Array.from({ length: n }, (_, i) => i).some((k) => k > 1 && n % k === 0)
      return { text: `is ${n} a prime number`, answers: [isDivided ? 'no' : 'yes'] }
    },
  ),
  family(
    'factors',
    'factors',
    /\bfactors of\b|factor pairs/,
    (words, ns) => {
      const [n] = ns
      return n && ns.length === 1 && isUsable(ns, 1) && n < 2000 && !/common|prime/.test(words)
        ? listFactors(n)
        : undefined
    },
    (random) => {
      const n = random.between(4, 120)
      return {
        text: `list the factors of ${n}`,
        answers: Array.from({ length: n }, (_, i) => i + 1)
          .filter((k) => n % k === 0)
          .map(String),
      }
    },
  ),
  family(
    'multiples',
    'multiples',
    /multiples of \d/,
    (words, ns) => {
      const count = Number(/first (\d+)/.exec(words)?.[1] ?? 5)
      const n = Number(/multiples of (\d+)/.exec(words)?.[1] ?? 0)
      return n > 1 &&
        n <= LARGEST &&
        count > 0 &&
        count <= 12 &&
        ns.length <= 2 &&
        !words.includes('common')
        ? listMultiples(n, count)
        : undefined
    },
    (random) => {
      const [n, count] = [random.between(2, 25), random.between(3, 6)]
      return {
        text: `write down the first ${count} multiples of ${n}`,
        answers: Array.from({ length: count }, (_, i) => `${n * (i + 1)}`),
      }
    },
  ),
]
