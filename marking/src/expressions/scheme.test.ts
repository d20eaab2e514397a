import { describe, expect, test } from 'vitest'
import type { Judgement } from '#judgement.ts'
import { judge } from '#marking.ts'
import { expressionQuestion, generatorOf } from '#testing.ts'

const point = (code: string, line: string, more: object = {}) => ({
  code,
  marks: 1,
  text: `For ${code}.`,
  line,
  ...more,
})

const LINEAR = {
  answer: 'x = 7',
  start: '4(x-3)=2x+2',
  max_score: 3,
  scheme: [
    point('M1', '4x-12=2x+2'),
    point('M2', '2x=14', { or_lines: ['4x-2x=2+12'], follow_through: true }),
    point('A1', 'x=7', { needs: 'M2', follow_through: true }),
  ],
}

const QUADRATIC = {
  answer: 'x = 2 or x = 5',
  start: 'x^2-7x+10=0',
  max_score: 3,
  scheme: [
    point('M1', '(x-2)(x-5)=0'),
    point('A1', 'x=2', { needs: 'M1', follow_through: true }),
    point('A2', 'x=5', { needs: 'M1', follow_through: true }),
  ],
}

const SUM = {
  answer: '11/12',
  start: '2/3+1/4',
  variables: [],
  max_score: 2,
  scheme: [point('M1', '8/12+3/12'), point('A1', '11/12', { needs: 'M1', follow_through: true })],
}

const COST = {
  answer: '90',
  variables: [],
  max_score: 4,
  scheme: [
    point('M1', '6*4'),
    point('A1', '24', { needs: 'M1' }),
    point('M2', '24*3.75', { follow_through: true, from: 'A1' }),
    point('A2', '90', { needs: 'M2', follow_through: true, from: 'A1' }),
  ],
}

const judged = (key: object, value: string): Judgement => judge(expressionQuestion(key), { value })
const given = ({ mark_points = [] }: Judgement) =>
  mark_points.flatMap(({ code, is_given }) => (is_given ? [code] : [])).join(' ')

const GATHERED = {
  ...LINEAR,
  max_score: 2,
  scheme: [point('M1', '4x-2x=2+12'), point('A1', 'x=7', { needs: 'M1' })],
}

const EITHER = {
  ...QUADRATIC,
  max_score: 2,
  scheme: [point('M1', '(x-2)(x-5)=0'), point('A1', 'x=2 or x=5', { needs: 'M1' })],
}

const BELOW = {
  answer: 'x > -3',
  start: '5-2x<11',
  max_score: 2,
  scheme: [point('M1', '-2x<6'), point('A1', 'x>-3', { needs: 'M1' })],
}

const ORDER = {
  answer: '34',
  start: '6*4+10',
  variables: [],
  max_score: 2,
  scheme: [point('M1', '24+10'), point('A1', '34', { needs: 'M1' })],
}

