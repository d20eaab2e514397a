import { creditOf } from './ability.ts'
import type { Seen, SkillState } from './mastery.ts'
import { imply } from './memory.ts'

/** What of an answer counts for the skills below it. */
export type Practice = Pick<Seen, 'is_correct' | 'share' | 'hint_rung' | 'at'>

/**
 * Credits the skills that an answer exercised beside its own: `exercises` names the share, above 0 and at
 * most 1, of one good answer to the skill that counts as an answer to another. Returns the states that
 * change by it. Only memory does: who adds fractions has practised common multiples, but how able they
 * are at those is not shown. Only a right answer credits, less by its hints; one that is not right does
 * not say what was missing below. A skill never seen stays unseen.
 */
export function creditDown(
  states: ReadonlyMap<string, SkillState>,
  answer: Practice,
  exercises: Readonly<Record<string, number>>,
): ReadonlyMap<string, SkillState> {
  const changed = new Map<string, SkillState>()
  for (const [key, share] of Object.entries(exercises)) {
    const state = states.get(key)
    const next = state && creditedBy(state, answer, share)
    if (next !== undefined && next !== state) changed.set(key, next)
  }
  return changed
}

/** The state of a skill after an answer to another that exercised it by `share`; the same one if nothing changes. */
export function creditedBy(state: SkillState, answer: Practice, share: number): SkillState {
  if (!answer.is_correct) return state
  const memory = imply(state.memory, share * creditOf(answer.share, answer.hint_rung), answer.at)
  return memory === state.memory ? state : { ...state, memory }
}
