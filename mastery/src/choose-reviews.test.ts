import { describe, expect, it } from 'vitest'
import { chooseReviews, type ReviewOption } from './choose-reviews.ts'
import { isReviewDue, recallOf } from './mastery.ts'
import { after, DAY, histories, MINUTE, random, run, START } from './testing.ts'

const now = after(90 * DAY)
/** Bloomed so many days before now. */
const bloomed = (days: number) => run('rrrrrrrr', now.getTime() - days * DAY)
const option = (
  key: string,
  state: ReviewOption['state'],
  exercises: ReviewOption['exercises'] = {},
): ReviewOption => ({ key, state, exercises })
const keys = (skills: readonly ReviewOption[], minutes = 100) =>
  chooseReviews(skills, now, minutes).map(({ key }) => key)

describe("today's reviews", () => {
  it('are of what is due alone, the most forgotten first', () => {
    const skills = [
      option('fresh', bloomed(1)),
      option('fading', bloomed(40)),
      option('new', undefined),
      option('faded', bloomed(85)),
    ]
    expect(keys(skills)).toEqual(['faded', 'fading'])
  })

  it('leave out what a later skill covers, and say so', () => {
    const skills = [
      option('tens', bloomed(60)),
      option('units', bloomed(60)),
      option('sums', bloomed(50), { units: 0.3, tens: 0.5, unknown: 0.9 }),
    ]
    const reviews = chooseReviews(skills, now, 100)
    expect(reviews).toEqual([
      { key: 'sums', recall: recallOf(bloomed(50), now), minutes: 2, covers: ['tens', 'units'] },
    ])
  })

  it('keep what is hardly exercised, after what covers more', () => {
    const skills = [option('a', bloomed(80)), option('b', bloomed(50), { a: 0.1 })]
    expect(keys(skills)).toEqual(['b', 'a'])
    expect(chooseReviews(skills, now, 100)[0]?.covers).toEqual([])
  })

  it('let two reviews settle together what neither settles alone', () => {
    const part = { low: 0.12 }
    const skills = [
      option('low', bloomed(80)),
      option('one', bloomed(50), part),
      option('two', bloomed(50), part),
    ]
    const reviews = chooseReviews(skills, now, 100)
    expect(reviews.map(({ key, covers }) => [key, covers])).toEqual([
      ['one', []],
      ['two', ['low']],
    ])
  })

  it('do not go in a circle where two skills exercise each other', () => {
    const skills = [option('a', bloomed(60), { b: 1 }), option('b', bloomed(60), { a: 1, b: 1 })]
    expect(keys(skills)).toEqual(['a'])
  })

  it('fit into the minutes, but for the first', () => {
    const skills = ['a', 'b', 'c', 'd'].map((key) => option(key, bloomed(60)))
    const minutes = chooseReviews(skills, now, 100)[0]?.minutes ?? 0
    expect(keys(skills, 2 * minutes)).toEqual(['a', 'b'])
    expect(keys(skills, 0)).toEqual(['a'])
    expect(keys([], 10)).toEqual([])
  })

  it('together settle every skill that is due', () => {
    const next = random(4)
    const all = histories()
    for (let round = 0; round < 30; round += 1) {
      const states = all.slice(round, round + 12)
      const skills = states.map((state, index) =>
        option(`${index}`, state, { [`${Math.floor(next() * 12)}`]: next(), [`${index}`]: 0.5 }),
      )
      const at = new Date(START + 200 * DAY + 5 * MINUTE)
      const reviews = chooseReviews(skills, at, 1000)
      const due = skills.filter(({ state }) => isReviewDue(state, at)).map(({ key }) => key)
      const settled = reviews.flatMap(({ key, covers }) => [key, ...covers])
      expect(settled.toSorted()).toEqual(due.toSorted())
    }
  })
})
