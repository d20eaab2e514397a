import { describe, expect, test } from 'vitest'
import { tooWideText } from '#checks/check-breadth.ts'
import { nearTermsOf } from '#checks/near-terms.ts'
import { adviseAuthor } from '#marking.ts'
import type { Question } from '#question.ts'
import { COMMON, expressionQuestion, numberQuestion } from '#testing.ts'

const textQuestion = (more: object): Question =>
  // A test writes only the fields that it is about.
  ({ ...COMMON, type: 'short_text', references: ['mitosis'], ...more }) as Question

const choice = (more: object): Question =>
  // As above.
  ({
    ...COMMON,
    type: 'single_choice',
    options: [{ text: '12' }, { text: '13', misconception: SLIP }],
    answers: [1],
    ...more,
  }) as Question

const SLIP = { code: 'place_value', text: 'Look at the tens.' }

const textsOf = (question: Question): readonly string[] =>
  adviseAuthor(question).map(({ severity, text }) => `${severity}: ${text}`)

const places = (answer: string, decimal_places: number) =>
  numberQuestion({ answer, tolerance: { decimal_places } })

const figures = (answer: string, significant_figures: number) =>
  numberQuestion({ answer, tolerance: { significant_figures } })

describe('nothing is said of', () => {
  test.each<[string, Question]>([
    ['an exact number', numberQuestion({ answer: '12' })],
    ['a key that holds its value', places('2/3', 2)],
    ['a key with more figures than are asked for', figures('6.4279', 3)],
    ['a whole number that is asked for in more figures', figures('12', 3)],
    ['a measured value', numberQuestion({ answer: '9.81', tolerance: { relative: 0.005 } })],
    [
      'a wide tolerance of a large number',
      numberQuestion({ answer: '250', tolerance: { absolute: 3 } }),
    ],
    ['a term that is told from its neighbours', textQuestion({ not: ['meiosis'] })],
    [
      'a sentence',
      textQuestion({ references: ['The plant takes in carbon dioxide from the air'] }),
    ],
    ['options that say what they stand for', choice({})],
    ['an expression', expressionQuestion({})],
  ])('%s', (_, question) => {
    expect(textsOf(question)).toEqual([])
  })
})

describe('an author is warned of', () => {
  test.each<[string, Question, RegExp]>([
    ['a number that is rounded already', places('0.67', 2), /no more figures than are asked for/],
    ['an estimate of one figure', figures('20', 1), /no more figures than are asked for/],
    ['a ten of two figures', figures('10', 2), /no more figures than are asked for/],
    [
      'a rounded number among the others',
      numberQuestion({
        answer: '2/3',
        other_answers: [{ answer: '0.33', tolerance: { decimal_places: 2 } }],
      }),
      /“0.33” has no more figures/,
    ],
    [
      'a tolerance that reaches the next number',
      numberQuestion({ answer: '12', tolerance: { absolute: 1 } }),
      /“11” and “13” would pass for “12”/,
    ],
    [
      'a tolerance that reaches the next tenth',
      numberQuestion({ answer: '3.7', tolerance: { relative: 0.05 } }),
      /“3.6” and “3.8” would pass for “3.7”/,
    ],
    [
      'a tolerance of a number with a unit',
      numberQuestion({ answer: '5', unit: 'cm', tolerance: { from: '4', to: '5' } }),
      /“4” would pass for “5”/,
    ],
    [
      'an option that says nothing',
      choice({ options: [{ text: '12' }, { text: '13' }] }),
      /option 2: nothing is said to “13”/,
    ],
    [
      'a gap whose option says nothing',
      {
        ...COMMON,
        type: 'cloze_dropdown',
        text: 'One [[1]].',
        gaps: [{ options: [{ text: 'a' }, { text: 'b' }], answer: 1 }],
      },
      /gap 1: option 2: nothing is said/,
    ],
    [
      'a foreseen mistake without words',
      numberQuestion({ mistakes: [{ answer: '13', misconception: { ...SLIP, text: ' ' } }] }),
      /mistakes: nothing is said to “13”/,
    ],
    [
      'a value that is not marked, without words',
      numberQuestion({ ungraded: [{ answer: '13', text: '' }] }),
      /ungraded: nothing is said to “13”/,
    ],
    [
      'a wrong alternative without words',
      expressionQuestion({ alternatives: [{ answer: 'x = 7', verdict: 'wrong' }] }),
      /alternative 1: nothing is said to “x = 7”/,
    ],
    [
      'what stands in a part',
      {
        ...COMMON,
        type: 'multi_part',
        sub_questions: [{ ...COMMON, type: 'number', answer: '12', tolerance: { absolute: 1 } }],
      },
      /part 1: tolerance/,
    ],
  ])('%s', (_, question, words) => {
    expect(textsOf(question).join('\n')).toMatch(words)
    expect(adviseAuthor(question).every(({ severity }) => severity === 'warning')).toBe(true)
  })
})

test.each<[string, (typed: string) => boolean, readonly string[]]>([
  ['anything', () => true, ['references: any answer would pass, even “banana”']],
  [
    'a near term',
    (typed) => typed === 'nitrite',
    ['references: “nitrite” would pass; put it under “not” if it is something else'],
  ],
  ['the term alone', (typed) => typed === 'nitrate', []],
])('a key of a text is an error where its marker accepts %s', (_, accepts, problems) => {
  expect(tooWideText({ references: ['nitrate'] }, (_key, typed) => accepts(typed))).toEqual(
    problems,
  )
})

test('no text of our tests would let anything pass', () => {
  expect(tooWideText({ references: ['mitosis'] })).toEqual([])
  expect(tooWideText({ references: ['the particles move faster'] })).toEqual([])
})

test('what is an error is said first, and no warning beside it', () => {
  const question = numberQuestion({ answer: 'many', tolerance: { decimal_places: 2 } })
  expect(textsOf(question)).toEqual(['error: answer: “many” is no number (seed 0)'])
})

test.each([
  ['nitrate', ['nitrite', 'nitride']],
  ['ethane', ['ethene', 'ethyne']],
  ['sucrose', ['sucrase']],
  ['mitosis', ['meiosis']],
  ['World War I', ['World War II']],
  ['hepatitis A', ['hepatitis B']],
  ['Na+', ['Na', 'Na-']],
  ['1914', ['1915']],
])('near %s stands what is something else', (term, near) => {
  expect(nearTermsOf(term)).toEqual(expect.arrayContaining(near))
})

test.each(['A', 'late', 'the heart pumps blood around'])('near %s stands nothing', (term) => {
  expect(nearTermsOf(term)).toEqual([])
})
