import { ComputeEngine } from '@cortex-js/compute-engine'
import { algebraOf } from '@learngrove/maths/compute-engine'
import { beforeAll, expect, test } from 'vitest'
import { judge } from '#marking.ts'
import type { ExpressionQuestion } from '#question.ts'
import { startCost } from '../../scripts/cost.mjs'

/** A judgement has 250 ms of processor time; a loop of the measure takes about two. */
const mostLoops = 125

const keys: readonly (readonly [answer: string, variables: readonly string[]])[] = [
  ['2x+4=10', ['x']],
  ['x > 3', ['x']],
  ['6x^2', ['x']],
  ['sin(x)=1/2', ['x']],
  ['y=|x-5|', ['x', 'y']],
  ['x^2+y^2=25', ['x', 'y']],
  ['x=4, y=1', ['x', 'y']],
  ['ax^2+bx+c=0', ['a', 'b', 'c', 'x']],
]

const answers: readonly string[] = [
  '(x^99)!',
  '(x^99)!=x',
  '((((x!)!)!)!)=3',
  'floor(x^99)!',
  '99!^99!',
  '170!x^170=1',
  '9^9^9^9',
  'x^(9^9^9)=2',
  'x^x^x^x^x=x',
  '((((((x^9)^9)^9)^9)^9)^9)',
  '((((((x^9)^9)^9)^9)^9)^9)=2',
  '(((((x+1)^9+1)^9+1)^9+1)^9+1)^9',
  '((((x+1)^9+1)^9+1)^9+1)=x',
  '(1+x)^1000000',
  '(x^2+1)^6/(x^2-1)^6=y',
  '(x+y)^12=(x-y)^12',
  'x^12+y^12+x^11y=1',
  'sqrt(x)+sqrt(x+1)+sqrt(x+2)=y',
  'sqrt(x+sqrt(y+sqrt(x)))=y',
  '|||||||x-1|-2|-3|-4|-5|-6|-7|=x',
  'x+y+z=1,x-y=2,z^9=x,x^9=y',
  'x'.repeat(300),
  `${'sqrt('.repeat(30)}x${')'.repeat(30)}=y`,
  `${'('.repeat(60)}x${')!'.repeat(60)}`,
  '<x'.repeat(200),
  'x=1 or '.repeat(60),
  '\\boxed{'.repeat(500),
  '\\boxed{x} and '.repeat(250),
  '[['.repeat(1900),
]

const algebra = algebraOf(new ComputeEngine())

const judged = ([answer, variables]: (typeof keys)[number], value: string | string[]) => {
  const question: ExpressionQuestion = {
    type: 'expression',
    text: '',
    max_score: 1,
    hints: [],
    method_answer: [],
    answer,
    variables: [...variables],
  }
  return judge(question, { value }, { algebra })
}

beforeAll(() => {
  for (const key of keys) judged(key, ['2x=3', 'x+1=y'])
})

test.each(answers.map((answer) => [answer.slice(0, 40), answer] as const))(
  'no judgement of %s takes long',
  (_, answer) => {
    for (const key of keys) {
      for (const value of [answer, ['2x=3', answer, answer]]) {
        const cost = startCost()
        judged(key, value)
        expect(cost(), `against ${key[0]}`).toBeLessThan(mostLoops)
      }
    }
  },
)
