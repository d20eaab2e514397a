import { describe, expect, test } from 'vitest'
import { judge } from '#marking.ts'
import { COMMON } from '#testing.ts'
import { markShortText } from '#text/short-text.ts'

const key = { references: ['Warm air rises because it is less dense than cold air.'] }
const about = 'Why does smoke go up a chimney?'
const rights = [
  'hot air is lighter',
  'heated air gets lighter and goes up',
  'it is lighter when hot',
  'the hot gas is lighter so up it goes',
  'lighter air floats up',
  'warm smoke is lighter than the cold air',
  'because hot things are lighter',
  'it rises since hot is lighter',
]
const others = [
  'the wind blows it',
  'the wind sucks it out',
  'because of the wind outside',
  'wind comes from below',
  'fire pushes it with wind',
  'a fan and wind',
  'the chimney makes wind',
  'wind blows over the roof',
]
const few = [
  ...rights.map((value) => ({ value, share: 1 })),
  ...others.map((value) => ({ value, share: 0 })),
  { value: 'hot air, I think', share: 0.5 },
]
/** Each in three ways, as a class would. */
const graded = [
  ...few,
  ...few.slice(0, -1).flatMap(({ value, share }) => [
    { value: `well, ${value}`, share },
    { value: `${value}, that is why`, share },
  ]),
]

describe('answers that a teacher has marked', () => {
  test.each([
    ['Hot air is lighter!', 'right', 1],
    ['The wind sucks it out.', 'wrong', 0],
    ['hot air I think', 'partly', 0.5],
    ['the hot air gets lighter', 'right', 1],
    ['wind blows it out', 'wrong', 0],
  ])('%s: %s', (value, verdict, share) => {
    expect(markShortText(key, value, { graded }, about)).toMatchObject({ verdict, share })
  })

  test('few of them teach only their own words', () => {
    const judged = (value: string) => markShortText(key, value, { graded: few }, about)
    expect(judged('Hot air is lighter!')).toMatchObject({ verdict: 'right', share: 1 })
    expect(judged('the hot air gets lighter')).toMatchObject({
      verdict: 'unsure',
      needs_review: true,
    })
  })

  test('without them a teacher is asked', () => {
    for (const value of ['the hot air gets lighter', 'hot air is lighter'])
      expect(markShortText(key, value, {}, about).verdict).toBe('unsure')
  })

  test('two teachers who do not agree decide nothing', () => {
    const both = [
      { value: 'heat', share: 1 },
      { value: 'heat', share: 0 },
    ]
    expect(markShortText(key, 'heat', { graded: both }, about).verdict).toBe('unsure')
  })

  test('they cannot turn round who does what', () => {
    const task = { references: ['The hot air lifts the heavy balloon'] }
    const lesson = [
      ...Array.from({ length: 12 }, (_, i) => ({
        value: `the hot air lifts the heavy balloon ${'up '.repeat(i)}`,
        share: 1,
      })),
      ...others.map((value) => ({ value, share: 0 })),
    ]
    for (const value of [
      'the heavy balloon lifts the hot air',
      'the hot air does not lift the heavy balloon',
      'the hot air is lifted by the heavy balloon',
    ])
      expect(markShortText(task, value, { graded: lesson }, about).verdict, value).not.toBe('right')
  })

  test('they cannot make one term stand for another', () => {
    const cells = { ...COMMON, type: 'short_text', references: ['mitosis'] } as const
    expect(judge(cells, { value: 'meiosis' }, { graded }).verdict).toBe('wrong')
  })
})
