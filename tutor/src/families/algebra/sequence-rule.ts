import { printTextbook } from '@learngrove/maths/notation'
import { polynomialNode } from '@learngrove/maths/polynomial'
import {
  dividedBy,
  isSame,
  isZero,
  minus,
  ONE,
  type Rational,
  times,
  whole,
} from '@learngrove/maths/rational'
import type { Step } from '../family.ts'
import { bracketed, shown } from '../numbers.ts'
import { step } from '../write.ts'

export type Rule =
  | { readonly kind: 'linear'; readonly first: Rational; readonly by: Rational }
  | { readonly kind: 'geometric'; readonly first: Rational; readonly by: Rational }
  | {
      readonly kind: 'quadratic'
      readonly a: Rational
      readonly b: Rational
      readonly c: Rational
      readonly second: Rational
    }

export const gaps = (terms: readonly Rational[]): readonly Rational[] =>
  terms.slice(1).map((term, i) => minus(term, terms[i] ?? term))

const areSame = (row: readonly Rational[]): boolean =>
  row.length > 0 && row.every((each) => isSame(each, row[0] ?? each))

/** The rule of a row of terms, the simplest that fits. */
export function ruleOf(terms: readonly Rational[]): Rule | undefined {
  const [first, second] = terms
  if (!first || !second || terms.length < 3) return undefined
  const differences = gaps(terms)
  const [by] = differences
  if (by && areSame(differences)) return { kind: 'linear', first, by }
  if (terms.every((term) => !isZero(term))) {
    const ratios = terms.slice(1).map((term, i) => dividedBy(term, terms[i] ?? term))
    if (ratios[0] && areSame(ratios)) return { kind: 'geometric', first, by: ratios[0] }
  }
  const seconds = gaps(differences)
  const [twice] = seconds
  if (!twice || !by || seconds.length < 2 || !areSame(seconds)) return undefined
  const a = dividedBy(twice, whole(2))
  const b = minus(by, times(a, whole(3)))
  return { kind: 'quadratic', a, b, c: minus(minus(first, a), b), second: twice }
}

export const listed = (terms: readonly Rational[]): string => terms.map(shown).join(', ')
const check = (
  formula: string,
  terms: readonly Rational[],
  at: (n: number) => string,
): readonly (readonly [string, string])[] =>
  terms.map((term, i) => [at(i + 1), shown(term)] as const).filter(() => formula !== '')

function linearTerm(rule: Extract<Rule, { kind: 'linear' }>): {
  formula: string
  at: (n: number) => string
  rest: Rational
} {
  const rest = minus(rule.first, rule.by)
  const formula = printTextbook(polynomialNode([rest, rule.by], 'n'))
  return { formula, rest, at: (n) => `${shown(rule.by)} \\times ${n} + ${bracketed(shown(rest))}` }
}

function nthOfLinear(
  id: string,
  terms: readonly Rational[],
  rule: Extract<Rule, { kind: 'linear' }>,
) {
  const { formula, at, rest } = linearTerm(rule)
  const by = shown(rule.by)
  const front = printTextbook(polynomialNode([whole(0), rule.by], 'n'))
  const steps = [
    step(
      `${id}.difference`,
      {
        text: `Look at the step from each term to the next: it is $${by}$ every time.`,
        ask: 'By how much does it change from each term to the next?',
        why: 'When the step is always the same, the rule is that number times $n$, and something more.',
      },
      `${terms.slice(1).map((term, i) => `${shown(term)} - ${bracketed(shown(terms[i] ?? term))}`)[0]} = ${by}`,
      ...terms
        .slice(1)
        .map((term, i) => [`${shown(term)} - ${bracketed(shown(terms[i] ?? term))}`, by] as const),
    ),
    step(
      `${id}.compare`,
      {
        text: `Compare with $${front}$: its first term is $${by}$, and ours is $${shown(rule.first)}$, so ${rest.n === 0n ? 'nothing is added' : `$${shown(rest)}$ is added`}.`,
        ask: `How does the first term differ from $${by} \\times 1$?`,
        why: 'The difference times $n$ has the right steps. What is missing at the first term is missing at every term.',
      },
      formula,
      ...check(formula, terms, at),
    ),
  ]
  return { steps, formula }
}

