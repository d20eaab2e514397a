import { describe, expect, test } from 'vitest'
import { checkTemplate, drawQuestion, judge, present } from '#marking.ts'
import type { Question } from '#question.ts'
import type { Template } from '#templates/template-shape.ts'
import { COMMON } from '#testing.ts'

const template: Template = {
  draw: { a: { from: 2, to: 9 }, b: { from: -6, to: 6, except: [0] }, x: { from: 2, to: 12 } },
  derive: { c: 'a*x + b' },
  where: ['coprime(a, abs(b))', 'distinct(a, abs(b), x)'],
}

/** A question as a careful author writes it; each test spoils one thing. */
const SUM: Question = {
  ...COMMON,
  type: 'number',
  text: 'What is $ {{a}} \\times {{x}} {{b|signed}}$?',
  answer: '{{c}}',
  hints: ['Which of the two is done first?'],
  method_answer: [
    { maths: '{{a}} \\times {{x}} = {{a*x}}', text: 'Multiply first.' },
    { maths: '{{a*x}} {{b|signed}} = {{c}}', text: 'Then the rest.' },
  ],
  mistakes: [
    {
      answer: '{{a*(x+b)}}',
      misconception: { code: 'left_to_right_only', text: 'Which comes first?' },
    },
  ],
  template: { ...template, where: [...(template.where ?? []), 'a*(x+b) != c'] },
}

const SOLVE: Question = {
  ...COMMON,
  type: 'expression',
  text: 'Solve $ {{a}}x {{b|signed}} = {{c}}$.',
  answer: 'x = {{x}}',
  variables: ['x'],
  start: '{{a}}x {{b|signed}} = {{c}}',
  hints: ['Undo the last step first.'],
  method_answer: [
    { maths: '{{a}}x = {{c-b}}', text: 'Undo the sum.' },
    { maths: 'x = {{x}}', text: 'Divide.' },
  ],
  template: { ...template, check: ['a*answer + b = c'] },
}

const CHOOSE: Question = {
  ...COMMON,
  type: 'single_choice',
  text: 'What is $ {{a}} \\times {{x}}$?',
  hints: ['Draw it as a rectangle.'],
  options: [
    { text: '{{a*x}}' },
    { text: '{{a+x}}', misconception: { code: 'added_instead', text: 'That is the sum.' } },
    {
      text: '{{a*x + a}}',
      misconception: { code: 'one_step_too_many', text: 'Count the rows again.' },
    },
  ],
  answers: [1],
  template: {
    draw: { a: { from: 3, to: 9 }, x: { from: 3, to: 12 } },
    where: ['distinct(a*x, a+x)'],
    check: ['answer / a = x'],
  },
}

const spoilt = (question: Question, more: object): Question =>
  // A test writes only the fields that it is about.
  ({ ...question, ...more }) as Question

describe('what is sound has no problems', () => {
  test.each([SUM, SOLVE, CHOOSE])('%#', (question) => {
    expect(checkTemplate(question)).toEqual([])
  })
})

