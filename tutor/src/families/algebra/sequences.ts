import * as build from '@learngrove/maths/build'
import { printTextbook, substitute } from '@learngrove/maths/notation'
import { exactValue, polynomialIn } from '@learngrove/maths/polynomial'
import {
  isTooBig,
  minus,
  ONE,
  plus,
  type Rational,
  ratio,
  times,
  whole,
} from '@learngrove/maths/rational'
import { readExpression } from '#notation/read-maths.ts'
import { nonZero, pick, plusText } from '../draw.ts'
import type { Asked, Family, Step } from '../family.ts'
import { bracketed, readNumber, shown, signed } from '../numbers.ts'
import { step, wordsOf, worked } from '../write.ts'
import { gaps, listed, nthTerm, type Rule, ruleOf } from './sequence-rule.ts'

/** What is done at each rule, what is asked before it, and why it may be done. */
const say = wordsOf(`
go_on | Do the same once more from the last term. | What comes after the last term by that rule? | A rule that fits every step so far is used for the next one.
put_in | Put $n = <0>$ into the rule. | What does $n$ stand for, and what is it here? | In a rule for the $n$th term, $n$ is the place of the term.
`)

/** A term further on is not worked out of a growing sequence. */
const LAST_TERM = 1000
const LAST_POWER = 30
const MOST_NEXT = 5

const isSequence =
  /sequence|nth|\bn-?th\b|\b\d+(?:st|nd|rd|th) term|next (?:\w+ )?(?:term|number)s?|what comes next|term to term|continue|pattern/

/** The numbers that stand in a row, with nothing but commas and spaces between them. */
function rowIn(words: string): readonly Rational[] {
  const rows = [...words.matchAll(/-?\d+(?:\.\d+)?(?:[,;]? (?:and )?|,|…)-?\d[-\d.,; ]*/g)].map(
    ([row]) => row,
  )
  const longest = rows.sort((one, other) => other.length - one.length)[0] ?? ''
  return longest.split(/[\s,;]+/).flatMap((each) => readNumber(each) ?? [])
}

function workNth({ words }: Asked, id: string) {
  if (
    !/nth|n-th|rule for|general term|formula for the (?:\w+ )?term/.test(words) ||
    words.includes('=')
  )
    return undefined
  const terms = rowIn(words)
  if (terms.length < 3) return undefined
  const rule = ruleOf(terms)
  if (!rule) return id === 'nth-term-linear' ? 'beyond' : undefined
  if (id !== `nth-term-${rule.kind}`) return undefined
  const { steps, formula } = nthTerm(id, terms, rule)
  const slips =
    rule.kind === 'linear'
      ? [
          {
            value: `n ${signed(shown(rule.by))}`,
            why: 'That adds the step to $n$. The step is multiplied by $n$, since it is made once for each term.',
          },
        ]
      : []
  return worked(id, {
    start: `The sequence $${listed(terms)}, \\dots$`,
    goal: 'the rule for the $n$th term',
    steps,
    answer: formula,
    slips,
  })
}

function nextTerm(rule: Rule, terms: readonly Rational[]): Rational {
  const last = terms.at(-1) ?? whole(0)
  if (rule.kind === 'geometric') return times(last, rule.by)
  if (rule.kind === 'linear') return plus(last, rule.by)
  return plus(plus(last, gaps(terms).at(-1) ?? whole(0)), rule.second)
}

function workNext({ words }: Asked) {
  const id = 'next-terms'
  if (!/next|continue|comes after/.test(words)) return undefined
  const terms = rowIn(words)
  if (terms.length < 3) return undefined
  const rule = ruleOf(terms)
  if (!rule) return 'beyond'
  const count = Math.min(MOST_NEXT, Number(/next (\d) /.exec(words)?.[1] ?? 1))
  const row = [...terms]
  const made: Rational[] = []
  for (let i = 0; i < count; i += 1) {
    const next = nextTerm(rule, row)
    row.push(next)
    made.push(next)
  }
  const sign = rule.kind === 'geometric' ? '\\times' : '+'
  const change = (i: number) =>
    rule.kind === 'geometric' ? rule.by : minus(row[i + 1] ?? ONE, row[i] ?? ONE)
  const line = (i: number) => `${shown(row[i] ?? ONE)} ${sign} ${bracketed(shown(change(i)))}`
  const known = terms.slice(1).map((term, i) => [line(i), shown(term)] as const)
  const told = {
    linear: `Each term is the one before and $${shown(change(0))}$.`,
    geometric: `Each term is the one before times $${shown(change(0))}$.`,
    quadratic: `The steps are $${listed(gaps(terms))}$: each step is $${shown(gaps(gaps(terms))[0] ?? ONE)}$ more than the last.`,
  }[rule.kind]
  const steps: Step[] = [
    step(
      `${id}.find_rule`,
      {
        text: told,
        ask: 'How do you get from each term to the next? Is it the same every time?',
        why: 'Look at the differences first. If they are not the same, see whether each term is multiplied by the same number.',
      },
      `${line(0)} = ${shown(terms[1] ?? ONE)}`,
      ...known,
    ),
    step(
      `${id}.go_on`,
      say('go_on'),
      made.map((term, i) => `${line(terms.length - 1 + i)} = ${shown(term)}`).join(', \\quad '),
      ...made.map((term, i) => [line(terms.length - 1 + i), shown(term)] as const),
    ),
  ]
  return worked(id, {
    start: `The sequence $${listed(terms)}, \\dots$`,
    goal: count === 1 ? 'the next term' : `the next ${count} terms`,
    steps,
    answer: listed(made),
    answers: made.map(shown),
  })
}

