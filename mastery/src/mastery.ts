import {
  clamp,
  creditOf,
  ITEM_VARIANCE,
  logistic,
  nextAbility,
  nextDifficulty,
  STEEPNESS,
} from './ability.ts'
import { abilityOf } from './chance.ts'
import { type MemoryState, remember, retrievability } from './memory.ts'

export { nextReviewAt } from './next-review.ts'

/** What is known of one student at one skill. Plain JSON; made and changed by `updateSkill` only. */
export type SkillState = {
  /** Logit: about the difficulty at which the student is right every other time. */
  readonly ability: number
  /** How unsure the ability is, and how much better than expected the latest answers were. Older states lack both. */
  readonly variance?: number
  readonly recent?: number
  /** Answers seen, and the credit (0 to 1 each) that they gathered. */
  readonly count: number
  readonly credit: number
  /** When the latest answer was, ISO 8601. */
  readonly seen_at: string
  /** When the skill was mastered for the first time, ISO 8601. */
  readonly mastered_at: string | null
  readonly memory: MemoryState
}

/** One marked answer. */
export type Seen = {
  /** Whether the share of the marks is at least a half. */
  readonly is_correct: boolean
  /** The share of the marks, 0 to 1. */
  readonly share: number
  /** The question's difficulty in logits; 0 is a middling question. */
  readonly difficulty: number
  /** How unsure that difficulty is, as a variance; as an author's estimate, if it is not given. */
  readonly difficulty_variance?: number
  /** How many hints were shown before the answer; 0 is none. */
  readonly hint_rung: number
  readonly at: Date
}

/** What is known of one question. Plain JSON. */
export type ItemState = {
  /** Logit, as in `Seen`. */
  readonly difficulty: number
  readonly count: number
  /** How unsure the difficulty is; as an author's estimate, if it is not given. */
  readonly variance?: number
}

/** What is read of a state to say how far the skill is mastered. */
export type Standing = Pick<
  SkillState,
  'ability' | 'variance' | 'count' | 'credit' | 'mastered_at'
> & { readonly memory: Pick<MemoryState, 'stability' | 'reviewed_at'> }

export type Plant = 'seed' | 'sprout' | 'bud' | 'bloom' | 'wilting'

/** From here on a skill is mastered, and its plant blooms. */
export const MASTERED = 0.85
/** From here on a skill is nearly there, and its plant is a bud. */
export const BUDDING = 0.5
/** A mastered skill whose recall falls below this is due for a review, and its plant wilts. */
export const REVIEW_BELOW = 0.9

/** Four estimates in five lie within so many standard deviations. */
const LIKELY = 1.2816

/** Credit at which half of the doubt about a good run is gone: a few lucky answers master nothing. */
const DOUBT_HALVES_AT = 1.5
/** How much of mastery goes when nothing is recalled: what was once known comes back faster. */
const FORGETTING_WEIGHT = 0.5

/**
 * The state after one more marked answer. `state` is undefined before the first one. An answer
 * dated before the latest is counted as if given at the same time. Throws RangeError when a number
 * of `seen` is not finite, so that no bad row can spoil a state.
 */
export function updateSkill(state: SkillState | undefined, seen: Seen): SkillState {
  const { is_correct, share, difficulty, difficulty_variance = ITEM_VARIANCE, hint_rung } = seen
  const numbers = [share, difficulty, difficulty_variance, hint_rung, seen.at.getTime()]
  for (const value of numbers) {
    if (!Number.isFinite(value)) throw new RangeError('an answer needs finite numbers and a date')
  }
  const at = state === undefined ? seen.at : latest(seen.at, new Date(state.seen_at))
  const credit = creditOf(share, hint_rung)
  const next: SkillState = {
    ...nextAbility(abilityOf(state), { is_correct, credit, difficulty, difficulty_variance }),
    count: (state?.count ?? 0) + 1,
    credit: (state?.credit ?? 0) + (is_correct ? credit : 0),
    seen_at: at.toISOString(),
    mastered_at: state?.mastered_at ?? null,
    memory: remember(state?.memory, credit, at),
  }
  if (next.mastered_at !== null || strengthOf(next) < MASTERED) return next
  return { ...next, mastered_at: next.seen_at }
}

