import { describe, expect, test } from 'vitest'
import { ONE_POINT, SETS, SEVERAL_POINTS } from '#expressions/systems.testing.ts'
import { judge } from '#marking.ts'
import { expressionQuestion } from '#testing.ts'

const GENERAL = 'Not yet. Go through it once more, one step at a time.'

const judged = (key: object, value: string) => judge(expressionQuestion(key), { value })

const PAIR = { answer: 'x=4, y=1', variables: ['x', 'y'] }
const POINTS = { answer: '(3,4) or (-4,-3)', variables: ['x', 'y'] }
const ROOTS = { answer: 'x=2 or x=3' }
const BEGUN = { ...ROOTS, start: 'x^2-5x+6=0' }
const FACTORS = { answer: '(x+2)(x+3)', form: 'factorised' }
const LINE = { answer: 'y=2x+1', variables: ['x', 'y'] }
const EXPANDED = { answer: 'x^2+5x+6', form: 'expanded' }
const MORE = { answer: 'x>3' }
const BETWEEN = { answer: '-2≤x<5' }
const INTERVAL = { answer: '[2,5)', variables: [] }
const THIRD = { answer: '2/3', variables: [] }
const SURD = { answer: '2√3', variables: [] }

describe('an answer that is near its key is told how', () => {
  test.each<[object, string, RegExp]>([
    [PAIR, 'x=4', /found x\. Now find y/],
    [PAIR, 'y=1', /found y\. Now find x/],
    [PAIR, 'x=5', /y is asked for as well/],
    [PAIR, '(1,4)', /changed places: x comes first/],
    [PAIR, 'x=1, y=4', /changed places/],
    [PAIR, 'x=1\ny=4', /changed places/],
    [PAIR, 'x=4, y=-1', /signs of your values/],
    [PAIR, 'x=4\ny=2', /x is right\. Look at y/],
    [PAIR, 'x=3, y=1', /y is right\. Look at x/],
    [PAIR, 'x=4 or y=1', /write “and”/],
    [{ ...PAIR, start: 'x+2y=6, x-y=3' }, '3y=3\ny=1', /Now find x/],
    [POINTS, '(3,4)', /one of the solutions/],
    [POINTS, '(3,4) or (-4,3)', /One of them fits/],
    [POINTS, '(3,4) or (-4,-3) or (0,5)', /too many/],
    [POINTS, 'x=3,y=-3 or x=-4,y=4', /Which y belongs to which x/],
    [
      { answer: 'a=2, b=-3, c=1', variables: ['a', 'b', 'c'] },
      'a=2\nb=-3',
      /found a and b\. Now find c/,
    ],
    [POINTS, '[3,4]', /round brackets/],
    [{ answer: '90', variables: [] }, '6*4=25*3.6=90', /equals signs does not hold/],
    [ROOTS, 'x=2', /one of the solutions\. There is another one/],
    [ROOTS, 'x=2 or x=5', /One of them fits/],
    [ROOTS, 'x=2 or x=3 or x=4', /one too many/],
    [ROOTS, 'x=-2 or x=-3', /Look at the signs/],
    [BEGUN, 'x=-2 or x=-3', /Look at the signs/],
    [BEGUN, 'x=2', /A solution got lost/],
    [BEGUN, 'x=3', /A solution got lost/],
    [{ answer: 'x=7 or x=-7', start: 'x^2=49' }, 'x=7', /look for the negative one/],
    [{ answer: 'x=0 or x=7', start: 'x^2=7x' }, 'x=7', /loses the case/],
    [{ answer: '{1,2,3}' }, '{1,2}', /more to find/],
    [{ answer: '{1,2,3}' }, '{1,2,3,4}', /one too many/],
    [MORE, 'x≥3', /the ends/],
    [MORE, 'x<3', /which way the sign points/],
    [MORE, 'x=3', /Which sign tells that a whole range fits/],
    [BETWEEN, '-2<x<5', /the ends/],
    [BETWEEN, '-2<x≤5', /the ends/],
    [{ answer: 'x<-2 or x>3' }, 'x<-2 and x>3', /“and” and “or”/],
    [INTERVAL, '[2,5]', /the ends/],
    [INTERVAL, '(2,5)', /the ends/],
    [FACTORS, '(x+2)(x+3)=0', /Leave out “= 0”/],
    [FACTORS, 'x=-2 or x=-3', /not an equation/],
    [FACTORS, '(x-2)(x+3)', /signs in the brackets/],
    [FACTORS, '(x-2)(x-3)', /signs in the brackets/],
    [{ answer: '3x(x-4)', form: 'factorised' }, '3x(x+4)', /signs in the brackets/],
    [{ answer: 'all real numbers', start: '2x=2x' }, '0=0', /What does that say/],
    [FACTORS, '(x+2)', /One of the factors is missing/],
    [FACTORS, '(x+2)(x+3)(x+1)', /one factor too many/],
    [FACTORS, '2(x+2)(x+3)', /a number in front/],
    [EXPANDED, 'x^2+5x', /the number without a letter/],
    [EXPANDED, 'x^2+5x-6', /the number without a letter/],
    [EXPANDED, 'x^2+6x+6', /the term with x once more/],
    [EXPANDED, '2x^2+5x+6', /the term with x²/],
    [EXPANDED, '-x^2-5x-6', /each of them is the other one/],
    [LINE, '2x+1', /one side of it\. Write the whole equation, with y/],
    [LINE, '2x+2', /An equation or a statement is asked for/],
    [LINE, 'y=2x-1', /sign of one term on the right side/],
    [LINE, 'y=3x+1', /the term with x once more/],
    [{ answer: 'x/(x+1)' }, '(x+1)/x', /upside down/],
    [THIRD, '3/2', /upside down/],
    [THIRD, '0.67', /rounded, and the exact value/],
    [THIRD, '0.667', /rounded/],
    [THIRD, '-2/3', /the sign/],
    [THIRD, '4/3', /twice as much/],
    [THIRD, '1/3', /half of it/],
    [SURD, '3.46', /rounded/],
    [SURD, '3.464', /rounded/],
    [SURD, '√3', /half of it/],
    [SURD, '12', /its square/],
    [{ answer: '3+√5', variables: [] }, '3-√5', /sign of one of the terms/],
    [{ answer: '450', variables: [] }, '45', /where the point stands/],
    [{ answer: '450', variables: [] }, '4500', /where the point stands/],
    [{ answer: 'x=0.35' }, 'x=3.5', /where the point stands/],
    [{ answer: 'x=7' }, 'x=-7', /the sign/],
    [{ answer: 'x=9/4' }, 'x=4/9', /upside down/],
    [{ answer: 'no solution', start: '2x-6=2x-3' }, '0=3', /can never be true/],
    [
      { answer: 'x^2+c', variables: ['x', 'c'], form: 'antiderivative' },
      'x^2',
      /constant of integ/,
    ],
  ])('%j: %s', (key, value, words) => {
    const { verdict, scoring_rationale } = judged(key, value)
    expect(verdict).not.toBe('right')
    expect(scoring_rationale).toMatch(words)
    expect(scoring_rationale).not.toMatch(/\bwrong\b|\boops\b|\bfail/i)
  })

  test('two explanations that are equally good are none', () => {
    // A fifth of a tenth: upside down, and the point moved.
    expect(judged({ answer: '10', variables: [] }, '0.1').scoring_rationale).toBe(GENERAL)
    // Half of it, and its root.
    expect(judged({ answer: '4', variables: [] }, '2').scoring_rationale).toBe(GENERAL)
    expect(judged({ answer: '6', variables: [] }, '3').scoring_rationale).toMatch(/half of it/)
    expect(judged({ answer: '2', variables: [] }, '4').scoring_rationale).toBe(GENERAL)
  })

  test('what is far off gets the general sentence', () => {
    for (const value of ['x^7', 'x^2+9x+40', 'sin x'])
      expect(judged(EXPANDED, value).scoring_rationale).toBe(GENERAL)
  })

  test('the expression with = 0 keeps its share, and is not right', () => {
    expect(judged(FACTORS, '(x+2)(x+3)=0')).toMatchObject({ verdict: 'wrong_form', marks_given: 0 })
    const shared = judged({ ...FACTORS, form_share: 0.5 }, '(x+2)(x+3)=0')
    expect(shared).toMatchObject({ verdict: 'wrong_form', marks_given: 1 })
  })

  test('a lost solution is no misconception about powers', () => {
    expect(judged(BEGUN, 'x=2').misconception?.code).toBe('solution_lost')
    expect(judged(BEGUN, 'x=-2 or x=-3').misconception).toBeUndefined()
  })
})

test('few wrong answers of the tables of systems get only a general sentence', async ({
  annotate,
}) => {
  const notes = [...ONE_POINT, ...SEVERAL_POINTS, ...SETS].flatMap(([key, , wrong]) =>
    wrong.map((value) => ({ value, note: judged(key, value).scoring_rationale })),
  )
  const general = notes.filter(({ note }) => note === GENERAL || /line before it\.$/.test(note))
  const share = general.length / notes.length
  await annotate(`${general.length} of ${notes.length} wrong answers get only a general sentence`)
  expect(general.map(({ value }) => value).join(' | ') && share).toBeLessThanOrEqual(0.25)
})

test.each([
  ['√|x|', '√x'],
  ['√x', '√|x|'],
  ['√|x|', '√(-x)'],
  ['√(x^2-9)', '√|x^2-9|'],
])('for %s the answer %s has its values, and not for the same numbers', (answer, value) => {
  const judgement = judge(expressionQuestion({ answer }), { value })
  expect(judgement.verdict).toBe('wrong')
  expect(judgement.scoring_rationale).toContain('right for some numbers only')
})
