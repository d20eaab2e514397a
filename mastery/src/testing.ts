import { type Seen, type SkillState, updateSkill } from './mastery.ts'

export const START = Date.UTC(2026, 0, 12, 15, 0)
export const MINUTE = 60_000
export const DAY = 86_400_000
export const after = (ms: number) => new Date(START + ms)

export const right = (at: Date, more: Partial<Seen> = {}): Seen => ({
  is_correct: true,
  share: 1,
  difficulty: 0,
  hint_rung: 0,
  at,
  ...more,
})
export const notYet = (at: Date, more: Partial<Seen> = {}): Seen => ({
  ...right(at, more),
  is_correct: false,
  share: 0,
})

/** A run of answers a minute apart, 'r' right and 'n' not yet. */
export function run(marks: string, from = START, state?: SkillState): SkillState | undefined {
  let current = state
  for (const [index, mark] of [...marks].entries()) {
    const at = new Date(from + index * MINUTE)
    current = updateSkill(current, mark === 'r' ? right(at) : notYet(at))
  }
  return current
}

/** A small generator of its own, so that the properties meet the same cases on every run. */
export function random(seed: number): () => number {
  let value = seed
  return () => {
    value = (Math.imul(value, 1_664_525) + 1_013_904_223) >>> 0
    return value / 2 ** 32
  }
}

/** Two hundred histories of up to 30 answers over weeks, for the properties. */
export function histories(): SkillState[] {
  const next = random(7)
  return Array.from({ length: 200 }, () => {
    let state: SkillState | undefined
    let at = START
    const count = 1 + Math.floor(next() * 30)
    for (let index = 0; index < count; index += 1) {
      at += next() < 0.8 ? MINUTE : next() * 9 * DAY
      const share = next() < 0.3 ? next() : next() < 0.6 ? 1 : 0
      state = updateSkill(state, {
        is_correct: share >= 0.5,
        share,
        difficulty: next() * 4 - 2,
        hint_rung: Math.floor(next() * 4),
        at: new Date(at),
      })
    }
    if (state === undefined) throw new Error('a history has at least one answer')
    return state
  })
}