describe('marks of a scheme', () => {
  test.each<[string, object, string, string, Judgement['verdict']]>([
    ['all lines', LINEAR, '4x-12=2x+2\n2x=14\nx=7', 'M1 M2 A1', 'right'],
    ['another way', LINEAR, '4x-12=2x+2\n4x-2x=12+2\n7=x', 'M1 M2 A1', 'right'],
    ['a bare answer', LINEAR, 'x=7', 'M1 M2 A1', 'right'],
    ['a line left out', LINEAR, '2x=14\nx=7', 'M1 M2 A1', 'right'],
    ['worked out further than asked', GATHERED, '2x=14', 'M1', 'partly'],
    ['both solutions at once', EITHER, '(x-2)(x-5)=0\nx=2 or x=5', 'M1 A1', 'right'],
    ['one of both, named twice', EITHER, '(x-2)(x-5)=0\nx=5, x=5', 'M1', 'partly'],
    ['an inequality', BELOW, '-2x<6\nx>-3', 'M1 A1', 'right'],
    ['an inequality, turned round', BELOW, '6>-2x\n-3<x', 'M1 A1', 'right'],
    ['half an inequality, turned round', BELOW, '6>-2x', 'M1', 'partly'],
    ['half way', LINEAR, '4x-12=2x+2\n2x=14', 'M1 M2', 'partly'],
    ['a later line shows the earlier method', LINEAR, '2x=14', 'M1 M2', 'partly'],
    ['a slip at the end', LINEAR, '4x-12=2x+2\n2x=14\nx=12', 'M1 M2', 'partly'],
    ['a slip first, then soundly on', LINEAR, '4x-3=2x+2\n2x=5\nx=5/2', 'M2 A1', 'partly'],
    ['a slip first, and another', LINEAR, '4x-3=2x+2\n2x=5\nx=3', 'M2', 'partly'],
    ['a slip that leaves nothing to do', LINEAR, '4x-3=2x-3\n2x=0\nx=0', '', 'wrong'],
    ['an equation out of nowhere', LINEAR, '2x=6\nx=3', '', 'wrong'],
    ['a value out of nowhere', LINEAR, 'x=28/2\nx=14', '', 'wrong'],
    ['a slip that takes the brackets away', LINEAR, 'x=14\nx=14', '', 'wrong'],
    ['only what was given', LINEAR, '4(x-3)=2x+2', '', 'wrong_form'],
    ['what was given, turned round', LINEAR, '2+2x=(x-3)4', '', 'wrong_form'],
    ['what was given, padded', LINEAR, '1*4(x-3)+0=2x+2', '', 'wrong_form'],
    ['what was given, in another bracket', LINEAR, '2(2x-6)=2x+2', '', 'wrong_form'],
    ['method after method', LINEAR, '4x+12=2x+2\n4x-3=2x+2\n4x-12=2x+2', '', 'wrong_form'],
    ['a number out of nowhere', COST, '26=26\n26*3.75=97.5', '', 'wrong'],
    ['guess after guess', LINEAR, 'x=5\nx=7\nx=8', '', 'wrong'],
    ['factors and both', QUADRATIC, '(x-5)(x-2)=0\nx=2 or x=5', 'M1 A1 A2', 'right'],
    ['factors and one', QUADRATIC, '(x-5)(x-2)=0\nx=5', 'M1 A2', 'partly'],
    ['what was given with a bracket on', QUADRATIC, '(x^2-7x+10)(3-2)=0', '', 'wrong_form'],
    ['signs turned', QUADRATIC, '(x-5)(x-2)=0\nx=-2 or x=-5', 'M1', 'partly'],
    ['a fraction', SUM, '8/12+3/12\n=11/12', 'M1 A1', 'right'],
    ['what was given, as a sum', SUM, '1/4+2/3', '', 'wrong_form'],
    ['tops kept', SUM, '2/12+1/12\n=3/12', '', 'wrong'],
    ['a calculation', COST, '6*4=24\n24*3.75=90', 'M1 A1 M2 A2', 'right'],
    ['on with an own number', COST, '6*4=26\n26*3.75=97.5', 'M2 A2', 'partly'],
    ['on with an own number, slipping again', COST, '6*4=26\n26*3.75=95', '', 'wrong'],
    ['a product worked out', ORDER, '24+10\n=35', 'M1', 'partly'],
    ['a product taken apart', ORDER, '2*3*4+10\n=35', '', 'wrong'],
    ['on with another product', COST, '6*5=30\n30*3.75=112.5', 'M2 A2', 'partly'],
    ['on with a number that is too easy', COST, '6*4=1\n1*3.75=3.75', '', 'wrong'],
  ])('%s', (_, key, value, codes, verdict) => {
    const judgement = judged(key, value)
    expect(given(judgement)).toBe(codes)
    expect(judgement.verdict).toBe(verdict)
    const sum = (judgement.mark_points ?? []).reduce((s, p) => s + (p.is_given ? p.marks : 0), 0)
    expect(judgement.marks_given).toBe(sum)
    expect(judgement.is_full_marks).toBe(verdict === 'right')
  })

  test('a right answer alone gets what the author says', () => {
    const key = { ...LINEAR, answer_alone: 1 }
    expect(judged(key, 'x=7')).toMatchObject({ verdict: 'partly', marks_given: 1 })
    expect(judged(key, '4(x-3)=2x+2\nx=7')).toMatchObject({ verdict: 'partly', marks_given: 1 })
    expect(judged(key, '4x-12=2x+2\n2x=14\nx=7')).toMatchObject({
      verdict: 'right',
      marks_given: 3,
    })
    expect(judged({ ...LINEAR, answer_alone: 0 }, 'x=7').marks_given).toBe(0)
  })

  test('full marks are for a right answer only', () => {
    const key = { ...LINEAR, max_score: 1, scheme: [point('B1', 'x=7', { follow_through: true })] }
    expect(judged(key, '4x-3=2x+2\n2x=5\nx=5/2')).toMatchObject({
      marks_given: 0,
      verdict: 'wrong',
    })
  })

  test('a right answer below lines that do not lead to it goes to a teacher', () => {
    const judgement = judged(LINEAR, '4x-3=2x+2\n2x=5\nx=7')
    expect(judgement.verdict).toBe('partly')
    expect(judgement.needs_review).toBe(true)
  })

  test('an independent mark needs no other, and is not taken for granted', () => {
    const scheme = [point('M1', '2x=14'), point('A1', 'x=7', { needs: 'M1' }), point('B1', '4*4')]
    expect(given(judged({ ...LINEAR, scheme }, '4*(7-3)=4*4\n4x=40'))).toBe('B1')
  })

  test('a line of the scheme that cannot be read gives nothing', () => {
    const scheme = [point('M1', '((', {}), point('A1', 'x=7')]
    expect(given(judged({ ...LINEAR, scheme }, '2x=14\nx=8'))).toBe('')
  })

  test('a mark that needs one that was not given is not given, whatever their order', () => {
    const scheme = [
      point('A2', 'x=7', { needs: 'A1' }),
      point('A1', '4x=28', { needs: 'M1' }),
      point('M1', '2x^2=98'),
    ]
    const answer = { ...LINEAR, answer: 'x = 8', scheme }
    expect(given(judged(answer, '4x=28\nx=7'))).toBe('')
  })

  test('an empty scheme is none', () => {
    expect(judged({ ...LINEAR, scheme: [] }, 'x=7')).toMatchObject({ verdict: 'right' })
  })

  test('what cannot be read is not marked', () => {
    expect(judged(LINEAR, '4x-12=2x+2\nx=(')).toMatchObject({ verdict: 'unread', marks_given: 0 })
  })

  test('shows the line that earned a mark', () => {
    const { mark_points } = judged(LINEAR, '4x-12=2x+2\n2x=15')
    expect(mark_points?.[0]).toMatchObject({ code: 'M1', is_given: true, shown_by: '4x-12=2x+2' })
  })
})

