import {
  type Ability,
  clamp,
  logistic,
  logit,
  PRIOR_VARIANCE,
  STEEPNESS,
  UNKNOWN,
} from './ability.ts'

/** What the chance reads of the state of a skill. States of before there were variances lack two fields: see `abilityOf`. */
export type KnownSkill = {
  readonly ability: number
  readonly count: number
  readonly variance?: number
  readonly recent?: number
}

/** What a chance is worked out from, in the order of `WEIGHTS.traits`. */
export type Traits = readonly [
  /** The ability; as far as it is unknown, the general one instead. */
  ability: number,
  /** How able the student is at the other skills. */
  general: number,
  /** How much better than expected the latest answers to the skill were. */
  recent: number,
  is_new: number,
  /** log(1 + answers) to the skill, and to all. */
  practice: number,
  practice_of_all: number,
]

export type Weights = {
  readonly base: number
  readonly difficulty: number
  readonly traits: Traits
}

/**
 * Fitted on the training students of the ASSISTments 2009 set (four fifths of 220,070 answers) by
 * `npm run bench:mastery -- <file> --fit`.
 */
export const WEIGHTS: Weights = {
  base: -0.013,
  difficulty: 0.876,
  traits: [0.73, 0.43, 1.123, -0.669, 0.027, 0.07],
}

/** The weight of "nothing special" beside what the other skills say: it draws the general ability to 0. */
const GENERAL_DRAW = 0.2

/**
 * The chance, 0 to 1, that the next answer to the skill is right. `others` are the states of the
 * student's other skills; `difficulty` (logit) is the question's.
 */
export function chanceOf(
  state: KnownSkill | undefined,
  others: readonly KnownSkill[],
  difficulty: number,
): number {
  return chanceBy(WEIGHTS, traitsOf(state, others), difficulty)
}

/** The difficulty (logit) at which the next answer is right with this chance (0 to 1, both excluded). */
export function difficultyFor(
  state: KnownSkill | undefined,
  others: readonly KnownSkill[],
  chance: number,
): number {
  return (standing(WEIGHTS, traitsOf(state, others)) - logit(chance)) / WEIGHTS.difficulty
}

export function chanceBy(weights: Weights, traits: Traits, difficulty: number): number {
  return logistic(standing(weights, traits) - weights.difficulty * difficulty)
}

export function traitsOf(state: KnownSkill | undefined, others: readonly KnownSkill[]): Traits {
  let [sum, known, answers] = [0, GENERAL_DRAW, state?.count ?? 0]
  for (const other of others) {
    const weight = 1 - unknownOf(other)
    sum += weight * abilityOf(other).ability
    known += weight
    answers += other.count
  }
  const general = sum / known
  const practiceOfAll = Math.log1p(answers)
  if (state === undefined) return [general, general, 0, 1, 0, practiceOfAll]
  const { ability, recent } = abilityOf(state)
  const mixed = ability + unknownOf(state) * general
  return [mixed, general, recent, 0, Math.log1p(state.count), practiceOfAll]
}

/**
 * What a state says of the ability. One of before there were variances has it on the steeper scale of then,
 * so that its plant stays what it was, and about the variance which so many answers leave.
 */
export function abilityOf(state: KnownSkill | undefined): Ability {
  if (state === undefined) return UNKNOWN
  const { ability, variance, recent = 0, count } = state
  if (variance !== undefined) return { ability, variance, recent }
  const left = PRIOR_VARIANCE / (1 + PRIOR_VARIANCE * MIDDLING_INFORMATION * count)
  return { ability: ability / STEEPNESS, variance: left, recent }
}

/** What an answer to a question of one's own level adds to the certainty, its difficulty unsure. */
const MIDDLING_INFORMATION = 0.2

/** How much of the ability is still as unknown as before the first answer, 0 to 1. */
function unknownOf(state: KnownSkill): number {
  return clamp(abilityOf(state).variance / PRIOR_VARIANCE, 0, 1)
}

function standing({ base, traits: weights }: Weights, traits: Traits): number {
  return weights.reduce((sum, weight, place) => sum + weight * (traits[place] ?? 0), base)
}
