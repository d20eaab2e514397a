import { describe, expect, test } from 'vitest'
import type { Improvement, ResultTopic } from './result.data.ts'
import {
  againWords,
  grewWords,
  grownOf,
  improvedWords,
  numbersWords,
  ofWords,
  onDay,
  titleWords,
  topicWords,
  tryWords,
} from './result.words.ts'

const now = new Date('2026-11-24T12:00:00')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)

type Stage = NonNullable<ResultTopic['growth']>['after']

const topic = (fields: Partial<ResultTopic> = {}): ResultTopic => ({
  course_tagging_id: 'a',
  title: 'Ratio',
  marks_given: 9,
  max_score: 12,
  num_waiting: 0,
  questions: [],
  is_all_first: false,
  slips: [],
  growth: null,
  ...fields,
})

const grown = (before: Stage, after: Stage, rise = 0.1) =>
  topic({
    growth: { before, after, mastery_before: 0.4, mastery_after: 0.4 + rise, seen_before: null },
  })

const asked = (...standings: ResultTopic['questions'][number]['standing'][]) =>
  standings.map((standing, at) => ({ number: at + 1, standing }))

describe('the plant', () => {
  test.each([
    [grown('sprout', 'bud'), 'stage', '9 of 12, and a new bud', '“Ratio” grew'],
    [
      grown('wilting', 'bloom'),
      'watered',
      '9 of 12, and a plant is fresh again',
      '“Ratio” is fresh again',
    ],
    [grown('bud', 'bud'), 'a_little', '9 of 12', '“Ratio” grew'],
    [grown('bud', 'bud', -0.1), 'same', '9 of 12', 'Ratio'],
    [grown('bloom', 'bud', -0.1), 'same', '9 of 12', 'Ratio'],
    [grown('bud', 'wilting', -0.1), 'same', '9 of 12', 'Ratio'],
    [topic(), 'same', '9 of 12', 'Ratio'],
  ])('%#', (shown, how, title, over) => {
    expect(grownOf(shown)).toBe(how)
    expect(titleWords(shown, shown)).toBe(title)
    expect(grewWords(shown)).toBe(over)
  })

  test('marks are told as they are, with parts of one', () => {
    expect(ofWords({ marks_given: 9.5, max_score: 12 })).toBe('9.5 of 12')
    expect(ofWords({ marks_given: 1 / 3, max_score: 1 })).toBe('0.33 of 1')
  })
})

describe('a topic', () => {
  test.each([
    [
      { is_all_first: true, questions: asked('right', 'right') },
      'Secure.',
      'All at the first try.',
    ],
    [{ is_all_first: true, questions: asked('right') }, 'Secure.', 'Right at the first try.'],
    [{ questions: asked('right', 'right') }, 'Right.', 'Some after another try or a hint.'],
    [{ questions: asked('right', 'not_yet') }, 'Growing.', 'Look again at question 2.'],
    [
      { questions: asked('not_yet', 'right', 'not_yet') },
      'Not yet.',
      'Look again at questions 1 and 3.',
    ],
    [{ questions: asked('right', 'waiting') }, 'So far so good.', 'Question 2 not decided yet.'],
    [{ questions: asked('open', 'open', 'open') }, 'Not yet.', 'Questions 1, 2 and 3 left open.'],
    [
      { questions: asked('not_yet', 'right'), slips: [{ text: 'New bottom, old top', times: 2 }] },
      'Growing.',
      'Seen here: new bottom, old top, twice.',
    ],
  ])('%#', (fields, word, why) => {
    expect(topicWords(topic(fields))).toMatchObject({ word, why })
  })
})

describe('what improved', () => {
  test.each<[Improvement, string, string]>([
    [
      {
        kind: 'first_try',
        title: 'Ratio',
        now: { right: 4, of: 5 },
        before: { right: 2, of: 5 },
        before_at: ago(3).toISOString(),
      },
      'Ratio, 4 of 5 at the first try',
      'On Saturday it was 2 of 5.',
    ],
    [
      {
        kind: 'slip_gone',
        title: 'Ratio',
        text: 'Part and whole swapped',
        last_at: ago(1).toISOString(),
        right: 3,
      },
      'A slip did not come back',
      'Part and whole swapped: last seen yesterday. Three right at the first try since.',
    ],
    [
      { kind: 'remembered', title: 'Ratio', days_since: 9, days_until: 24 },
      'You still knew “Ratio”',
      'After 9 days. It keeps for about 24 days from then.',
    ],
    [
      { kind: 'fewer_hints', now: 2, before: 5, before_at: ago(20).toISOString() },
      '2 hints, three fewer',
      'On 4 November it was 5.',
    ],
    [
      { kind: 'fewer_hints', now: 0, before: 1, before_at: ago(0).toISOString() },
      'No hints, one fewer',
      'Earlier today it was 1.',
    ],
    [
      { kind: 'mended', questions: 1 },
      'You stayed with it',
      'One question became right at a later try.',
    ],
    [
      { kind: 'mended', questions: 2 },
      'You stayed with it',
      'Two questions became right at a later try.',
    ],
  ])('%#', (each, title, detail) => {
    expect(improvedWords(each, now)).toEqual({ title, detail })
  })
})

test('days are named as one would', () => {
  expect([0, 1, 6, 7].map((days) => onDay(ago(days), now))).toEqual([
    'Earlier today',
    'Yesterday',
    'Wednesday',
    '17 November',
  ])
})

test('what to try again is counted in words', () => {
  expect(againWords(1)).toBe('The one that was not yet, with fresh numbers')
  expect(againWords(3)).toBe('The three that were not yet, with fresh numbers')
  expect(tryWords(3, 4)).toBe('Try the three, 4 minutes')
  expect(tryWords(1, undefined)).toBe('Try it')
  expect(numbersWords([3])).toBe('question 3')
})
