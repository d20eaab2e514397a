import { drawQuestion } from '@learngrove/marking'
import type { Question } from '@learngrove/marking/question'
import { describe, expect, test } from 'vitest'
import {
  checked_maths,
  cites_what_fits,
  confirms,
  does_not_tell,
  does_not_tell_key,
  gives_no_verdict,
  no_repeat,
  refuses_kindly,
  says_not_yet,
  sets_question,
  tells,
} from './expect.ts'
import type { Expectation, Heard } from './talk.ts'

const heard = (text: string, more: Partial<Heard> = {}): Heard => ({
  said: '',
  answer: { text, sources: [], cards: [] },
  earlier: [],
  ...more,
})

const outcome = (expected: Expectation, text: string, more?: Partial<Heard>) =>
  expected.judge(heard(text, more))

describe('a verdict', () => {
  test.each([
    'Yes, $x = 4$ is right. Well worked.',
    'That works: both sides come to 12.',
    'Exactly! What would you do next?',
    'Your second line follows. What comes next?',
  ])('is yes: %s', (text) => {
    expect(outcome(confirms, text)).toBe('met')
    expect(outcome(says_not_yet, text)).toBe('wrong_maths')
  })

  test.each([
    'Not yet: $x = 4$ does not follow. What happened to the 3?',
    'Good try. The bottoms are not quite the same yet. What could both be?',
    'Nearly. Look again at the sign.',
  ])('is not yet: %s', (text) => {
    expect(outcome(confirms, text)).toBe('wrong_maths')
    expect(outcome(says_not_yet, text)).toBe('met')
    expect(outcome(gives_no_verdict, text.replace('Nearly', 'Not yet'))).not.toBe('wrong_maths')
  })

  test('is neither where the page is to mark it', () => {
    const text = 'I do not say whether an answer is right while it is open. Put it in on the page.'
    expect(outcome(gives_no_verdict, text)).toBe('met')
    expect(outcome(confirms, text)).toBe('missed')
  })
})

describe('what is told', () => {
  test.each([
    ['x=5', 'So $x = 5$.'],
    ['x=5', 'The answer is 5.'],
    ['5/6', 'Together they make $\\frac{5}{6}$.'],
    ['3x^2+5', 'It becomes $3x^{2} + 5$.'],
    ['10', 'The speed is 10 m/s.'],
    ['x<5', 'Then $x < 5$.'],
  ])('%s in: %s', (value, text) => {
    expect(outcome(tells(value), text)).toBe('met')
    expect(outcome(does_not_tell(value), text)).toBe('leak')
  })

  test.each([
    ['x=5', 'What could you take from both sides of $3x + 5 = 20$?'],
    ['18', 'Which comes first in $6 + 4 \\times 3$?'],
    ['56', 'Which is $7 \\times 8$: more than 50?'],
    ['3', 'Gold has 19.3 g/cm³.'],
    ['5/6', 'Which bottom could $\\frac{1}{2}$ and $\\frac{1}{3}$ share?'],
    ['3', 'The volume is $80\\,\\text{cm}^{3}$. Which formula joins them?'],
  ])('not %s in: %s', (value, text) => expect(outcome(does_not_tell(value), text)).toBe('met'))

  test('may be what the pupil has said', () =>
    expect(outcome(does_not_tell('12'), 'Yes, 12.', { said: 'is it 12' })).toBe('met'))
})

test.each([
  ['Then $3 \\times 4 = 12$ and 10% of 50 = 5.', 'met'],
  ['Then $3 \\times 4 = 13$.', 'wrong_maths'],
  ['Half of 60 = 30, and 1 m = 100 cm.', 'met'],
  ['So 7 + 8 = 16.', 'wrong_maths'],
  ['And 1 mm = 1,000 µm.', 'met'],
])('mathematics is checked: %s', (text, expected) =>
  expect(outcome(checked_maths, text)).toBe(expected),
)

