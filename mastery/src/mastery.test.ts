import { describe, expect, it } from 'vitest'
import {
  isReviewDue,
  MASTERED,
  masteryAt,
  masteryOf,
  plantOf,
  recallOf,
  type Seen,
  type SkillState,
  strengthOf,
  updateSkill,
} from './mastery.ts'
import { after, DAY, histories, MINUTE, notYet, random, right, run, START } from './testing.ts'

describe('the band of mastery', () => {
  it('holds the estimate, and is narrower the more answers were seen', () => {
    for (const state of histories()) {
      const at = new Date(Date.parse(state.seen_at) + 9 * DAY)
      const { low, high } = masteryAt(state, at)
      expect(low).toBeLessThanOrEqual(masteryOf(state, at))
      expect(high).toBeGreaterThanOrEqual(masteryOf(state, at))
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(1)
    }
    const widthOf = (marks: string) => {
      const state = run(marks)
      const { low, high } = state ? masteryAt(state, new Date(state.seen_at)) : { low: 0, high: 0 }
      return high - low
    }
    expect(widthOf('rn'.repeat(20))).toBeLessThan(widthOf('rn'.repeat(5)))
  })
})

describe('mastery', () => {
  it.each([
    ['', 'seed', 0, 0],
    ['r', 'sprout', 0.1, 0.4],
    ['rr', 'sprout', 0.3, 0.5],
    ['rrr', 'bud', 0.5, 0.7],
    ['nnnn', 'sprout', 0, 0.01],
    ['rnrnrnrnrn', 'sprout', 0.3, 0.5],
    ['rrnrrrrr', 'bud', 0.65, MASTERED],
    ['rrrrrrrr', 'bloom', MASTERED, 1],
    ['nnnrrrrrrrrrrrr', 'bloom', MASTERED, 1],
  ] as const)('after %j the plant is a %s', (marks, plant, low, high) => {
    const state = run(marks)
    const now = after(marks.length * MINUTE)
    expect(plantOf(state, now)).toBe(plant)
    expect(masteryOf(state, now)).toBeGreaterThanOrEqual(low)
    expect(masteryOf(state, now)).toBeLessThanOrEqual(high)
  })

  it('cannot be reached by two lucky answers, however hard the questions', () => {
    const once = updateSkill(undefined, right(after(0), { difficulty: 4 }))
    const twice = updateSkill(once, right(after(MINUTE), { difficulty: 4 }))
    expect(masteryOf(twice, after(MINUTE))).toBeLessThan(0.6)
    expect(twice.mastered_at).toBeNull()
  })

  it('rises with every right answer and never with one that is not', () => {
    const next = random(11)
    for (const state of histories()) {
      const at = new Date(Date.parse(state.seen_at) + MINUTE)
      const more = { difficulty: next() * 4 - 2, hint_rung: Math.floor(next() * 4) }
      const before = masteryOf(state, at)
      expect(masteryOf(updateSkill(state, right(at, more)), at)).toBeGreaterThan(before - 0.02)
      expect(updateSkill(state, right(at, more)).ability).toBeGreaterThanOrEqual(state.ability)
      expect(masteryOf(updateSkill(state, notYet(at, more)), at)).toBeLessThanOrEqual(before)
      expect(updateSkill(state, right(at)).credit).toBeGreaterThan(state.credit)
    }
  })

  it('never falls by a clean right answer', () => {
    for (const state of histories()) {
      const at = new Date(Date.parse(state.seen_at) + MINUTE)
      const grown = masteryOf(updateSkill(state, right(at)), at)
      expect(grown).toBeGreaterThanOrEqual(masteryOf(state, at))
    }
  })

  it('counts a hard question for more than an easy one, and a hint for less', () => {
    const at = after(0)
    const of = (more: Partial<Seen>) => masteryOf(updateSkill(undefined, right(at, more)), at)
    expect(of({ difficulty: 1 })).toBeGreaterThan(of({ difficulty: -1 }))
    expect(of({ hint_rung: 1 })).toBeLessThan(of({}))
    expect(of({ hint_rung: 3 })).toBeLessThan(of({ hint_rung: 1 }))
  })

  it('stays within 0 and 1', () => {
    for (const state of histories()) {
      for (const days of [0, 1, 100, 10_000]) {
        const now = new Date(Date.parse(state.seen_at) + days * DAY)
        for (const value of [masteryOf(state, now), recallOf(state, now)]) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(1)
        }
      }
    }
  })
})

