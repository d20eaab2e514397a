import type { Sent } from '@learngrove/contract/call'
import { expect, test } from 'vitest'
import { makeSchool } from '#testing/harness.ts'
import { classWithBank } from './testing.ts'

const [tryOwn, writeOwn] = [
  'POST /worksheets/own-questions/try',
  'POST /worksheets/own-questions',
] as const

type Own = Sent<typeof writeOwn>['body']['question']

const common = {
  difficulty: 'core',
  text: 'How many pens are in the red box?',
  max_score: 2,
} as const

const keys: readonly { readonly key: Own['key']; readonly text?: string }[] = [
  { key: { type: 'single_choice', options: ['Two', 'Three'], answers: [2] } },
  { key: { type: 'multiple_choice', options: ['Two', 'Three', 'Four'], answers: [1, 3] } },
  { key: { type: 'true_false', options: ['True', 'False'], answers: [1] } },
  { key: { type: 'number', answer: '3/4' } },
  { key: { type: 'number', answer: '12', unit: 'cm', tolerance: 0.5 } },
  { key: { type: 'expression', answer: 'x^2 + 3x' } },
  { key: { type: 'short_text', references: ['in the red box', 'the red box'] } },
  {
    key: { type: 'fill_blanks', blanks: [{ type: 'number', answer: '4' }] },
    text: 'Two and two is [[1]].',
  },
  { key: { type: 'matching', left: ['one', 'two'], right: ['1', '2', '3'] } },
  { key: { type: 'ordering', items: ['first', 'second', 'third'] } },
  { key: { type: 'long_text', criteria: [{ text: 'Says why', marks: 2 }] } },
  { key: { type: 'drawing', criteria: [{ text: 'Labels the axes', marks: 2 }] } },
  { key: { type: 'recording', criteria: [{ text: 'Speaks clearly', marks: 2 }] } },
  {
    key: {
      type: 'cloze_dropdown',
      gaps: [
        { options: ['three', 'four'], answer: 2 },
        { options: ['red', 'green', 'blue'], answer: 1 },
      ],
    },
    text: 'There are [[1]] pens in the [[2]] box.',
  },
  {
    key: {
      type: 'table',
      columns: ['1', '2'],
      rows: [
        {
          label: 'twice',
          cells: [
            { type: 'given', text: '2' },
            { type: 'number', answer: '4' },
          ],
        },
        {
          label: 'word',
          cells: [
            { type: 'short_text', answer: 'one' },
            { type: 'given', text: 'two' },
          ],
        },
      ],
    },
  },
  {
    key: {
      type: 'multi_part',
      parts: [
        { text: 'How many?', marks: 1, key: { type: 'number', answer: '12', unit: 'pens' } },
        { text: 'Twice $x$?', marks: 1, key: { type: 'expression', answer: '2x' } },
      ],
    },
  },
]

const byPerson = ['long_text', 'drawing', 'recording']

test.each(keys)(
  'what a teacher writes is shown, marked and kept: $key.type',
  async ({ key, text }) => {
    const { client, class_id, topic_id } = await classWithBank()
    const question = { ...common, topic_id, key, ...(text !== undefined && { text }) }
    const tried = await client.call(tryOwn, { body: { class_id, question } })
    expect(tried).toMatchObject({ problem: null, alike: [], shown: { type: key.type } })
    expect(tried.is_key_right).toBe(byPerson.includes(key.type) ? null : true)
    const kept = await client.call(writeOwn, { body: { class_id, question } })
    expect(kept.question).toMatchObject({ from: 'school', difficulty: 'core', is_template: false })
    const found = await client.call('GET /questions', { query: { topic_id, from: 'school' } })
    expect(found.questions.map(({ question_id }) => question_id)).toEqual([
      kept.question.question_id,
    ])
  },
)