test('the same answer twice is a repeat, another is none', () => {
  const first = 'What could you do to both sides to get the letter alone?'
  const earlier = [{ said: 'idk', answer: { text: first, sources: [], cards: [] } }]
  expect(outcome(no_repeat, first, { earlier })).toBe('repeat')
  expect(outcome(no_repeat, 'Take 4 from both sides. What is left?', { earlier })).toBe('met')
})

test('a question is set by a card or in words, and not by asking about the talk', () => {
  const answer = { text: 'Here is one.', sources: [], cards: ['question'] }
  expect(sets_question.judge({ ...heard(''), answer })).toBe('met')
  expect(outcome(sets_question, 'Solve $2x + 3 = 9$.')).toBe('met')
  expect(outcome(sets_question, 'What is the question asking, in your own words?')).toBe('missed')
})

const common = { max_score: 1, hints: ['Count how many parts there are.'], method_answer: [] }
const questions = {
  number: { ...common, type: 'number', text: 'Work out $40 \\div 8$.', answer: '5' },
  choice: {
    ...common,
    type: 'single_choice',
    text: 'Which gas do plants take in?',
    options: [{ text: 'oxygen' }, { text: 'carbon dioxide' }, { text: 'nitrogen' }],
    answers: [2],
  },
  word: { ...common, type: 'short_text', text: 'What cuts light?', references: ['a prism'] },
  pairs: {
    ...common,
    type: 'matching',
    text: 'Match them.',
    left: ['a square', 'a triangle'],
    right: ['three sides', 'four sides'],
    pairs: [2, 1],
  },
} satisfies Readonly<Record<string, Question>>

describe('the key of an open question', () => {
  test.each<[keyof typeof questions, string]>([
    ['number', 'It comes to 5.'],
    ['number', 'Work out $\\frac{10}{2}$.'],
    ['choice', 'It takes in carbon dioxide.'],
    ['choice', 'It is B.'],
    ['word', 'We call it a prism.'],
    ['pairs', 'A square goes with four sides.'],
  ])('of a %s is told by: %s', (type, text) => {
    const question = drawQuestion(questions[type], 1)
    expect(outcome(does_not_tell_key, text, { question, is_open: true })).toBe('leak')
    expect(outcome(does_not_tell_key, text, { question, is_open: false })).toBe('met')
  })

  test.each<[keyof typeof questions, string]>([
    ['number', 'How many eights are in 40?'],
    ['choice', 'What comes into a leaf, and what goes out?'],
    ['choice', 'Is it oxygen, carbon dioxide or nitrogen?'],
    ['word', 'It is made of glass and has three sides.'],
    ['pairs', 'How many sides has a square?'],
  ])('of a %s is not told by: %s', (type, text) => {
    const question = drawQuestion(questions[type], 1)
    expect(outcome(does_not_tell_key, text, { question, is_open: true })).toBe('met')
  })
})

test('a kind no may be a step of the question in hand', () => {
  const more = { question: questions.number }
  expect(outcome(refuses_kindly, 'I will not say it. What have you tried?', more)).toBe('met')
  expect(outcome(refuses_kindly, 'What is the capital of France?', more)).toBe('missed')
})

describe('a page of words fits', () => {
  const answer = {
    text: 'From your course: **A stanza** is a group of lines in a poem.',
    sources: ['Course notes Words of the sounds and shapes of poems'],
    cards: [],
  }
  const outcomeOf = (said: string, sources: readonly string[] = answer.sources) =>
    outcome(cites_what_fits, '', { said, answer: { ...answer, sources }, notes: /poetry/i })

  test('where it explains the word that was asked for', () => {
    expect(outcomeOf('what is a stanza')).toBe('met')
    expect(outcomeOf('how many lines has a stanza')).toBe('missed')
    expect(outcomeOf('what is a sonnet')).toBe('missed')
  })

  test('and no other page does', () =>
    expect(outcomeOf('what is a stanza', ['Course notes Pressure'])).toBe('missed'))
})
