import { describe, expect, test } from 'vitest'
import { judge } from '#marking.ts'
import { expressionQuestion } from '#testing.ts'

const judged = (key: object, value: string) => judge(expressionQuestion(key), { value })

const TWO_STEPS = { answer: 'x=4', start: '3x+7=19' }
const MINUS = { answer: 'x=-4', start: '5x-8=-28' }
const SHARE = { answer: 'x=12', start: 'x/4+3=6' }
const BRACKET = { answer: 'x=7', start: '4(x-3)=2x+2' }

describe('the first line that does not follow is told what was done, in the student’s own terms', () => {
  test.each<[string, object, string, string, string]>([
    ['sign_lost_moving', TWO_STEPS, '3x=19+7\n3x=26', 'Line 1', '7'],
    ['sign_lost_moving', TWO_STEPS, '3x+7=19\nx=26/3', 'Line 2', 'a term'],
    ['negative_plus_positive', MINUS, '5x=-28+8\n5x=-36', 'Line 2', '-28 + 8'],
    ['minus_times_plus', MINUS, '5x=-20\nx=-20/5\nx=4', 'Line 3', '-20/5'],
    ['operation_exchanged', SHARE, 'x/4=3\nx=3*4\nx=7', 'Line 3', '3 × 4'],
    ['letter_left_out', BRACKET, '4x-12=2x+2\n4x-12=2+2', 'Line 2', 'x'],
    ['miscalculated', SHARE, 'x/4=6-3\nx/4=2', 'Line 2', '6 - 3'],
    ['done_to_one_side', TWO_STEPS, '3x=12\nx=12', 'Line 2', 'both|other side'],
  ])('%s', (code, key, value, line, words) => {
    const { misconception, verdict, scoring_rationale } = judged(key, value)
    expect(misconception?.code).toBe(code)
    expect(verdict).toMatch(/^(?:wrong|partly)$/)
    expect(scoring_rationale).toContain(line)
    expect(misconception?.text).toMatch(new RegExp(words.replace(/[+*/]/g, '\\$&')))
    expect(scoring_rationale).toContain(misconception?.text)
  })

  test('is told nothing where another slip makes the same line', () => {
    // The side was multiplied by x in the one reading, and the fraction cancelled in the other.
    const { misconception, lines } = judged({ answer: 'x=1/3', start: '-2x/x=-6x' }, '-2x=-6x')
    expect(lines?.map(({ verdict }) => verdict)).toEqual(['turned'])
    expect(misconception).toBeUndefined()
  })

  test('looks above a calculation that is not true, where a letter was left out of it', () => {
    const { misconception } = judged({ answer: 'x=3', start: '7+3x-7=9' }, '3=9')
    expect(misconception?.code).toBe('letter_left_out')
  })

  test('keeps what is said of a solution that is lost', () => {
    const { misconception } = judged(
      { answer: 'x = 2 or x = 5', start: 'x^2-7x+10=0' },
      '(x-2)(x-5)=0\nx=5',
    )
    expect(misconception?.code).toBe('solution_lost')
  })
})

describe('a line that follows and does not help is told what would, and costs nothing', () => {
  const notes = (key: object, value: string) =>
    (judged(key, value).lines ?? []).map(({ note }) => note)

  test.each<[string, object, string, number, string]>([
    ['a term added where it is to go', TWO_STEPS, '3x+14=26\n3x=12\nx=4', 0, 'take away the 7'],
    ['multiplied again', TWO_STEPS, '3x=12\n9x=36\nx=4', 1, 'multiplied by 9'],
    ['divided by one', { answer: 'x=7', start: '-7=-x' }, '-7/1=-x/1\nx=7', 0, 'leave x alone'],
    ['a minus left', { answer: 'x=-5/6', start: '-6x=5' }, '-x=5/6\nx=-5/6', 0, 'by -1'],
    ['the same again', TWO_STEPS, '3x=12\n3x=12\nx=4', 1, 'the same'],
    ['the letter brought back', BRACKET, '2x=14\n2x+x=14+x\nx=7', 1, 'standing alone'],
  ])('%s', (_, key, value, at, words) => {
    const { verdict, marks_given, max_score, misconception } = judged(key, value)
    expect(notes(key, value)[at]).toContain(words)
    expect(notes(key, value).filter((note) => note !== undefined)).toHaveLength(1)
    expect([verdict, marks_given, misconception]).toEqual(['right', max_score, undefined])
  })

  test.each<[string, object, string]>([
    ['what was given written down first', TWO_STEPS, '3x+7=19\n3x=12\nx=4'],
    ['each step on both sides', TWO_STEPS, '3x+7-7=19-7\n3x=12\n3x/3=12/3\nx=4'],
    ['a bracket multiplied out', BRACKET, '4x-12=2x+2\n4x=2x+14\n2x=14\nx=7'],
    ['a fraction cleared', SHARE, 'x+12=24\nx=12'],
    ['the sides turned round', TWO_STEPS, '12=3x\n4=x\nx=4'],
    ['a check at the end', TWO_STEPS, '3x=12\nx=4\n3*4+7=19'],
    ['a quadratic', { answer: 'x=2 or x=5', start: 'x^2-7x+10=0' }, '(x-2)(x-5)=0\nx=2 or x=5'],
  ])('%s helps', (_, key, value) => {
    expect(judged(key, value).verdict).toBe('right')
    expect(notes(key, value).every((note) => note === undefined)).toBe(true)
  })

  test('is what is said where the working ends there, and not beside a line that does not follow', () => {
    const { verdict, scoring_rationale } = judged(TWO_STEPS, '3x+14=26')
    expect(verdict).toBe('wrong_form')
    expect(scoring_rationale).toContain('take away the 7')
    expect(notes(TWO_STEPS, '3x=26\nx=26/3')).toEqual([undefined, undefined])
  })
})
