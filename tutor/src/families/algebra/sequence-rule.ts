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
import { step, wordsOf } from '../write.ts'

/** What is done at each rule, what is asked before it, and why it may be done. */
const say = wordsOf(`
difference | Look at the step from each term to the next: it is $<0>$ every time. | By how much does it change from each term to the next? | When the step is always the same, the rule is that number times $n$, and something more.
ratio | Divide each term by the one before: it is $<0>$ every time. | What is each term multiplied by to get the next? | When each term is the one before times the same number, it is a geometric sequence.
power | The first term is $<0>$, and it is multiplied by $<1>$ once less than the number of the term. | How often has the first term been multiplied when you are at the $n$th term? | From the first to the $n$th term there are $n - 1$ steps.
second_difference | The differences are $<0>$. Their differences are $<1>$ every time, so the rule begins with half of that: $<2>$. | The differences are not the same. What are the differences of the differences? | When the second differences are the same, the rule has $n^2$, with half of the second difference in front.
take_away | Take $<0>$ away from each term. What is left is $<1>$. | What is left of each term when you take $<0>$ away? | What is left is a sequence with equal steps, and its rule you know.
put_together | The rule of what is left is $<0>$. Put both together. | What is the $n$th term of what is left? | The terms are the square part and what is left, added up.
`)

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
      say('difference', by),
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
      say('ratio', by),
      `${shown(terms[1] ?? rule.first)} \\div ${bracketed(shown(rule.first))} = ${by}`,
      ...terms
        .slice(1)
        .map(
          (term, i) => [`${shown(term)} \\div ${bracketed(shown(terms[i] ?? term))}`, by] as const,
        ),
    ),
    step(
      `${id}.power`,
      say('power', shown(rule.first), by),
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
      say('second_difference', listed(gaps(terms)), shown(second), square),
      square,
      ...gaps(gaps(terms)).map((gap) => [shown(gap), `2 \\times ${bracketed(shown(a))}`] as const),
    ),
    step(
      `${id}.take_away`,
      say('take_away', square, listed(left)),
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
      say('put_together', printTextbook(polynomialNode([c, b], 'n'))),
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
