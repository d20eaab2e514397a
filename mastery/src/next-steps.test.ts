import { describe, expect, it } from 'vitest'
import { chanceOf } from './chance.ts'
import type { SkillState } from './mastery.ts'
import { chooseNext, nextSteps } from './next-steps.ts'
import { after, DAY, histories, MINUTE, run } from './testing.ts'

describe('what next', () => {
  const bloomed = run('rrrrrrrrrr')
  const option = (key: string, state: SkillState | undefined, ...prerequisites: string[]) => ({
    key,
    state,
    prerequisites,
  })
  const soon = after(20 * MINUTE)
  const mastered = ({ key }: { readonly key: string }) => option(key, bloomed)

  it.each([
    ['nothing', [], soon, undefined],
    ['a first skill', [option('a', undefined), option('b', undefined, 'a')], soon, 'a begin'],
    ['a skill half way', [option('a', undefined), option('b', run('rr'))], soon, 'b carry_on'],
    ['what opens', [option('a', bloomed), option('b', undefined, 'a')], soon, 'b begin'],
    ['a review', [option('a', bloomed), option('b', run('rr'))], after(60 * DAY), 'a review'],
    ['all in bloom', [option('a', bloomed), option('b', bloomed)], soon, 'a strengthen'],
  ] as const)('offers %s', (_case, skills, now, expected) => {
    const chosen = chooseNext(skills, now)
    expect(chosen && `${chosen.key} ${chosen.reason}`).toBe(expected)
  })

  it('begins with what brings back what fades, of the first ten that are open', () => {
    const fading = run('rrrrrrrr')
    const fresh = run('rrrrrrrr', 11 * DAY + after(0).getTime())
    const at = after(11 * DAY + 20 * MINUTE)
    const begins = (...more: (readonly [string, Record<string, number>])[]) =>
      nextSteps(
        [
          { ...option('old', fading), exercises: {} },
          { ...option('late', fresh), exercises: {} },
          ...more.map(([key, exercises]) => ({ ...option(key, undefined), exercises })),
        ],
        at,
      ).find(({ reason }) => reason === 'begin')?.key
    expect(begins(['a', {}], ['b', {}])).toBe('a')
    expect(begins(['a', {}], ['b', { old: 0.3 }])).toBe('b')
    expect(begins(['a', { late: 0.3 }], ['b', { old: 0.3 }])).toBe('b')
    const ten = Array.from({ length: 10 }, (_, place) => [`${place}`, {}] as const)
    expect(begins(...ten, ['b', { old: 0.9 }])).toBe('0')
  })

  it('aims at three right answers in four, by all that is known of the student', () => {
    for (const others of [[], histories().slice(0, 5)]) {
      const skills = others.map((state, index) => option(`known ${index}`, state))
      const fresh = chooseNext([option('new', undefined), ...skills.map(mastered)], soon)
      expect(fresh?.key).toBe('new')
      const known = skills.map(mastered).flatMap(({ state }) => (state ? [state] : []))
      expect(chanceOf(undefined, known, fresh?.difficulty ?? 0)).toBeCloseTo(0.75)
    }
  })
})

describe('the next steps', () => {
  const bloomed = run('rrrrrrrrrr')
  const option = (
    key: string,
    state: SkillState | undefined,
    prerequisites: readonly string[] = [],
    exercises: Readonly<Record<string, number>> = {},
  ) => ({ key, state, prerequisites, exercises })
  const later = after(60 * DAY)
  const recent = run('rr', later.getTime() - 20 * MINUTE)
  const told = (skills: Parameters<typeof nextSteps>[0], now = later) =>
    nextSteps(skills, now).map(({ key, reason }) => `${key} ${reason}`)

  it('are a review, to carry on and to begin, where there is each', () => {
    const skills = [
      option('old', bloomed),
      option('half', recent),
      option('new', undefined, ['old']),
      option('next', undefined, ['old']),
    ]
    expect(told(skills)).toEqual(['old review', 'half carry_on', 'new begin'])
  })

  it('are two while there are two skills that can be practised', () => {
    expect(told([option('a', undefined), option('b', undefined)])).toEqual(['a begin', 'b begin'])
    expect(told([option('a', recent), option('b', bloomed)], later)).toEqual([
      'b review',
      'a carry_on',
    ])
    expect(told([option('a', bloomed), option('b', bloomed)], after(20 * MINUTE))).toEqual([
      'a strengthen',
      'b strengthen',
    ])
  })

  it('never are what is locked, nor the same twice', () => {
    const skills = [option('a', undefined), option('b', undefined, ['a'])]
    expect(told(skills)).toEqual(['a begin'])
    expect(told([option('a', bloomed)])).toEqual(['a review'])
    expect(told([])).toEqual([])
  })

  it('say what a review covers', () => {
    const skills = [option('low', bloomed), option('high', bloomed, ['low'], { low: 0.5 })]
    const [review] = nextSteps(skills, later)
    expect(review).toMatchObject({ key: 'high', reason: 'review', covers: ['low'] })
  })
})
