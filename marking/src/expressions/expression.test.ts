import { describe, expect, test } from 'vitest'
import type { Verdict, WorkingLine } from '#judgement.ts'
import { judge } from '#marking.ts'
import { expressionQuestion } from '#testing.ts'

const SOLVE = { answer: 'x = 11', start: '3(x-2)=2x+5' }

const judged = (key: object, value: string | string[]) => judge(expressionQuestion(key), { value })

describe('by meaning', () => {
  test.each<[object, string, Verdict]>([
    [{ answer: '3(x+2)' }, '3x+6', 'right'],
    [{ answer: '3(x+2)' }, '3x+2', 'wrong'],
    [{ answer: '2x+6' }, '2(x+3)=2x+6', 'right'],
    [{ answer: '5' }, 'x=5', 'right'],
    [SOLVE, 'x=11', 'right'],
    [SOLVE, '11', 'right'],
    [SOLVE, '11 = x', 'right'],
    [SOLVE, '2x=22', 'wrong_form'],
    [SOLVE, 'x = 22/2', 'wrong_form'],
    [SOLVE, '3(x-2)=2x+5', 'wrong_form'],
    [SOLVE, 'y=11', 'unread'],
    [SOLVE, '', 'unread'],
    [SOLVE, 'x=(', 'unread'],
    [{ answer: 'x = 2 or x = 3' }, '2, 3', 'right'],
    [{ answer: 'x = 2 or x = 3' }, 'x=3 or x=2', 'right'],
    [{ answer: 'x = 2 or x = 3' }, 'x=2', 'wrong'],
    [{ answer: 'x = 3 or x = -3' }, '±3', 'right'],
    [{ answer: 'x = 1/2' }, '0.5', 'right'],
    [{ answer: 'x = 1/3' }, 'x=0.33', 'wrong'],
    [{ answer: 'x > 3' }, '3 < x', 'right'],
    [{ answer: 'x > 3' }, 'x ≥ 3', 'wrong'],
    [{ answer: 'x > 3' }, '2x > 6', 'wrong_form'],
    [{ answer: 'y = 2x+1', variables: ['x', 'y'] }, '2x = y-1', 'right'],
    [{ answer: 'y = 2x+1', start: '2x = y-1', variables: ['x', 'y'] }, '2y = 4x+2', 'wrong_form'],
    [{ answer: '\\frac{1}{x}' }, 'x^{-1}', 'right'],
  ])('%j: %s is %s', (key, value, verdict) => {
    expect(judged(key, value).verdict).toBe(verdict)
  })

  test('the line that was given earns nothing', () => {
    expect(judged(SOLVE, SOLVE.start).marks_given).toBe(0)
    expect(judged({ answer: '3(x+2)', form: 'factorised' }, '3x+6').marks_given).toBe(0)
  })

  test('a key that cannot be read sends the answer to a teacher', () => {
    expect(judged({ answer: '((' }, 'x=1')).toMatchObject({ verdict: 'unsure', needs_review: true })
  })
})

describe('by form', () => {
  test.each<[string, string, string, Verdict]>([
    ['factorised', '3(x+2)', '(x+2)*3', 'right'],
    ['factorised', '3(x+2)', '3x+6', 'wrong_form'],
    ['factorised', '6(x+2)', '3(2x+4)', 'wrong_form'],
    ['factorised', 'x(x+2)', 'x(x+2)', 'right'],
    ['factorised', '2(x-2)(x+2)', '2(x^2-4)', 'wrong_form'],
    ['factorised', '(x+1)^2', '(1+x)(x+1)', 'right'],
    ['expanded', 'x^2+5x+6', '6+5x+x²', 'right'],
    ['expanded', 'x^2+5x+6', '(x+2)(x+3)', 'wrong_form'],
    ['expanded', 'x^2+5x+6', 'x^2+2x+3x+6', 'wrong_form'],
    ['expanded', '6-2x', '6-(2x)', 'right'],
    ['expanded', '5-x', '6-(x+1)', 'wrong_form'],
    ['simplified', '5x', '2x+3x', 'wrong_form'],
    ['simplified', '5√2', '√50', 'wrong_form'],
    ['simplified', '5√2', '5sqrt(2)', 'right'],
    ['simplified', 'x/2', '2x/4', 'wrong_form'],
    ['simplified', 'x+1', '(x^2-1)/(x-1)', 'wrong_form'],
    ['simplified', '3/4', '6/8', 'wrong_form'],
    ['simplified', '6x', '2*3x', 'wrong_form'],
  ])('%s: for %s the answer %s is %s', (form, answer, value, verdict) => {
    expect(judged({ answer, form }, value).verdict).toBe(verdict)
  })
})

