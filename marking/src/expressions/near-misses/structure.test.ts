import { describe, expect, test } from 'vitest'
import { judge } from '#marking.ts'
import { expressionQuestion } from '#testing.ts'

const GENERAL = 'Not yet. Go through it once more, one step at a time.'

const judged = (key: object, value: string) => judge(expressionQuestion(key), { value })

const noteOf = (key: object, value: string) => judged(key, value).scoring_rationale

const SQUARE = { answer: '(x+3)^2' }
const CUBE = { answer: '8x^3' }
const SUBJECT = { answer: 'a=(v-u)/t', variables: ['a', 'v', 'u', 't'] }
const CIRCLE = { answer: 'x^2+y^2=25', variables: ['x', 'y'] }
const BETWEEN = { answer: '-2<x<5' }
const OUTSIDE = { answer: 'x<-2 or x>3' }
const VECTOR = { answer: '(3, -2)', variables: [] }
const LINEAR = { answer: 'x=4', start: '2x+3=11' }

describe('one thing done in the place of another is told', () => {
  test.each<[object, string, RegExp]>([
    [{ answer: 'x^7' }, '7x', /A power is no product/],
    [{ answer: 'sin(x)^2' }, '2sin(x)', /A power is no product/],
    [{ answer: 'x^7' }, '7^x', /base and the power have changed places/],
    [SQUARE, 'x^2+9', /power of a bracket belongs to the whole/],
    [{ answer: '√(x^2+y^2)', variables: ['x', 'y'] }, 'x+y', /cannot be taken term by term/],
    [{ answer: '√(x^2+y^2)', variables: ['x', 'y'] }, 'x^2+y^2', /root to be taken/],
    [CUBE, '8x', /Look at the power once more: it is not there/],
    [{ answer: '|x-y|', variables: ['x', 'y'] }, 'x-y', /holds on one side only/],
    [{ answer: '3(x+2)' }, '3+x+2', /“times” and “plus”/],
    [{ answer: '2+√3', variables: [] }, '2√3', /“times” and “plus”/],
    [SUBJECT, 'a=v-u/t', /what the fraction line belongs to/],
    [{ answer: 'sin(2x)' }, '2sin(x)', /inside of the function, and which in front/],
    [{ answer: 'arcsin(x)' }, '1/sin(x)', /inverse function and one over/],
    [{ answer: '5x+3y', variables: ['x', 'y'] }, '8xy', /stay apart/],
    [{ answer: '1/x+1/y', variables: ['x', 'y'] }, '2/(x+y)', /top to top and bottom to bottom/],
    [{ answer: '2x+1' }, 'x+2', /Two numbers have changed places/],
    [{ answer: 'y=2x+1', variables: ['x', 'y'] }, 'x=2y+1', /Two letters have changed places/],
    [{ answer: '1/x' }, 'ln x', /a function and its derivative/],
  ])('%j: %s', (key, value, words) => {
    expect(judged(key, value).verdict).not.toBe('right')
    expect(noteOf(key, value)).toMatch(words)
  })
})

describe('where an answer is written as the key is but for one place, the place is told', () => {
  test.each<[object, string, RegExp]>([
    [{ answer: 'x^7' }, 'x^12', /look at the 12 in the power/],
    [{ answer: 'x^2 sin(1000x)' }, 'x^2 sin(1001x)', /the 1001 inside of the function/],
    [CIRCLE, 'x^2+y^2=5', /the 5 on the right side/],
    [{ answer: '(x+1)/2' }, '(x-1)/2', /sign of one term above the fraction line/],
    [SQUARE, '(x-3)^2', /sign of one term below the power/],
    [{ answer: 'e^x' }, 'e^(-x)', /sign in the power/],
    [{ answer: '√(x-20)' }, '√(20-x)', /under the root/],
    [{ answer: 'x/(x-1)' }, '1/(x-1)', /above the fraction line/],
    [{ answer: '3n+2', variables: ['n'] }, '3^n+2', /Look at 3\^n once more: the rest is there/],
    [{ answer: '3x^2-4x' }, '3x^2-4', /factor is missing/],
    [{ answer: 'x^3-2x+c', variables: ['x', 'c'] }, 'x^3+c', /term with x once more/],
  ])('%j: %s', (key, value, words) => {
    expect(noteOf(key, value)).toMatch(words)
  })

  test('of a single value nothing is told but that it is another one', () => {
    expect(noteOf({ answer: 'x=4' }, 'x=9')).toBe(GENERAL)
    expect(noteOf({ answer: 'x^2+5x+6' }, 'x^9')).toBe(GENERAL)
  })
})

describe('what fits of an answer, and whether more does', () => {
  test.each<[object, string, RegExp]>([
    [{ answer: 'xy=0', variables: ['x', 'y'] }, 'x=0', /it is not all that fits/],
    [{ answer: 'xy=0', variables: ['x', 'y'] }, 'x=0 and y=0', /it is not all that fits/],
    [{ answer: 'x^3=x' }, 'x=1 or x=-1', /it is not all that fits/],
    [CIRCLE, 'y=√(25-x^2)', /it is not all that fits/],
    [{ answer: 'x>3' }, 'x>4', /All of your numbers fit/],
    [{ answer: 'x>3' }, '4, 5, 6', /(?:All of your numbers|Those) fit/],
    [BETWEEN, 'x<5', /and more than that/],
    [BETWEEN, '-2<x<6', /and more than that/],
    [OUTSIDE, '-2<x<3', /None of your numbers fits/],
    [{ answer: 'x>3' }, 'x≤3', /just the other part/],
    [{ answer: 'x≥-2' }, 'x≤2', /Some of your numbers fit/],
    [{ answer: '[2, 5)', variables: [] }, '{2, 3, 4}', /All numbers between the ends/],
    [{ answer: '(-∞, -2)∪(3, ∞)', variables: [] }, '(3, ∞)', /one part of it/],
    [{ answer: '(-∞, -2)∪(3, ∞)', variables: [] }, '(-∞, -2)∩(3, ∞)', /∪ joins them/],
    [VECTOR, '3', /A point is asked for/],
    [{ answer: '{2, 3, 5}', variables: [] }, '10', /A set is asked for/],
    [{ answer: '3n+2', variables: ['n'] }, '17', /in terms of n/],
    [{ answer: '3+4i', variables: ['i'] }, '7', /letter i is missing/],
    [{ answer: '1', variables: ['x'] }, 'tan(x)', /x is still to be worked out/],
  ])('%j: %s', (key, value, words) => {
    expect(noteOf(key, value)).toMatch(words)
  })
})

describe('where the start is known, a value is put back in', () => {
  test('the two sides of the equation are shown, and not the solution', () => {
    expect(noteOf(LINEAR, 'x=5')).toMatch(/left side comes to 13, and the right side to 11\.$/)
    expect(noteOf({ answer: 'x=2 or x=3', start: 'x^2-5x+6=0' }, 'x=2.5')).toMatch(/to −0\.25, and/)
  })

  test('the two expressions are compared where the start means the same as the key', () => {
    const expand = { answer: 'x^2-6x+9', start: '(x-3)^2' }
    expect(noteOf(expand, '7x^2-31x')).toMatch(/Try x = 2: what you started with comes to 1, and/)
    // The next term of n^2 is not n^2: there the start says nothing of the answer.
    expect(noteOf({ answer: '(x+1)^2', start: 'x^2' }, '7x^2-31x')).not.toMatch(/Try x/)
  })

  test('long numbers are kept back', () => {
    expect(noteOf({ answer: 'x=1', start: 'x^9=1' }, 'x=1234567')).not.toMatch(/comes to/)
  })
})
