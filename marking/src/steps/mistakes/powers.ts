import * as build from '@learngrove/maths/build'
import type { Node } from '@learngrove/maths/notation'
import { isAlike } from '@learngrove/maths/notation'
import * as exact from '@learngrove/maths/rational'
import { factorsOf, type Match } from '@learngrove/maths/rewriting'
import { type Mistake, mistake } from '#steps/mistake.ts'
import { own } from '#steps/own-terms.ts'

const power = (base: Node, value: exact.Rational): Node => build.power(base, build.numeral(value))

/** The first of a row of powers is the one with the exponent m. */
const isInOrder = (match: Match): boolean => {
  const [first] = factorsOf(match.found)
  return first?.type === 'power' && isAlike(first.exponent, match.part('m'))
}

const isNatural = (value: exact.Rational): boolean => exact.isWhole(value) && value.n > 1n

export const POWER_MISTAKES: readonly Mistake[] = [
  mistake('exponents_multiplied', 'a^m * a^n', {
    guard: isInOrder,
    make: (match) => [power(match.part('a'), exact.times(match.number('m'), match.number('n')))],
    say: ({ found }) => `In ${own(found)} the base stays and the exponents are added.`,
  }),
  mistake('exponents_added', '(a^m)^n', {
    make: (match) => [power(match.part('a'), exact.plus(match.number('m'), match.number('n')))],
    say: ({ found }) =>
      `In ${own(found)} a power is raised again, so the exponents are multiplied.`,
  }),
  mistake('exponents_divided', 'a^m / a^n', {
    make: (match) => {
      const share = exact.over(match.number('m'), match.number('n'))
      return share ? [power(match.part('a'), share)] : []
    },
    say: ({ found }) => `In ${own(found)} the lower exponent is taken away from the upper one.`,
  }),
  mistake('bases_combined', 'k^m * k^n', {
    guard: isInOrder,
    make: (match) => [
      power(
        build.product(match.part('k'), match.part('k')),
        exact.plus(match.number('m'), match.number('n')),
      ),
    ],
    say: (match) => `In ${own(match.found)} the base ${own(match.part('k'))} stays as it is.`,
  }),
  mistake('powers_added_like_products', 'a^m + a^n', {
    guard: (match) => !isAlike(match.part('m'), match.part('n')),
    make: (match) => [power(match.part('a'), exact.plus(match.number('m'), match.number('n')))],
    say: ({ found }) =>
      `The sum ${own(found)} stays a sum. Exponents are added where powers are multiplied.`,
  }),
  mistake('power_as_multiple', 'k^n', {
    guard: (match) => isNatural(match.number('n')),
    make: (match) => [build.product(match.part('k'), match.part('n'))],
    say: (match) =>
      `The exponent of ${own(match.found)} says how often ${own(match.part('k'))} is a factor.`,
  }),
  mistake('negative_power_made_negative', 'k^n', {
    guard: (match) => match.number('n').n < 0n && exact.isWhole(match.number('n')),
    make: (match) => [build.negation(power(match.part('k'), exact.absolute(match.number('n'))))],
    say: ({ found }) => `The minus in the exponent of ${own(found)} asks for one over the power.`,
  }),
  mistake('power_on_one_factor', '(k*a)^n', {
    make: (match) => [
      build.product(match.part('k'), build.power(match.part('a'), match.part('n'))),
    ],
    say: (match) =>
      `The power in ${own(match.found)} goes to every factor in the bracket, the ${own(match.part('k'))} as well.`,
  }),
  mistake('factor_times_exponent', '(k*a)^n', {
    make: (match) => [
      build.product(
        build.numeral(exact.times(match.number('k'), match.number('n'))),
        build.power(match.part('a'), match.part('n')),
      ),
    ],
    say: (match) =>
      `In ${own(match.found)} the ${own(match.part('k'))} is raised to the power, not multiplied by it.`,
  }),
]