const ruleInN =
  /(?<![a-z])(?:-?\d+ ?[-+] ?)?-?\d*n(?:\^2)?(?![a-z])(?: ?[-+] ?\d*(?:n(?:\^2)?(?![a-z]))?)*/

/** The 10th term: of a rule in n, or of a row of terms. */
function workTerm({ words }: Asked) {
  const id = 'term-of-a-sequence'
  const place = Number(/\b(\d{1,4})(?:st|nd|rd|th) (?:term|number)/.exec(words)?.[1] ?? 0)
  if (place < 1 || place > LAST_TERM) return undefined
  const rest = words.replace(/\b\d{1,4}(?:st|nd|rd|th)/g, ' ')
  const typed = ruleInN.exec(rest.replace(/nth/g, ' '))?.[0]
  const terms = rowIn(rest)
  const rule = terms.length >= 3 ? ruleOf(terms) : undefined
  const given = typed && terms.length < 3 ? readExpression(typed.trim()) : undefined
  if (given && polynomialIn(given, 'n')) {
    const filled = substitute(given, 'n', build.integer(place))
    const value = exactValue(filled)
    if (!value) return 'beyond'
    const line = printTextbook(filled)
    return worked(id, {
      start: `The $n$th term is $${printTextbook(given)}$`,
      goal: `term number ${place}`,
      answer: shown(value),
      steps: [
        step(`${id}.put_in`, say('put_in', place), `${line} = ${shown(value)}`, [
          line,
          shown(value),
        ]),
      ],
    })
  }
  if (!rule) return undefined
  if (rule.kind === 'geometric' && place > LAST_POWER) return 'beyond'
  const n = whole(place)
  const found = nthTerm(id, terms, rule)
  const value =
    rule.kind === 'linear'
      ? plus(rule.first, times(rule.by, minus(n, ONE)))
      : rule.kind === 'geometric'
        ? times(rule.first, ratio(rule.by.n ** BigInt(place - 1), rule.by.d ** BigInt(place - 1)))
        : plus(plus(times(rule.a, times(n, n)), times(rule.b, n)), rule.c)
  if (isTooBig(value)) return 'beyond'
  const line = found.formula.replace(/n/g, `(${place})`)
  const last = step(`${id}.put_in`, say('put_in', place), `${line} = ${shown(value)}`, [
    line,
    shown(value),
  ])
  return worked(id, {
    start: `The sequence $${listed(terms)}, \\dots$`,
    goal: `term number ${place}`,
    steps: [...found.steps, last],
    answer: shown(value),
  })
}

const family = (
  id: string,
  title: string,
  work: (asked: Asked) => ReturnType<Family['work']>,
  draw: Family['draw'],
): Family => ({
  id,
  title,
  work: (asked) => (isSequence.test(asked.words) ? work(asked) : undefined),
  draw,
})

const row = (at: (n: number) => number, count: number): string =>
  Array.from({ length: count }, (_, i) => at(i + 1)).join(', ')

export const sequenceFamilies: readonly Family[] = [
  family('term-of-a-sequence', 'a term of a sequence', workTerm, (random) => {
    const [a, b, n] = [nonZero(random, 8), nonZero(random, 9), random.between(8, 50)]
    return pick(random, [
      {
        text: `the nth term is ${a}n${plusText(b)}. find the ${n}th term`,
        answers: [`${a * n + b}`],
      },
      {
        text: `find the ${n}th term of the sequence ${row((k) => a * k + b, 4)}`,
        answers: [`${a * n + b}`],
      },
    ])
  }),
  family(
    'nth-term-linear',
    'the nth term of a linear sequence',
    (asked) => workNth(asked, 'nth-term-linear'),
    (random) => {
      const [a, b] = [nonZero(random, 9), random.between(-9, 12)]
      const terms = row((n) => a * n + b, random.between(4, 5))
      return {
        text: `${pick(random, ['find the nth term of ', 'whats the nth term for '])}${pick(random, [terms, terms.replaceAll(',', '')])}`,
        answers: [`${a}n${plusText(b)}`],
      }
    },
  ),
  family(
    'nth-term-quadratic',
    'the nth term of a quadratic sequence',
    (asked) => workNth(asked, 'nth-term-quadratic'),
    (random) => {
      const [a, b, c] = [random.between(1, 4), random.between(-5, 6), random.between(-6, 9)]
      return {
        text: `find the nth term of ${row((n) => a * n * n + b * n + c, 5)}`,
        answers: [`${a}n^2${plusText(b)}n${plusText(c)}`],
      }
    },
  ),
  family(
    'nth-term-geometric',
    'the nth term of a geometric sequence',
    (asked) => workNth(asked, 'nth-term-geometric'),
    (random) => {
      const [a, r] = [random.between(1, 6), random.between(2, 5)]
      return {
        text: `find the nth term of the geometric sequence ${row((n) => a * r ** (n - 1), 4)}`,
        answers: [`${a}*${r}^(n-1)`],
      }
    },
  ),
  family('next-terms', 'the next terms of a sequence', workNext, (random) => {
    const [a, d, r] = [random.between(-9, 20), nonZero(random, 9), random.between(2, 4)]
    return pick(random, [
      { text: `what is the next term in ${row((n) => a + d * n, 4)}`, answers: [`${a + d * 5}`] },
      {
        text: `find the next 2 terms: ${row((n) => 3 * r ** n, 4)}`,
        answers: [`${3 * r ** 5}`, `${3 * r ** 6}`],
      },
      {
        text: `whats the next number in the sequence ${row((n) => n * n + a, 5)}`,
        answers: [`${36 + a}`],
      },
    ])
  }),
]
