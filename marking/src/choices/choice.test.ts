import { describe, expect, test } from 'vitest'
import type { Verdict } from '#judgement.ts'
import { judge } from '#marking.ts'
import type { Question } from '#question.ts'
import { COMMON } from '#testing.ts'

const misconception = { code: 'perimeter_and_area', text: 'That is the area.' } as const
const options = ['12', '24', '35', '48'].map((each, i) =>
  i === 2 ? { text: each, misconception } : { text: each },
)
const SINGLE: Question = { ...COMMON, type: 'single_choice', options, answers: [2] }
const MULTIPLE: Question = {
  ...COMMON,
  max_score: 4,
  type: 'multiple_choice',
  options,
  answers: [1, 2],
}

describe('choice', () => {
  test.each<[Question, number[] | null, Verdict, number]>([
    [SINGLE, [2], 'right', 2],
    [SINGLE, [2, 2], 'right', 2],
    [SINGLE, [1], 'wrong', 0],
    [SINGLE, [1, 2], 'unread', 0],
    [SINGLE, [], 'unread', 0],
    [SINGLE, null, 'unread', 0],
    [SINGLE, [9], 'unread', 0],
    [SINGLE, [0.5], 'unread', 0],
    [MULTIPLE, [2, 1], 'right', 4],
    [MULTIPLE, [1], 'partly', 2],
    [MULTIPLE, [1, 2, 3], 'partly', 2],
    [MULTIPLE, [1, 3], 'wrong', 0],
    [MULTIPLE, [3, 4], 'wrong', 0],
    [MULTIPLE, [1, 2, 3, 4], 'wrong', 0],
  ])('%#: %j gives %s with %d', (question, selected_option, verdict, marks_given) => {
    expect(judge(question, { selected_option })).toMatchObject({ verdict, marks_given })
  })

  test('a distractor says what it stands for', () => {
    expect(judge(SINGLE, { selected_option: [3] })).toMatchObject({
      misconception,
      scoring_rationale: misconception.text,
    })
  })
})

const MATCHING: Question = {
  ...COMMON,
  max_score: 3,
  type: 'matching',
  left: ['a', 'b', 'c'],
  right: ['1', '2', '3', '4'],
  pairs: [2, 3, 1],
}

describe('matching', () => {
  test.each<[number[], Verdict, number]>([
    [[2, 3, 1], 'right', 3],
    [[2, 1, 3], 'partly', 1],
    [[2, 0, 0], 'partly', 1],
    [[1, 2, 3], 'wrong', 0],
    [[0, 0, 0], 'unread', 0],
    [[], 'unread', 0],
    [[7, 1, 1], 'unread', 0],
  ])('%j gives %s with %d', (selected_option, verdict, marks_given) => {
    expect(judge(MATCHING, { selected_option })).toMatchObject({ verdict, marks_given })
  })

  test('says for each pair whether it fits', () => {
    const { parts } = judge(MATCHING, { selected_option: [2, 1, 0] })
    expect(parts.map(({ verdict }) => verdict)).toEqual(['right', 'wrong', 'wrong'])
  })
})

const ORDERING: Question = {
  ...COMMON,
  max_score: 3,
  type: 'ordering',
  items: ['one', 'two', 'three', 'four'],
}

describe('ordering', () => {
  test.each<[number[], Verdict, number]>([
    [[1, 2, 3, 4], 'right', 3],
    [[2, 3, 4, 1], 'partly', 2],
    [[2, 1, 4, 3], 'partly', 1],
    [[4, 3, 2, 1], 'wrong', 0],
    [[1, 2, 3], 'unread', 0],
    [[1, 1, 2, 3], 'unread', 0],
    [[], 'unread', 0],
  ])('%j gives %s with %d', (selected_option, verdict, marks_given) => {
    expect(judge(ORDERING, { selected_option })).toMatchObject({ verdict, marks_given })
  })
})

test('a question that was kept under a former name of a slip tells the one of today', () => {
  const kept: Question = JSON.parse(
    JSON.stringify(SINGLE).replace('perimeter_and_area', 'perimeter'),
  )
  const { misconception: told } = judge(kept, { selected_option: [3] })
  expect(told).toEqual({ code: 'perimeter_and_area', text: 'That is the area.' })
})
