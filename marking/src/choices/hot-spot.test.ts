import { describe, expect, test } from 'vitest'
import { isInside, MAX_POINTS } from '#choices/hot-spot.ts'
import type { Verdict } from '#judgement.ts'
import { judge } from '#marking.ts'
import { present } from '#present.ts'
import type { HotSpotArea, HotSpotQuestion } from '#question.ts'
import { COMMON } from '#testing.ts'

const circle: HotSpotArea = { shape: 'circle', x: 0.2, y: 0.2, radius: 0.1 }
const rectangle: HotSpotArea = { shape: 'rectangle', x: 0.5, y: 0.5, width: 0.2, height: 0.1 }
const arrow: HotSpotArea = {
  shape: 'polygon',
  // Notched at the right, so that its middle is outside.
  points: [
    [0, 0.6],
    [0.4, 0.6],
    [0.2, 0.8],
    [0.4, 1],
    [0, 1],
  ],
}

test.each<[HotSpotArea, number, number, boolean]>([
  [circle, 0.2, 0.2, true],
  [circle, 0.3, 0.2, true],
  [circle, 0.28, 0.28, false],
  [rectangle, 0.5, 0.5, true],
  [rectangle, 0.7, 0.6, true],
  [rectangle, 0.71, 0.55, false],
  [rectangle, 0.55, 0.61, false],
  [arrow, 0.1, 0.8, true],
  [arrow, 0.3, 0.8, false],
  [arrow, 0.2, 0.8, true],
  [arrow, 0, 0.7, true],
  [arrow, 0.41, 0.6, false],
])('%#: a point is inside, or not', (area, x, y, expected) => {
  expect(isInside(area, { x, y })).toBe(expected)
})

const QUESTION: HotSpotQuestion = {
  ...COMMON,
  max_score: 3,
  type: 'hot_spot',
  image: { file: 'cell.svg', alt: 'A plant cell' },
  spots: [
    { label: 'SECRET-ONE', area: circle },
    { label: 'SECRET-TWO', area: rectangle },
    { label: 'SECRET-THREE', area: arrow },
  ],
}
const IN = { one: { x: 0.2, y: 0.2 }, two: { x: 0.6, y: 0.55 }, three: { x: 0.1, y: 0.7 } }
const OUT = { x: 0.95, y: 0.05 }

describe('hot spots', () => {
  test.each<[readonly { x: number; y: number }[], Verdict, number]>([
    [[IN.one, IN.two, IN.three], 'right', 3],
    [[IN.three, IN.one, IN.two], 'right', 3],
    [[IN.one, IN.two], 'partly', 2],
    [[IN.one, IN.one], 'partly', 1],
    [[OUT], 'wrong', 0],
    [[IN.one, IN.two, IN.three, OUT], 'partly', 2.25],
    [[], 'unread', 0],
    [[{ x: 1.2, y: 0 }], 'unread', 0],
    [[{ x: Number.NaN, y: 0 }], 'unread', 0],
    [Array.from({ length: MAX_POINTS + 1 }, () => IN.one), 'unread', 0],
  ])('%#: gives %s with %d', (points, verdict, marks_given) => {
    expect(judge(QUESTION, { points })).toMatchObject({ verdict, marks_given })
  })

  test('a miss takes away only where the author says so', () => {
    const points = [IN.one, IN.two, OUT]
    expect(judge({ ...QUESTION, scoring: 'penalty' }, { points }).marks_given).toBe(1)
    expect(judge({ ...QUESTION, scoring: 'all_or_nothing' }, { points }).marks_given).toBe(0)
  })

  test('of two areas that overlap each still finds its point', () => {
    const wide: HotSpotArea = { shape: 'circle', x: 0.25, y: 0.2, radius: 0.2 }
    const spots = [
      { label: 'wide', area: wide },
      { label: 'small', area: circle },
    ]
    // The first point lies in both, the second in the wide one only.
    const points = [IN.one, { x: 0.4, y: 0.2 }]
    expect(judge({ ...QUESTION, spots }, { points }).verdict).toBe('right')
  })

  test('who looked at a place that is not asked for is told what it is, and loses no more', () => {
    const others = [{ label: 'the wall', area: { ...circle, x: 0.9, y: 0.1 } }]
    const said = judge({ ...QUESTION, others }, { points: [IN.one, OUT] })
    expect(said.scoring_rationale).toContain('A marker is on: the wall.')
    expect(said.marks_given).toBe(judge(QUESTION, { points: [IN.one, OUT] }).marks_given)
    const found = judge({ ...QUESTION, others }, { points: [IN.one] })
    expect(found.scoring_rationale).not.toContain('wall')
    expect(JSON.stringify(present({ ...QUESTION, others }))).not.toContain('wall')
  })

  test('what is not found is not named, and nothing tells where', () => {
    const said = JSON.stringify(judge(QUESTION, { points: [IN.one] }))
    expect(said).toContain('SECRET-ONE')
    expect(said).not.toContain('SECRET-TWO')
    const shown = JSON.stringify(present(QUESTION))
    expect(shown).not.toMatch(/SECRET|circle|radius|0\.2/)
    expect(present(QUESTION)).toMatchObject({ spot_count: 3, image: { file: 'cell.svg' } })
  })
})
