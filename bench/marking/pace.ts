import { performance } from 'node:perf_hooks'
import { judge } from '@learngrove/marking'
import type { Answer } from '@learngrove/marking/judgement'
import type { Question } from '@learngrove/marking/question'
import { algebra } from './algebra.ts'
import { plainQuestion } from './row.ts'

type Pair = readonly [Question, Answer]

const number = (answer: string, value: string, unit?: string): Pair => [
  { ...plainQuestion, type: 'number', answer, ...(unit && { unit }) },
  { value },
]
const expression = (answer: string, value: string, variables: readonly string[]): Pair => [
  { ...plainQuestion, type: 'expression', answer, variables },
  { value },
]
const choice = (picks: readonly number[]): Pair => [
  {
    ...plainQuestion,
    type: 'single_choice',
    options: [{ text: '12' }, { text: '21' }, { text: '3' }, { text: '4' }],
    answers: [2],
  },
  { selected_option: picks },
]

/** What a class hands in: numbers, choices and expressions, right and not yet, in equal parts. */
const mixed: readonly Pair[] = [
  ...[
    number('12', '12'),
    number('0.75', '3/4'),
    number('1.5', '1 1/2'),
    number('3.5e-4', '3.5 × 10^-4'),
    number('5', '18 km/h', 'm/s'),
    number('40', '4'),
  ],
  ...[choice([2]), choice([1]), choice([3]), choice([4]), choice([2]), choice([])],
  ...[
    expression('x = 11', 'x = 11', ['x']),
    expression('3(x+2)', '3x + 6', ['x']),
    expression('(x-2)(x-3)', 'x^2 - 5x + 6', ['x']),
    expression('2x+4=10', 'x = 4', ['x']),
    expression('x > 3', '3 < x', ['x']),
    expression('6x^2', '6x', ['x']),
  ],
]

const rounds = 600
/** Before them, so that what is measured is compiled. */
const warmUpRounds = 1200

/** Judgements a second on one core, warm, of numbers, choices and expressions in equal parts. */
export function paceOf(): { readonly judgements_per_second: number; readonly judgements: number } {
  const round = () => {
    for (const [question, answer] of mixed) judge(question, answer, { algebra })
  }
  for (let i = 0; i < warmUpRounds; i++) round()
  const from = process.cpuUsage()
  for (let i = 0; i < rounds; i++) round()
  const { user, system } = process.cpuUsage(from)
  const judgements = rounds * mixed.length
  return { judgements_per_second: Math.round(judgements / ((user + system) / 1e6)), judgements }
}

const scraps =
  '0 1 2 7 12 999999999 0.5 .5 1e9 x y z a b n pi e ( ) [ ] { } + - * / ^ = < > <= >= != , ; : | ! % ° √ ² ³ ½ ± × ÷ ∞ ∈ ∪ π sin cos tan log ln sqrt abs exp \\frac \\sqrt \\left( \\right) \\begin{pmatrix} \\end{pmatrix} & \\\\ \\text{cm} _ km/h m s^-1 £ $ or and not π θ 10^ ^^ ^-1 \u0000 \ud800 العربية 数'.split(
    ' ',
  )

/** The same strings every time: a generator of 32 bits (mulberry32). */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

export type Fuzz = {
  readonly strings: number
  readonly thrown: number
  /** Of these numbers each is in milliseconds of one judgement. */
  readonly worst_ms: number
  readonly worst_input: string
  readonly p99_ms: number
}

/** Strings drawn from the scraps of mathematics, of 1 to 24 pieces, against a key of each family. */
export function fuzz(strings: number, seed = 1): Fuzz {
  const random = generator(seed)
  const pick = <T>(list: readonly T[], instead: T): T =>
    list[Math.floor(random() * list.length)] ?? instead
  const keys = mixed.filter(([{ type }]) => type !== 'single_choice')
  const [first] = keys
  if (first === undefined) throw new Error('There is no key')
  const times = new Float64Array(strings)
  let [thrown, worst_ms, worst_input] = [0, 0, '']
  for (let i = 0; i < strings; i++) {
    const length = 1 + Math.floor(random() * 24)
    const glue = random() < 0.5 ? '' : ' '
    const value = Array.from({ length }, () => pick(scraps, '')).join(glue)
    const [question] = pick(keys, first)
    const from = performance.now()
    try {
      judge(question, { value }, { algebra })
    } catch {
      thrown += 1
    }
    const took = performance.now() - from
    times[i] = took
    if (took > worst_ms) [worst_ms, worst_input] = [took, value]
  }
  times.sort()
  return { strings, thrown, worst_ms, worst_input, p99_ms: times[Math.floor(strings * 0.99)] ?? 0 }
}