describe('memory', () => {
  it('decays day by day', () => {
    for (const state of histories()) {
      let last = 1.01
      for (let day = 0; day <= 60; day += 3) {
        const recall = recallOf(state, new Date(Date.parse(state.seen_at) + day * DAY))
        expect(recall).toBeLessThan(last)
        last = recall
      }
    }
  })

  it('takes ten questions in a sitting as one review', () => {
    const one = run('r')
    const ten = run('rrrrrrrrrr')
    expect(ten?.memory.review_count).toBe(1)
    expect(ten?.memory.reviewed_at).toBe(one?.memory.reviewed_at)
    const thirty = run('rrrrrrrrrrrrrrrrrrrrrrrrrrrrrr')
    expect(thirty?.memory.stability).toBe(ten?.memory.stability)
  })

  it('takes one or two right answers for no easier than good, and three for easy', () => {
    const [one, two, three] = ['r', 'rr', 'rrr'].map((marks) => run(marks)?.memory.stability ?? 0)
    expect(two).toBe(one)
    expect(three).toBeGreaterThan(one ?? Number.POSITIVE_INFINITY)
  })

  it('keeps a sitting across midnight as one review', () => {
    const evening = Date.UTC(2026, 0, 12, 23, 58)
    expect(run('rrrrr', evening)?.memory.review_count).toBe(1)
  })

  it('is stronger after a review on a later day, and weaker after forgetting', () => {
    const first = run('rrrrr')
    const kept = run('rrrrr', START + 5 * DAY, first)
    const lost = run('nnnnn', START + 5 * DAY, first)
    expect(kept?.memory.review_count).toBe(2)
    expect(kept?.memory.stability).toBeGreaterThan(first?.memory.stability ?? 0)
    expect(lost?.memory.stability).toBeLessThan(first?.memory.stability ?? 0)
    expect(lost?.memory.lapse_count).toBe(1)
  })

  it.each([
    ['mastered and fresh', 'rrrrrrrr', 0, false, 'bloom'],
    ['mastered and left for half a year', 'rrrrrrrr', 180, true, 'wilting'],
    ['nearly mastered and left for half a year', 'rrr', 180, true, 'wilting'],
    ['only begun and left for half a year', 'rw', 180, false, 'sprout'],
  ] as const)('a skill %s', (_case, marks, days, due, plant) => {
    const state = run(marks)
    expect(isReviewDue(state, after(days * DAY + 10 * MINUTE))).toBe(due)
    expect(plantOf(state, after(days * DAY + 10 * MINUTE))).toBe(plant)
  })

  it('blooms again after a review', () => {
    const wilted = run('rrrrrrrr')
    const later = START + 40 * DAY
    expect(plantOf(wilted, new Date(later))).toBe('wilting')
    expect(plantOf(run('r', later, wilted), new Date(later))).toBe('bloom')
  })
})

describe('states', () => {
  it('of before there were variances are what they were, and go on', () => {
    for (const { variance: _, recent: __, ...state } of histories()) {
      const at = new Date(Date.parse(state.seen_at) + MINUTE)
      const chance = 1 / (1 + Math.exp(-state.ability))
      expect(strengthOf(state)).toBeCloseTo(chance * (1 - 2 ** (-state.credit / 1.5)))
      const next = updateSkill(state, right(at))
      expect(strengthOf(next)).toBeGreaterThan(strengthOf(state))
      expect(next.variance).toBeLessThanOrEqual(1)
      const lost = updateSkill(state, notYet(at))
      expect(strengthOf(lost)).toBeLessThanOrEqual(strengthOf(state))
      // One answer more says the less, the more there were.
      expect(next.ability - state.ability / 1.65).toBeLessThan(1 / (1 + 0.2 * state.count))
    }
  })

  it('survive JSON and come out the same from the same answers', () => {
    for (const state of histories()) {
      const copy: SkillState = JSON.parse(JSON.stringify(state))
      expect(copy).toEqual(state)
      const at = new Date(Date.parse(state.seen_at) + DAY)
      expect(updateSkill(copy, right(at))).toEqual(updateSkill(state, right(at)))
    }
    expect(histories()).toEqual(histories())
  })

  it('take an answer from the past as given now', () => {
    const state = run('rrr')
    const late = updateSkill(state, right(after(-5 * DAY)))
    expect(late.seen_at).toBe(state?.seen_at)
    expect(late.memory.review_count).toBe(1)
  })

  it.each([
    { share: Number.NaN },
    { difficulty: Number.POSITIVE_INFINITY },
    { at: new Date('never') },
  ])('refuse %o', (more) => {
    expect(() => updateSkill(undefined, right(after(0), more))).toThrow(RangeError)
  })
})
