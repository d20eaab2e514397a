import { present } from '@learngrove/marking'
import type { Question } from '@learngrove/marking/question'
import { expect, test } from 'vitest'
import { answerText, type GivenAnswer, questionText } from './question-text.ts'

const common = { max_score: 2, hints: [], method_answer: [] }
const number = { type: 'number' as const, answer: '71' }
const choices = [{ text: 'rises' }, { text: 'falls' }]

const parts: Question = {
  ...common,
  type: 'multi_part',
  text: 'A rectangle is $x$ cm wide.',
  sub_questions: [
    { ...common, ...number, text: 'How long is it?' },
    {
      ...common,
      type: 'single_choice',
      text: 'Its area then',
      options: choices,
      answers: [2],
    },
  ],
}

const drawn: Question = {
  ...common,
  ...number,
  text: 'How long is it?',
  diagram: { kind: 'triangle', given: { AB: 4, BC: 3, B: 90 }, sides: { AB: '4 cm', CA: 'x' } },
}

const cloze: Question = {
  ...common,
  type: 'cloze_dropdown',
  text: 'The price [[1]], then it [[2]].',
  gaps: [
    { options: choices, answer: 1 },
    { options: choices, answer: 2 },
  ],
}

const matching: Question = {
  ...common,
  type: 'matching',
  text: 'Match them.',
  left: ['one', 'two'],
  right: ['uno', 'dos', 'tres'],
  pairs: [1, 2],
}

const table: Question = {
  ...common,
  type: 'table',
  text: 'Complete the table.',
  columns: ['0', '1'],
  rows: [{ label: '$y$', cells: [{ type: 'given', text: '8' }, number] }],
}

const spots: Question = {
  ...common,
  type: 'hot_spot',
  text: 'Mark the roots.',
  image: { file: 'curve.svg', alt: 'A curve on a grid.' },
  spots: [{ label: 'a root', area: { shape: 'circle', x: 0.71, y: 0.5, radius: 0.05 } }],
}

const none: GivenAnswer = {}

test.each<[string, Question, GivenAnswer, string, string | undefined]>([
  [
    'parts, each by its letter',
    parts,
    { answer_parts: [null, { selected_option: [1] }] },
    'A rectangle is $x$ cm wide.\n(a) How long is it?\n(b) Its area then\n- rises\n- falls',
    '(b) rises',
  ],
  ['parts of which none is answered', parts, none, questionText(present(parts)), undefined],
  [
    'gaps with what may be chosen for each',
    cloze,
    { selected_option: [0, 1] },
    'The price [[1]], then it [[2]].\n- gap 1: rises; falls\n- gap 2: rises; falls',
    'gap 2: rises',
  ],
  [
    'pairs',
    matching,
    { selected_option: [3, 0] },
    'Match them.\nEach of these:\n- one\n- two\ngoes with one of these:\n- uno\n- dos\n- tres',
    'one: tres',
  ],
  [
    'a table with its open cells',
    table,
    { value: ['12'] },
    'Complete the table.\n|  | 0 | 1 |\n| $y$ | 8 | … |',
    '12',
  ],
  [
    'a table of which nothing is filled in',
    table,
    { value: ['', ' '] },
    expect.anything(),
    undefined,
  ],
  [
    'a diagram',
    drawn,
    { value: '5' },
    'How long is it?\nThe picture: A right-angled triangle. A short side is marked 4 cm. The longest side is marked x.',
    '5',
  ],
  [
    'places in a picture',
    spots,
    { points: [{ x: 0.25, y: 0.5 }] },
    'Mark the roots.\nThe picture: A curve on a grid. Places to mark on it: 1.',
    '25 % across and 50 % down',
  ],
])('%s', (_name, question, given, text, answer) => {
  const shown = present(question)
  expect(questionText(shown)).toEqual(text)
  expect(answerText(shown, given)).toBe(answer)
  expect(questionText(shown)).not.toContain('71')
})
