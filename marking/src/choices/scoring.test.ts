import { describe, expect, test } from 'vitest'
import { shareOf } from '#choices/scoring.ts'
import type { Verdict } from '#judgement.ts'
import { judge } from '#marking.ts'
import type { Question, Scoring } from '#question.ts'
import { COMMON } from '#testing.ts'

const SCORINGS: readonly Scoring[] = ['per_item', 'penalty', 'all_or_nothing']

test.each<[Scoring, number, number, number, number]>([
  ['per_item', 2, 0, 4, 0.5],
  ['per_item', 2, 2, 2, 0.5],
  ['per_item', 3, 1, 4, 0.75],
  ['penalty', 2, 1, 4, 0.25],
  ['penalty', 1, 3, 4, 0],
  ['penalty', 4, 0, 4, 1],
  ['all_or_nothing', 3, 0, 4, 0],
  ['all_or_nothing', 4, 1, 4, 0],
  ['all_or_nothing', 4, 0, 4, 1],
])('%s: %d found and %d missed of %d give %d', (scoring, hits, misses, most, share) => {
  expect(shareOf({ hits, misses, most }, scoring)).toBe(share)
})

test('the share is within its bounds, full only for exactly everything, and no miss pays', () => {
  for (const scoring of SCORINGS)
    for (let most = 1; most <= 6; most += 1)
      for (let hits = 0; hits <= most; hits += 1)
        for (let misses = 0; misses <= 6; misses += 1) {
          const share = shareOf({ hits, misses, most }, scoring)
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share === 1).toBe(hits === most && misses === 0)
          expect(shareOf({ hits, misses: misses + 1, most }, scoring)).toBeLessThanOrEqual(share)
        }
})

const options = ['a', 'b', 'c', 'd'].map((text) => ({ text }))
const four = { ...COMMON, max_score: 4 }
const CHOICE = { ...four, type: 'multiple_choice', options, answers: [1, 2] } as const
const GAPS = {
  ...four,
  type: 'cloze_dropdown',
  text: '[[1]] [[2]] [[3]] [[4]]',
  gaps: [1, 2, 3, 4].map((answer) => ({ options, answer })),
} as const
const PAIRS = {
  ...four,
  type: 'matching',
  left: ['1', '2', '3', '4'],
  right: ['a', 'b', 'c', 'd'],
  pairs: [1, 2, 3, 4],
} as const
const ROW = { ...four, type: 'ordering', items: ['a', 'b', 'c', 'd', 'e'] } as const

describe('each type by its scoring', () => {
  test.each<[Question, number[], Verdict, number]>([
    [{ ...CHOICE, scoring: 'per_item' }, [1], 'partly', 2],
    [{ ...CHOICE, scoring: 'per_item' }, [1, 2, 3, 4], 'partly', 2],
    [{ ...CHOICE, scoring: 'penalty' }, [1, 2, 3], 'partly', 2],
    [{ ...CHOICE, scoring: 'all_or_nothing' }, [1], 'wrong', 0],
    [{ ...CHOICE, scoring: 'all_or_nothing' }, [2, 1], 'right', 4],
    [GAPS, [1, 2, 3, 4], 'right', 4],
    [GAPS, [1, 2, 1, 0], 'partly', 2],
    [GAPS, [0, 0, 0, 0], 'unread', 0],
    [GAPS, [1, 2, 9, 4], 'unread', 0],
    [GAPS, [1, -1], 'unread', 0],
    [{ ...GAPS, scoring: 'penalty' }, [1, 2, 1, 0], 'partly', 1],
    [{ ...GAPS, scoring: 'penalty' }, [1, 1, 1, 1], 'wrong', 0],
    [{ ...GAPS, scoring: 'all_or_nothing' }, [1, 2, 3, 1], 'wrong', 0],
    [{ ...PAIRS, scoring: 'penalty' }, [1, 2, 4, 3], 'wrong', 0],
    [{ ...PAIRS, scoring: 'penalty' }, [1, 2, 3, 1], 'partly', 2],
    [{ ...PAIRS, scoring: 'all_or_nothing' }, [1, 2, 3, 0], 'wrong', 0],
    [{ ...ROW, scoring: 'per_item' }, [2, 1, 3, 4, 5], 'partly', 3],
    [{ ...ROW, scoring: 'all_or_nothing' }, [2, 1, 3, 4, 5], 'wrong', 0],
  ])('%#: %j gives %s with %d', (question, selected_option, verdict, marks_given) => {
    const judgement = judge(question, { selected_option })
    expect(judgement).toMatchObject({ verdict, marks_given })
    if (verdict === 'unread' || judgement.parts.length === 0) return
    const sum = judgement.parts.reduce((total, part) => total + part.marks_given, 0)
    // Each part is rounded to the hundredth by itself.
    expect(Math.abs(sum - marks_given)).toBeLessThan(0.03)
  })

  test('a gap that was foreseen says what it stands for', () => {
    const misconception = { code: 'mass_number_for_neutrons', text: 'Which ones count?' } as const
    const gaps = [{ options: [{ text: 'a' }, { text: 'b', misconception }], answer: 1 }]
    const question: Question = { ...COMMON, type: 'cloze_dropdown', gaps }
    expect(judge(question, { selected_option: [2] })).toMatchObject({
      misconception,
      parts: [{ verdict: 'wrong', note: misconception.text }],
    })
  })
})