/**
 * How far the skill is mastered at `now`, 0 to 1: the chance to be right on a middling question,
 * less the doubt while little was seen, less what is forgotten since. 0 before the first answer.
 */
export function masteryOf(state: Standing | undefined, now: Date): number {
  if (state === undefined) return 0
  return strengthOf(state) * keptOf(state, now)
}

/**
 * Strength and mastery at `now`, where mastery likely is, four times in five (the more answers were seen, the closer
 * the two are), and whether a review is due: with one look at the memory, since a report asks it of thousands.
 */
export function masteryAt(state: Standing, now: Date) {
  const recall = recallOf(state, now)
  const kept = 1 - FORGETTING_WEIGHT * (1 - recall)
  const strength = strengthOf(state)
  const { ability, variance } = abilityOf(state)
  const reach = LIKELY * Math.sqrt(variance)
  return {
    strength,
    mastery: strength * kept,
    low: strengthAt(ability - reach, state.credit) * kept,
    high: strengthAt(ability + reach, state.credit) * kept,
    is_review_due: recall < REVIEW_BELOW && isKnown(state, strength),
  }
}

/** What is left of mastery after the time since the last review, 0 to 1. */
const keptOf = (state: Standing, now: Date): number =>
  1 - FORGETTING_WEIGHT * (1 - recallOf(state, now))

/** The chance that the skill is recalled at `now`, 0 to 1, by FSRS. 0 before the first answer. */
export function recallOf(state: Pick<Standing, 'memory'> | undefined, now: Date): number {
  return state === undefined ? 0 : retrievability(state.memory, now)
}

/** Whether the skill was mastered, or nearly, and is about to be forgotten. */
export function isReviewDue(state: Standing | undefined, now: Date): boolean {
  if (state === undefined || recallOf(state, now) >= REVIEW_BELOW) return false
  return isKnown(state, strengthOf(state))
}

/** Whether there is something to forget. */
const isKnown = ({ mastered_at }: Standing, strength: number): boolean =>
  mastered_at !== null || strength >= BUDDING

/**
 * The skill as a plant of the student's garden. Forgetting alone never turns a bloom into a bud:
 * it wilts until it is watered by a review.
 */
export function plantOf(state: SkillState | undefined, now: Date): Plant {
  if (state === undefined) return 'seed'
  if (isReviewDue(state, now)) return 'wilting'
  const strength = strengthOf(state)
  if (strength >= MASTERED) return 'bloom'
  return strength >= BUDDING ? 'bud' : 'sprout'
}

/**
 * A question's difficulty after one more student's answer. Start from the author's estimate:
 * `{ difficulty, count: 0 }`. `chance` is that of a right answer as it was expected before (`chanceOf`),
 * and `variance` how unsure it was for other reasons than the question: that of the student's state.
 */
export function updateItem(
  { difficulty, count, variance = ITEM_VARIANCE }: ItemState,
  seen: {
    readonly share: number
    readonly hint_rung: number
    readonly chance: number
    readonly variance: number
  },
): ItemState {
  const credit = creditOf(seen.share, seen.hint_rung)
  return { ...nextDifficulty({ difficulty, variance }, { ...seen, credit }), count: count + 1 }
}

/** More right answers than this are never said to be missing. */
const MOST_ANSWERS = 12

/** About how many right answers to middling questions are missing until the skill is mastered; 0 when it is. */
export function answersToMastery(state: SkillState | undefined, now: Date): number {
  let next = state
  for (let count = 0; count < MOST_ANSWERS; count++) {
    if (next !== undefined && strengthOf(next) >= MASTERED) return count
    next = updateSkill(next, { is_correct: true, share: 1, difficulty: 0, hint_rung: 0, at: now })
  }
  return MOST_ANSWERS
}

/** Mastery as of the latest answer, before any forgetting. */
export const strengthOf = (state: Omit<Standing, 'mastered_at' | 'memory'>): number =>
  strengthAt(abilityOf(state).ability, state.credit)

function strengthAt(ability: number, credit: number): number {
  const doubt = 2 ** (-credit / DOUBT_HALVES_AT)
  return clamp(logistic(STEEPNESS * ability) * (1 - doubt), 0, 1)
}

function latest(a: Date, b: Date): Date {
  return a > b ? a : b
}
