import { describe, expect, it } from 'vitest'
import { chanceOf, difficultyFor, type KnownSkill } from './chance.ts'
import type { SkillState } from './mastery.ts'
import { run as runOf } from './testing.ts'

/** The state after a run of answers. */
const run = (marks: string): SkillState => {
  const state = runOf(marks)
  if (state === undefined) throw new Error('a run has at least one answer')
  return state
}

describe('the chance of a right answer', () => {
  it('expects more of a new skill from a student who is able elsewhere', () => {
    const able = run('rrrrr')
    const lost = run('nnnnn')
    const of = (...others: KnownSkill[]) => chanceOf(undefined, others, 0)
    expect(of(able)).toBeGreaterThan(of())
    expect(of(able, able, able)).toBeGreaterThan(of(able))
    expect(of(able, lost)).toBeLessThan(of(able))
    expect(of(lost, lost)).toBeLessThan(of())
  })

  it('lets what is known of the skill itself count for more, the more there is of it', () => {
    const others = [run('rrrrrrrr'), run('rrrrrrrr')]
    const lift = (state: KnownSkill) => chanceOf(state, others, 0) - chanceOf(state, [], 0)
    expect(lift(run('rnrnrnrnrnrnrnrn'))).toBeLessThan(lift(run('rn')))
  })

  it('falls as questions get harder, and stays between 0 and 1', () => {
    for (const state of [undefined, run('rrrr'), run('nnnn'), run('rnrn')]) {
      let last = 1
      for (let difficulty = -5; difficulty <= 5; difficulty += 0.5) {
        const chance = chanceOf(state, [], difficulty)
        expect(chance).toBeLessThan(last)
        expect(chance).toBeGreaterThan(0)
        last = chance
      }
    }
  })

  it('hears a run of late more than an old one', () => {
    expect(chanceOf(run('nnnnrrrr'), [], 0)).toBeGreaterThan(chanceOf(run('rrrrnnnn'), [], 0))
  })

  it('is as it was asked for at the difficulty that is chosen for it', () => {
    for (const state of [undefined, run('rrrr'), run('nnnn')]) {
      const difficulty = difficultyFor(state, [run('rrn')], 0.75)
      expect(chanceOf(state, [run('rrn')], difficulty)).toBeCloseTo(0.75)
    }
  })

  it('reads a state of before there were variances', () => {
    const { variance: _, recent: __, ...old } = run('rrrrrr')
    const chance = chanceOf(old, [old], 0)
    expect(chance).toBeGreaterThan(0.5)
    expect(chance).toBeLessThan(1)
  })
})
