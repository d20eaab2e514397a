import { gcd, lcm } from '@learngrove/maths/rational'
import { pick, sharedBy } from '../draw.ts'
import type { Asked, Family, Worked } from '../family.ts'
import { step, worked } from '../write.ts'

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

/** The prime factors from the smallest. */
function primesOf(n: number): readonly number[] {
  const found: number[] = []
  let left = n
  for (let p = 2; p * p <= left; p += 1)
    while (left % p === 0) {
      found.push(p)
      left /= p
    }
  return left > 1 ? [...found, left] : found
}

const powersOf = (n: number): ReadonlyMap<number, number> => {
  const powers = new Map<number, number>()
  for (const p of primesOf(n)) powers.set(p, (powers.get(p) ?? 0) + 1)
  return powers
}

const productText = (powers: Iterable<readonly [number, number]>): string =>
  [...powers]
    .sort(([p], [q]) => p - q)
    .map(([p, n]) => (n === 1 ? `${p}` : `${p}^{${n}}`))
    .join(' \\times ') || '1'

const factorsOf = (n: number): readonly number[] => {
  const small = Array.from({ length: Math.floor(Math.sqrt(n)) }, (_, i) => i + 1).filter(
    (k) => n % k === 0,
  )
  return [...new Set([...small, ...small.map((k) => n / k)])].sort((a, b) => a - b)
}

const tree = {
  ask: 'Which is the smallest prime that divides it? And what is left?',
  why: 'Divide by primes until only primes are left: every number is a product of primes in one way.',
}

function primeFactors(id: string, n: number): Worked {
  const primes = primesOf(n)
  const row = primes.join(' \\times ')
  const answer = productText(powersOf(n))
  const steps = [
    step(
      `${id}.divide`,
      { ...tree, text: 'Divide by the smallest prime that goes in, again and again.' },
      `${n} = ${row}`,
      [`${n}`, row],
    ),
  ]
  if (answer !== row)
    steps.push(
      step(
        `${id}.powers`,
        {
          text: 'Write primes that come more than once as powers.',
          ask: 'Which primes come more than once?',
          why: 'A power is a short way to write the same factor several times.',
        },
        `${n} = ${answer}`,
        [row, answer],
      ),
    )
  return worked(id, {
    start: `$${n}$ as a product of primes`,
    goal: 'its prime factors',
    steps,
    answer,
  })
}

/** The highest common factor or the lowest common multiple, by prime factors. */
function common(id: 'hcf' | 'lcm', numbers: readonly number[]): Worked | 'beyond' {
  const value = numbers.map(BigInt).reduce(id === 'hcf' ? gcd : lcm)
  if (value > BigInt(LARGEST) ** 2n) return 'beyond'
  const all = numbers.map(powersOf)
  const primes = [...new Set(all.flatMap((powers) => [...powers.keys()]))]
  const choose = id === 'hcf' ? Math.min : Math.max
  const chosen = primes
    .map((p) => [p, choose(...all.map((powers) => powers.get(p) ?? 0))] as const)
    .filter(([, n]) => n > 0)
  const product = productText(chosen)
  const lines = numbers.map((n, i) => [`${n}`, productText(all[i] ?? [])] as const)
  const isHcf = id === 'hcf'
  const other = numbers.map(BigInt).reduce(isHcf ? lcm : gcd)
  return worked(id, {
    start: `The ${isHcf ? 'highest common factor' : 'lowest common multiple'} of $${numbers.join('$ and $')}$`,
    goal: isHcf
      ? 'the largest number that divides all of them'
      : 'the smallest number that all of them divide',
    steps: [
      step(
        `${id}.primes`,
        { ...tree, text: 'Write each number as a product of primes.' },
        lines.map(([n, row]) => `${n} = ${row}`).join(', \\quad '),
        ...lines,
      ),
      step(
        `${id}.choose`,
        {
          text: isHcf
            ? 'Take every prime that they share, in its lower power, and multiply.'
            : 'Take every prime that comes in any of them, in its higher power, and multiply.',
          ask: isHcf
            ? 'Which primes are in all of the numbers?'
            : 'Which primes are needed, so that each number divides the product?',
          why: isHcf
            ? 'A factor of all the numbers can have only the primes that all of them have.'
            : 'A multiple of all the numbers needs all the primes of each of them.',
        },
        `${product} = ${value}`,
        [product, `${value}`],
        ...numbers.map(
          (n) =>
            (isHcf
              ? [`${n} \\div ${value}`, `${n / Number(value)}`]
              : [`${value} \\div ${n}`, `${Number(value) / n}`]) as readonly [string, string],
        ),
      ),
    ],
    answer: `${value}`,
    slips:
      other === value
        ? []
        : [
            {
              value: `${other}`,
              why: isHcf
                ? 'That is the lowest common multiple. A common factor divides the numbers, so it is no larger than the smallest.'
                : 'That is the highest common factor. A common multiple is at least as large as the largest number.',
            },
          ],
  })
}

function isPrime(n: number): Worked {
  const id = 'is-prime'
  const [least = n] = primesOf(n)
  const prime = least === n
  const ask = 'Which small primes could divide it?'
  const why =
    'A prime has exactly two factors, 1 and itself. It is enough to try primes up to the square root.'
  const tried = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31].filter((p) => p * p <= n)
  const rests = tried.map((p) => [`${n}`, `${p} \\times ${Math.floor(n / p)} + ${n % p}`] as const)
  const steps = prime
    ? [
        step(
          `${id}.try`,
          {
            ask,
            why,
            text:
              tried.length > 0
                ? `Try the primes up to its square root: $${tried.join(', ')}$. Each leaves a rest.`
                : 'It is too small to have another factor than 1 and itself.',
          },
          rests.map(([, row]) => `${n} = ${row}`).join(', \\quad ') || `${n} = 1 \\times ${n}`,
          ...rests,
          [`${n}`, `1 \\times ${n}`],
        ),
      ]
    : [
        step(
          `${id}.factor`,
          { ask, why, text: `$${least}$ divides it, so it has more than two factors.` },
          `${n} = ${least} \\times ${n / least}`,
          [`${n}`, `${least} \\times ${n / least}`],
        ),
      ]
  return worked(id, {
    start: `Is $${n}$ a prime number?`,
    goal: 'whether it has a factor besides 1 and itself',
    steps,
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
      step(
        'factors.pairs',
        {
          text: 'Look for pairs that multiply to it, from 1 upwards, until the pairs meet.',
          ask: 'Which pairs of whole numbers multiply to it?',
          why: 'Factors come in pairs, so going up to the middle finds them all.',
        },
        pairs.map(([pair]) => pair).join(', \\quad '),
        ...pairs,
      ),
      step(
        'factors.list',
        {
          text: 'Write them in order.',
          ask: 'Which numbers are in the pairs?',
          why: 'A list in order shows that none is missing.',
        },
        factors.join(', '),
        ...pairs,
      ),
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
        {
          text: `Multiply $${n}$ by 1, 2, 3 and so on.`,
          ask: 'What is the times table of the number?',
          why: 'A multiple is the number times a whole number.',
        },
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