test('a number in an equation is no calculation that comes to it', () => {
  const scheme = [point('M1', '7^2-4*1*10'), point('A1', 'x=5', { needs: 'M1' })]
  const key = { ...QUADRATIC, max_score: 2, scheme }
  expect(given(judged(key, 'x^2=9\nx=3'))).toBe('')
  expect(given(judged(key, '7^2-4*1*10=9\nx=3'))).toBe('M1')
})

test('marks stay between none and all, and what was given earns no method', () => {
  const { expression, pick } = generatorOf(61)
  for (let i = 0; i < 120; i += 1) {
    const start = i % 2 === 0 ? `${expression(2)}=${expression(1)}` : expression(2)
    const lines = Array.from({ length: 3 }, () =>
      i % 2 === 0 ? `${expression(1)}=${expression(1)}` : expression(1),
    )
    const scheme = [
      point('M1', pick(lines, 'x=1')),
      point('M2', start, { follow_through: true }),
      point('A1', 'x=1', { needs: 'M1', follow_through: true }),
    ]
    const key = { answer: 'x=1', start, variables: ['x', 'y'], max_score: 3, scheme }
    const { marks_given } = judged(key, lines.join('\n'))
    expect(marks_given).toBeGreaterThanOrEqual(0)
    expect(marks_given).toBeLessThanOrEqual(3)
    const [left = '', right] = start.split('=')
    const copy = right === undefined ? `1*(${left})+0` : `0+${right}=-(-(${left}))`
    expect(given(judged(key, `${start}\n${copy}`)), start).toBe('')
  }
})
