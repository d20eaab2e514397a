import { describe, expect, it } from 'vitest'
import { creditDown, creditedBy } from './credit-down.ts'
import { isReviewDue, recallOf, type Seen, type SkillState, updateSkill } from './mastery.ts'
import { after, DAY, histories, MINUTE, notYet, random, right, run, START } from './testing.ts'

const seen = (marks: string, from = START): SkillState => {
  const state = run(marks, from)
  if (state === undefined) throw new Error('a run has at least one answer')
  return state
}
const bloomed = seen('rrrrrrrr')
const week = (count: number) => after(count * 7 * DAY)
const stability = (state: SkillState | undefined) => state?.memory.stability ?? 0
/** The state after right answers to another skill a minute apart. */
const credited = (
  state: SkillState,
  answers: number,
  share: number,
  at: Date,
  more: Partial<Seen> = {},
) => {
  let next = state
  for (let index = 0; index < answers; index += 1) {
    next = creditedBy(next, right(new Date(at.getTime() + index * MINUTE), more), share)
  }
  return next
}

describe('credit for what an answer exercised', () => {
  it('changes the memory of the skills below that were seen, and nothing else', () => {
    const states = new Map([
      ['below', bloomed],
      ['beside', bloomed],
    ])
    const changed = creditDown(states, right(week(3)), { below: 0.4, unseen: 0.4 })
    expect([...changed.keys()]).toEqual(['below'])
    const { memory, ...rest } = changed.get('below') ?? bloomed
    const { memory: before, ...same } = bloomed
    expect(rest).toEqual(same)
    expect(memory.stability).toBeGreaterThan(before.stability)
    expect(memory.review_count).toBe(before.review_count)
  })

  it('never says anything by an answer that is not right', () => {
    const states = new Map([['below', bloomed]])
    expect(creditDown(states, notYet(week(3)), { below: 1 }).size).toBe(0)
  })

  it('is more by a greater share and by more answers, and less by hints', () => {
    const of = (answers: number, share: number, more: Partial<Seen> = {}) =>
      recallOf(credited(bloomed, answers, share, week(6), more), week(9))
    expect(of(1, 0.2)).toBeGreaterThan(recallOf(bloomed, week(9)))
    expect(of(1, 0.6)).toBeGreaterThan(of(1, 0.2))
    expect(of(3, 0.2)).toBeGreaterThan(of(1, 0.2))
    expect(of(1, 0.6, { hint_rung: 3 })).toBeLessThan(of(1, 0.6))
  })

  it('settles a review that is due by a sitting of good answers', () => {
    const at = week(9)
    expect(isReviewDue(bloomed, at)).toBe(true)
    expect(isReviewDue(credited(bloomed, 6, 0.4, at), at)).toBe(false)
    expect(isReviewDue(credited(bloomed, 1, 0.1, at), at)).toBe(true)
  })

  it('is never more than a review of the skill itself, whatever came before', () => {
    const next = random(5)
    for (const state of histories()) {
      const at = new Date(Date.parse(state.seen_at) + (1 + next() * 60) * DAY)
      const answers = 1 + Math.floor(next() * 40)
      const last = new Date(at.getTime() + (answers - 1) * MINUTE)
      const most = updateSkill(state, right(last))
      const given = credited(state, answers, next(), at)
      for (const days of [0, 3, 30]) {
        const now = new Date(last.getTime() + days * DAY)
        expect(recallOf(given, now)).toBeLessThanOrEqual(recallOf(most, now) + 1e-9)
        expect(recallOf(given, now)).toBeGreaterThanOrEqual(recallOf(state, now) - 1e-9)
      }
    }
  })

  it('counts for less soon after a review than long after it', () => {
    const gain = (days: number) =>
      stability(credited(bloomed, 3, 0.5, after(days * DAY))) - stability(bloomed)
    expect(gain(1)).toBeLessThan(gain(10))
    expect(gain(10)).toBeLessThan(gain(40))
    expect(credited(bloomed, 3, 1, after(2 * MINUTE))).toBe(bloomed)
  })

  it('comes to the same in whichever order the shares of a day fall', () => {
    const [low, high] = [0.2, 0.6].map(
      (share) => (state: SkillState, minute: number) =>
        creditedBy(state, right(new Date(week(4).getTime() + minute * MINUTE)), share),
    )
    if (!low || !high) throw new Error('there are two')
    const one = high(low(bloomed, 0), 1).memory
    const other = low(high(bloomed, 0), 1).memory
    expect(one.stability).toBeCloseTo(other.stability)
    expect(one.implied?.share).toBeCloseTo(0.68)
  })

  it('gives way to a review of the same day, and that takes none on top', () => {
    const at = week(4)
    const first = credited(bloomed, 3, 0.5, at)
    const later = new Date(at.getTime() + 20 * MINUTE)
    const own = updateSkill(first, right(later))
    expect(own.memory).toEqual(updateSkill(bloomed, right(later)).memory)
    expect(credited(own, 3, 0.5, new Date(later.getTime() + MINUTE))).toBe(own)
    const lost = updateSkill(first, notYet(later))
    expect(lost.memory.lapse_count).toBe(1)
    expect(stability(lost)).toBe(stability(updateSkill(bloomed, notYet(later))))
  })

  it('is built on by a review of a later day', () => {
    const first = credited(bloomed, 6, 0.5, week(4))
    const own = updateSkill(first, right(week(10)))
    expect(own.memory.implied).toBeUndefined()
    expect(own.memory.review_count).toBe(2)
    expect(stability(own)).toBeGreaterThan(stability(first))
    const twice = credited(credited(bloomed, 6, 0.5, week(4)), 6, 0.5, week(10))
    expect(stability(twice)).toBeGreaterThan(stability(first))
    expect(twice.memory.implied?.before.stability).toBe(stability(first))
  })

  it('survives JSON', () => {
    const first = credited(bloomed, 2, 0.3, week(4))
    const copy: SkillState = JSON.parse(JSON.stringify(first))
    expect(copy).toEqual(first)
    expect(credited(copy, 1, 0.3, week(5))).toEqual(credited(first, 1, 0.3, week(5)))
  })
})