describe('working over several lines', () => {
  test.each<[object, string | string[], WorkingLine['verdict'][], Verdict]>([
    [SOLVE, '3x-6=2x+5\nx=11', ['follows', 'follows'], 'right'],
    [SOLVE, ['3x-6=2x+5', '11'], ['follows', 'follows'], 'right'],
    [SOLVE, '3x-6=2x+5\n=> x=11', ['follows', 'follows'], 'right'],
    [SOLVE, '3x-2=2x+5\nx=7', ['turned', 'follows'], 'wrong'],
    [SOLVE, '3x-6=2x+5\n3x=2x+11\nx=12', ['follows', 'follows', 'turned'], 'partly'],
    [SOLVE, 'as you can see\nx=11', ['unread', 'follows'], 'right'],
    [{ answer: 'x = 11' }, '\\displaylines{3x-6=2x+5\\\\x=11}', ['start', 'follows'], 'right'],
    [{ answer: 'x=3 or x=-3' }, 'x^2=9\nx=3', ['start', 'turned'], 'wrong'],
    [{ answer: '5/6', start: '1/2+1/3' }, '3/6+2/6\n=5/6', ['follows', 'follows'], 'right'],
  ])('%j: %j', (key, value, lines, verdict) => {
    const judgement = judged(key, value)
    expect(judgement.lines?.map((line) => line.verdict)).toEqual(lines)
    expect(judgement.verdict).toBe(verdict)
  })

  test('points at the first line that does not follow', () => {
    const { scoring_rationale } = judged(SOLVE, '3x-6=2x+5\n3x=2x-1\nx=-1')
    expect(scoring_rationale).toMatch(/^Not yet\. Line 2 does not follow/)
    expect(scoring_rationale).not.toContain('11')
  })

  test('a right answer after a line that does not follow is right, and says so', () => {
    const judgement = judged(SOLVE, '3x-2=2x+5\nx=11')
    expect(judgement.verdict).toBe('right')
    expect(judgement.scoring_rationale).toContain('Line 1')
  })
})

describe('misconceptions', () => {
  test.each([
    ['bracket_first_term_only', SOLVE, 'x=7'],
    ['minus_before_bracket', { answer: 'x = 4', start: '10-(x+2)=4' }, 'x=8'],
    ['sign_lost_moving', { answer: 'x = 3', start: '2x+4=10' }, '2x=14\nx=7'],
    ['added_tops_and_bottoms', { answer: '5/6', start: '1/2+1/3' }, '2/5'],
    ['square_of_sum', { answer: 'x^2+6x+9', start: '(x+3)^2' }, 'x^2+9'],
    ['divided_one_term', { answer: 'x+3', start: '(2x+6)/2' }, 'x+6'],
    ['subtracted_instead_of_divided', { answer: 'x = 3', start: '2x+4=10' }, 'x=4'],
    ['multiplied_instead_of_divided', { answer: 'x = 3', start: '2x=6' }, 'x=12'],
    ['divided_the_wrong_way', { answer: 'x = 3', start: '2x=6' }, 'x=1/3'],
    ['unlike_terms_joined', { answer: '2x+3', start: '2x+3' }, '5x'],
    ['exponents_multiplied', { answer: 'x^7', start: 'x^3*x^4' }, 'x^12'],
    ['exponents_added', { answer: 'x^6', start: '(x^2)^3' }, 'x^5'],
    ['root_of_sum', { answer: '5', start: '√(9+16)' }, '7'],
    ['square_kept_the_minus', { answer: '9', start: '(-3)^2' }, '-9'],
    ['left_to_right_only', { answer: '14', start: '2+3*4' }, '20'],
    ['lost_a_root', { answer: 'x=3 or x=-3', start: 'x^2=9' }, 'x=3'],
    ['sign_not_turned', { answer: 'x < -3', start: '-2x>6' }, 'x>-3'],
  ])('%s', (code, key, value) => {
    expect(judged(key, value).misconception?.code).toBe(code)
  })

  test('what the author foresaw comes first', () => {
    const misconception = { code: 'own', text: 'Written by the author.' }
    const key = { ...SOLVE, mistakes: [{ answer: 'x = 7', misconception }] }
    expect(judged(key, '7').misconception).toEqual(misconception)
  })

  test('an answer that no slip explains gets none', () => {
    expect(judged(SOLVE, 'x=97').misconception).toBeUndefined()
  })
})
