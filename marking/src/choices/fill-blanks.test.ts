import { expect, test } from 'vitest'
import { judge } from '#marking.ts'
import type { Question } from '#question.ts'
import { COMMON } from '#testing.ts'

const QUESTION: Question = {
  ...COMMON,
  max_score: 3,
  type: 'fill_blanks',
  text: 'Half of 12 is [[1]], twice x is [[2]], and water passes a membrane by [[3]].',
  blanks: [
    { type: 'number', answer: '6' },
    { type: 'expression', answer: '2x', variables: ['x'] },
    { type: 'short_text', references: ['osmosis'] },
  ],
}

test('each blank is judged as a question of its own', () => {
  const judgement = judge(QUESTION, { value: ['6', 'x+x', 'diffusion'] })
  expect(judgement).toMatchObject({ verdict: 'partly', marks_given: 2, is_full_marks: false })
  expect(judgement.parts.map(({ verdict }) => verdict)).toEqual(['right', 'right', 'wrong'])
  expect(judgement.parts[1]?.reading?.latex).toBe('x + x')
})

test('all right is right', () => {
  expect(judge(QUESTION, { value: ['6', '2x', 'osmosis'] })).toMatchObject({
    verdict: 'right',
    marks_given: 3,
    is_full_marks: true,
  })
})

test('an empty blank costs its marks, an illegible one stops the marking', () => {
  expect(judge(QUESTION, { value: ['6'] })).toMatchObject({ verdict: 'partly', marks_given: 1 })
  expect(judge(QUESTION, { value: ['6', '2y', 'osmosis'] })).toMatchObject({
    verdict: 'unread',
    problem: 'unknown_variable',
    marks_given: 0,
  })
  expect(judge(QUESTION, { value: ['', ' '] })).toMatchObject({
    verdict: 'unread',
    problem: 'empty',
  })
})

test('a blank that waits for a teacher keeps the marks of the others', () => {
  expect(judge(QUESTION, { value: ['6', '2x', 'not osmosis'] })).toMatchObject({
    verdict: 'unsure',
    needs_review: true,
    marks_given: 2,
  })
})

test('an answer that cannot be read tells nothing of the others', () => {
  const { parts } = judge(QUESTION, { value: ['6', '2y', 'osmosis'] })
  expect(parts.map(({ verdict }) => verdict)).toEqual(['unread', 'unread', 'unread'])
  expect(parts.map(({ marks_given }) => marks_given)).toEqual([0, 0, 0])
})

test('all or nothing gives nothing for some', () => {
  const question: Question = { ...QUESTION, scoring: 'all_or_nothing' }
  const judgement = judge(question, { value: ['6', '2x', 'diffusion'] })
  expect(judgement).toMatchObject({ verdict: 'wrong', marks_given: 0 })
  expect(judgement.parts.map(({ marks_given }) => marks_given)).toEqual([0, 0, 0])
  expect(judge(question, { value: ['6', '2x', 'osmosis'] }).marks_given).toBe(3)
})

const TABLE: Question = {
  ...COMMON,
  max_score: 4,
  type: 'table',
  columns: ['n', 'double'],
  rows: [
    {
      label: 'first',
      cells: [
        { type: 'given', text: '3' },
        { type: 'number', answer: '6' },
      ],
    },
    {
      label: 'second',
      cells: [
        { type: 'expression', answer: 'k', variables: ['k'] },
        { type: 'expression', answer: '2k', variables: ['k'] },
      ],
    },
  ],
}

test('the cells of a table are judged one by one, and named where one cannot be read', () => {
  expect(judge(TABLE, { value: ['6', 'k', 'k+k'] })).toMatchObject({
    verdict: 'right',
    marks_given: 4,
  })
  expect(judge(TABLE, { value: ['6', 'k', '3k'] })).toMatchObject({
    verdict: 'partly',
    marks_given: 2.67,
  })
  const stuck = judge(TABLE, { value: ['6', 'm', '2k'] })
  expect(stuck).toMatchObject({ verdict: 'unread', problem: 'unknown_variable' })
  expect(stuck.scoring_rationale).toContain('second, n')
})