test('a tried answer is marked, and a question like another is named', async () => {
  const { client, class_id, topic_id } = await classWithBank()
  const question = {
    ...{ ...common, topic_id, text: 'Which of these numbers is the largest?' },
    key: { type: 'number', answer: '7' },
  } as const
  const tryOne = (value: string) =>
    client.call(tryOwn, { body: { class_id, question, answer: { value } } })
  expect((await tryOne('7')).marked).toMatchObject({ verdict: 'right', marks_given: 2 })
  const other = await tryOne('8')
  expect(other.marked).toMatchObject({ verdict: 'wrong', marks_given: 0 })
  expect(other.alike).toHaveLength(1)
})

test('the parts of a tried answer are marked each by itself', async () => {
  const { client, class_id, topic_id } = await classWithBank()
  const part = (answer: string) => ({
    ...{ text: `What is ${answer}?`, marks: 1 },
    key: { type: 'number' as const, answer },
  })
  const question = {
    ...{ ...common, topic_id },
    key: { type: 'multi_part' as const, parts: [part('1'), part('2')] },
  }
  const answer = { answer_parts: [{ value: '1' }, null] }
  const { marked } = await client.call(tryOwn, { body: { class_id, question, answer } })
  expect(marked).toMatchObject({ verdict: 'partly', marks_given: 1 })
})

test.each([
  [
    'an answer that is none of the options',
    { type: 'single_choice', options: ['a', 'b'], answers: [3] },
  ],
  [
    'a gap that is not in the text',
    { type: 'fill_blanks', blanks: [{ type: 'number', answer: '4' }] },
  ],
  [
    'a list without the right one',
    { type: 'cloze_dropdown', gaps: [{ options: ['a', 'b'], answer: 3 }] },
  ],
  [
    'a row that is too short',
    {
      type: 'table',
      columns: ['1', '2'],
      rows: [{ label: 'x', cells: [{ type: 'number', answer: '1' }] }],
    },
  ],
  [
    'a table with nothing to fill in',
    {
      type: 'table',
      columns: ['1'],
      rows: [{ label: 'x', cells: [{ type: 'given', text: '1' }] }],
    },
  ],
  [
    'parts whose marks do not add up',
    {
      type: 'multi_part',
      parts: [
        { text: 'One?', marks: 1, key: { type: 'number', answer: '1' } },
        { text: 'Two?', marks: 2, key: { type: 'number', answer: '2' } },
      ],
    },
  ],
  [
    'a part whose key is none',
    {
      type: 'multi_part',
      parts: [
        { text: 'One?', marks: 1, key: { type: 'number', answer: '1' } },
        { text: 'Two?', marks: 1, key: { type: 'number', answer: 'several' } },
      ],
    },
  ],
  ['a number that is none', { type: 'number', answer: 'several' }],
  ['marks that do not add up', { type: 'long_text', criteria: [{ text: 'Says why', marks: 5 }] }],
] as const)('%s is refused', async (_name, key) => {
  const { client, class_id, topic_id } = await classWithBank()
  const question: Own = { ...common, topic_id, key: structuredClone(key) as Own['key'] }
  await expect(client.call(writeOwn, { body: { class_id, question } })).rejects.toMatchObject({
    code: 'KEY_NOT_RIGHT',
  })
})

test('it is for a class of mine and a topic of its course, and stays in its school', async () => {
  const world = await classWithBank()
  const { client, class_id, topic_id, school } = world
  const question = { ...common, topic_id, key: { type: 'number', answer: '7' } } as const
  const other = await classWithBank()
  const notThere = { code: 'NOT_FOUND' }
  await expect(
    client.call(writeOwn, {
      body: { class_id, question: { ...question, topic_id: other.topic_id } },
    }),
  ).rejects.toMatchObject(notThere)
  const stranger = await school.as(await school.addUser('teacher'))
  await expect(stranger.call(tryOwn, { body: { class_id, question } })).rejects.toMatchObject(
    notThere,
  )
  await client.call(writeOwn, { body: { class_id, question } })
  const elsewhere = await makeSchool()
  const reader = await elsewhere.as(await elsewhere.addUser('owner'))
  const found = await reader.call('GET /questions', { query: { topic_id, from: 'school' } })
  expect(found.total_count).toBe(0)
})