function nthOfGeometric(
  id: string,
  terms: readonly Rational[],
  rule: Extract<Rule, { kind: 'geometric' }>,
) {
  const by = shown(rule.by)
  const isOne = isSame(rule.first, ONE)
  const formula = `${isOne ? '' : `${shown(rule.first)} \\times `}${rule.by.d === 1n && rule.by.n > 0n ? by : `\\left(${by}\\right)`}^{n - 1}`
  const steps = [
    step(
      `${id}.ratio`,
      {
        text: `Divide each term by the one before: it is $${by}$ every time.`,
        ask: 'What is each term multiplied by to get the next?',
        why: 'When each term is the one before times the same number, it is a geometric sequence.',
      },
      `${shown(terms[1] ?? rule.first)} \\div ${bracketed(shown(rule.first))} = ${by}`,
      ...terms
        .slice(1)
        .map(
          (term, i) => [`${shown(term)} \\div ${bracketed(shown(terms[i] ?? term))}`, by] as const,
        ),
    ),
    step(
      `${id}.power`,
      {
        text: `The first term is $${shown(rule.first)}$, and it is multiplied by $${by}$ once less than the number of the term.`,
        ask: 'How often has the first term been multiplied when you are at the $n$th term?',
        why: 'From the first to the $n$th term there are $n - 1$ steps.',
      },
      formula,
      ...terms.map(
        (term, i) => [`${shown(rule.first)} \\times (${by})^{${i}}`, shown(term)] as const,
      ),
    ),
  ]
  return { steps, formula }
}

function nthOfQuadratic(
  id: string,
  terms: readonly Rational[],
  rule: Extract<Rule, { kind: 'quadratic' }>,
) {
  const { a, b, c, second } = rule
  const formula = printTextbook(polynomialNode([c, b, a], 'n'))
  const square = printTextbook(polynomialNode([whole(0), whole(0), a], 'n'))
  const left = terms.map((term, i) => minus(term, times(a, whole((i + 1) ** 2))))
  const steps = [
    step(
      `${id}.second_difference`,
      {
        text: `The differences are $${listed(gaps(terms))}$. Their differences are $${shown(second)}$ every time, so the rule begins with half of that: $${square}$.`,
        ask: 'The differences are not the same. What are the differences of the differences?',
        why: 'When the second differences are the same, the rule has $n^2$, with half of the second difference in front.',
      },
      square,
      ...gaps(gaps(terms)).map((gap) => [shown(gap), `2 \\times ${bracketed(shown(a))}`] as const),
    ),
    step(
      `${id}.take_away`,
      {
        text: `Take $${square}$ away from each term. What is left is $${listed(left)}$.`,
        ask: `What is left of each term when you take $${square}$ away?`,
        why: 'What is left is a sequence with equal steps, and its rule you know.',
      },
      listed(left),
      ...terms.map(
        (term, i) =>
          [
            `${shown(term)} - ${bracketed(shown(a))} \\times ${i + 1}^{2}`,
            shown(left[i] ?? term),
          ] as const,
      ),
    ),
    step(
      `${id}.put_together`,
      {
        text: `The rule of what is left is $${printTextbook(polynomialNode([c, b], 'n'))}$. Put both together.`,
        ask: 'What is the $n$th term of what is left?',
        why: 'The terms are the square part and what is left, added up.',
      },
      formula,
      ...terms.map(
        (term, i) =>
          [
            `${shown(a)} \\times ${i + 1}^{2} + ${bracketed(shown(b))} \\times ${i + 1} + ${bracketed(shown(c))}`,
            shown(term),
          ] as const,
      ),
    ),
  ]
  return { steps, formula }
}

/** The steps to the rule of the nth term, and the rule. */
export function nthTerm(
  id: string,
  terms: readonly Rational[],
  rule: Rule,
): { readonly steps: readonly Step[]; readonly formula: string } {
  if (rule.kind === 'linear') return nthOfLinear(id, terms, rule)
  return rule.kind === 'geometric'
    ? nthOfGeometric(id, terms, rule)
    : nthOfQuadratic(id, terms, rule)
}