describe('finds', () => {
  test.each<[string, Question, RegExp]>([
    [
      'a key that its check does not lead to',
      spoilt(SOLVE, { answer: 'x = {{x+1}}', start: undefined, method_answer: [] }),
      /check: a\*answer \+ b = c does not hold/,
    ],
    [
      'a key that its start does not lead to',
      spoilt(SOLVE, { answer: 'x = {{x+1}}', template, method_answer: [] }),
      /is not what .* leads to/,
    ],
    [
      'a key that its worked solution does not arrive at',
      spoilt(SUM, { answer: '{{c + 1}}' }),
      /no line arrives at the key/,
    ],
    [
      'a line of the solution that is not true',
      spoilt(SUM, {
        method_answer: [
          { maths: '{{a}} \\times {{x}} = {{a*x + 1}}', text: '' },
          { maths: '{{a*x}} {{b|signed}} = {{c}}', text: '' },
        ],
      }),
      /line 1 is not true/,
    ],
    [
      'a line of the solution that does not follow',
      spoilt(SOLVE, {
        method_answer: [
          { maths: '{{a}}x = {{c+b}}', text: '' },
          { maths: 'x = {{x}}', text: '' },
        ],
      }),
      /line 1 is not true/,
    ],
    [
      'a key that nothing leads to a second time',
      spoilt(SUM, { method_answer: [{ text: 'Work it out.' }] }),
      /add a check/,
    ],
    ['a hint that holds the answer', spoilt(SUM, { hints: ['It is {{c}}.'] }), /holds the answer/],
    [
      'distractors that meet for some seed',
      spoilt(CHOOSE, {
        template: {
          draw: { a: { from: 2, to: 4 }, x: { from: 2, to: 4 } },
          check: ['true_or = 1'],
        },
      }),
      /options 1 and 2: a distractor equals the key/,
    ],
    [
      'a distractor that stands for nothing',
      spoilt(CHOOSE, { options: [{ text: '{{a*x}}' }, { text: '{{a+x}}' }] }),
      /option 2: it says no misconception/,
    ],
    [
      'equal lengths in other units',
      spoilt(CHOOSE, { options: [{ text: '{{a}} m' }, { text: '{{100*a}} cm' }], answers: [1] }),
      /options 1 and 2: a distractor equals the key/,
    ],
    [
      'a name that a check does not know',
      spoilt(SOLVE, { template: { ...template, check: ['q = 1'] } }),
      /“q” is not known/,
    ],
    [
      'two signs in a row',
      spoilt(SUM, { text: 'What is $ {{a}} + {{b}}$?' }),
      /does not read well/,
    ],
    ['a dollar sign alone', spoilt(SUM, { text: 'It costs $ {{a}}. And then?' }), /no partner/],
    [
      'too little to draw from',
      spoilt(SUM, {
        template: {
          draw: { a: { pick: [3] }, b: { pick: [4] }, x: { pick: [5] } },
          derive: { c: 'a*x + b' },
        },
      }),
      /only 1 different/,
    ],
    [
      'a range of which nothing is left',
      spoilt(SUM, {
        template: { ...template, draw: { ...template.draw, b: { from: 0, to: 0, except: [0] } } },
      }),
      /except leaves nothing/,
    ],
    [
      'a gap without its place',
      {
        ...COMMON,
        type: 'cloze_dropdown',
        text: 'One [[1]] and no more.',
        gaps: [0, 1].map(() => ({ options: [{ text: 'a' }, { text: 'b' }], answer: 1 })),
      },
      /2 gaps are asked for/,
    ],
    [
      'a gap of which the key is no option',
      { ...COMMON, type: 'cloze_dropdown', gaps: [{ options: [{ text: 'a' }], answer: 2 }] },
      /gap 1: answers: no such option/,
    ],
    [
      'a table with a row too short',
      {
        ...COMMON,
        type: 'table',
        columns: ['a', 'b'],
        rows: [{ label: '', cells: [{ type: 'number', answer: 'many' }] }],
      },
      /one cell a column/,
    ],
    [
      'an area outside the picture',
      {
        ...COMMON,
        type: 'hot_spot',
        image: { file: 'a.svg', alt: 'A map' },
        spots: [{ label: '', area: { shape: 'rectangle', x: 0.9, y: 0, width: 0.2, height: 0.1 } }],
      },
      /not inside the picture/,
    ],
    [
      'parts whose marks do not add up',
      {
        ...COMMON,
        max_score: 5,
        type: 'multi_part',
        // Safe: a number is one of the questions that a part may be.
        sub_questions: [spoilt(SUM, { template: undefined, answer: '2' }) as never],
      },
      /the parts have 2/,
    ],
    [
      'a part that follows a later one',
      {
        ...COMMON,
        type: 'multi_part',
        sub_questions: [
          { ...COMMON, type: 'number', answer: '2', follow_through: { answer: 'p2 + 1' } },
        ],
      },
      /names no earlier part/,
    ],
    [
      'a scheme whose marks do not add up',
      spoilt(SOLVE, { scheme: [{ code: 'M1', marks: 1, text: '', line: '{{a}}x = {{c-b}}' }] }),
      /scheme: its marks are 1/,
    ],
    [
      'a mark that needs one that is not there',
      spoilt(SOLVE, {
        scheme: [{ code: 'A1', marks: 2, text: '', line: 'x = {{x}}', needs: 'M9' }],
      }),
      /scheme A1: there is no mark M9/,
    ],
    [
      'a rubric without criteria',
      { ...COMMON, type: 'long_text', criteria: [] },
      /criteria: there is none/,
    ],
  ])('%s', (_, question, problem) => {
    expect(checkTemplate(question, 60).join('\n')).toMatch(problem)
  })
})

describe('limits on the work', () => {
  test.each([
    ['a long row of powers', '((9^64)^64)^64'],
    ['deep brackets', `${'('.repeat(200)}1${')'.repeat(200)}`],
    ['a long text', Array.from({ length: 300 }, () => '1').join('+')],
    ['a large factorial', 'factorial(100000)'],
    ['a large prime', 'choose(10^18, 3)'],
  ])('%s is refused', (_, source) => {
    const question = spoilt(SUM, { template: { ...template, derive: { c: source } } })
    expect(checkTemplate(question).join()).toMatch(/large|long|deep|factorial/)
  })
})

test('the parts of a question draw together and are shuffled apart', () => {
  const items = ['a', 'b', 'c', 'd', 'e']
  const row = { ...COMMON, type: 'ordering', items } as const
  const question: Question = {
    ...COMMON,
    max_score: 6,
    type: 'multi_part',
    sub_questions: [
      row,
      row,
      { ...COMMON, type: 'number', text: 'Twice {{a}}?', answer: '{{2*a}}' },
    ],
    template: { draw: { a: { from: 1, to: 99 } } },
  }
  let alike = 0
  for (let seed = 0; seed < 60; seed += 1) {
    const drawn = drawQuestion(question, seed)
    expect(drawQuestion(question, seed)).toEqual(drawn)
    if (drawn.type !== 'multi_part') throw new Error('it has changed its type')
    const [one, other, sum] = drawn.sub_questions
    if (one?.type !== 'ordering' || other?.type !== 'ordering' || sum?.type !== 'number')
      throw new Error('its parts have changed their types')
    if (one.items.join() === other.items.join()) alike += 1
    const parts = [
      { selected_option: one.sequence ?? [] },
      { selected_option: other.sequence ?? [] },
      { value: sum.answer },
    ]
    expect(judge(drawn, { parts })).toMatchObject({ verdict: 'right', marks_given: 6 })
    expect(JSON.stringify(present(drawn))).not.toContain('sequence')
  }
  expect(alike).toBeLessThan(5)
})
