/**
 * How able a student is at a skill, and how hard a question is, on one logit scale. Each is a mean with
 * a variance: what is hardly known moves far by one answer, what is known well hardly moves.
 *
 * Method: the Bayesian counterpart of an Elo rating, an online Laplace step of the Rasch model with
 * noise added for learning (M. Glickman, "Parameter estimation in large dynamic paired comparison
 * experiments", Applied Statistics 48, 1999; R. Pelánek, "Applications of the Elo rating system in
 * adaptive educational systems", Computers & Education 98, 2016). A skill's state depends on the
 * answers to this skill alone; what the others say of it enters where the chance is worked out.
 */

/**
 * The constants were chosen on interactions of the ASSISTments 2009 set, by the log loss on a fifth of
 * its training students; around these values it is flat (0.522 to 0.524).
 */
/** How unsure the ability at a skill is before the first answer, as a variance. */
export const PRIOR_VARIANCE = 1
/** What an answer adds to the variance, because who practises changes. */
const LEARNING_NOISE = 0.01
/** How unsure an estimate of a question's difficulty is before anybody answered it. */
export const ITEM_VARIANCE = 0.8
/** How much of the recent surprise the latest answer makes up. */
const RECENT_SHARE = 0.3
/**
 * How steeply mastery, the chance on a middling question, rises with the ability. Chosen, not fitted, so that
 * eight right answers in a row master a skill, and twelve after three that were not.
 */
export const STEEPNESS = 1.65
/** Beyond this the chance is 99.3 % or more, and a further logit says nothing. */
const LIMIT = 5

/** What each hint used takes off a right answer as evidence of knowing. */
const HINT_COST = 0.2
/** What is left of a right answer however many hints it took. */
const LEAST_CREDIT = 0.4

/** What answers say of the ability at one skill. */
export type Ability = {
  /** Mean, in logits. */
  readonly ability: number
  readonly variance: number
  /** How much better than expected the latest answers were, -1 to 1; older ones fade. */
  readonly recent: number
}

/** What is known before the first answer. */
export const UNKNOWN: Ability = { ability: 0, variance: PRIOR_VARIANCE, recent: 0 }

export function logistic(logit: number): number {
  return 1 / (1 + Math.exp(-logit))
}

export function logit(chance: number): number {
  return Math.log(chance / (1 - chance))
}

/** What an answer says about knowing, 0 to 1: its share of the marks, less for each hint used. */
export function creditOf(share: number, hintRung: number): number {
  const factor = Math.max(LEAST_CREDIT, 1 - HINT_COST * Math.max(0, hintRung))
  return clamp(share, 0, 1) * factor
}

/**
 * The ability after one more answer. A right answer never lowers it and one that is not right never
 * raises it, however surprising the part marks or hints were.
 */
export function nextAbility(
  { ability, variance, recent }: Ability,
  seen: {
    readonly is_correct: boolean
    readonly credit: number
    readonly difficulty: number
    /** How unsure the difficulty is, as a variance. */
    readonly difficulty_variance: number
  },
): Ability {
  const chance = logistic(ability - seen.difficulty)
  const surprise = seen.credit - chance
  const fair = seen.is_correct ? Math.max(0, surprise) : Math.min(0, surprise)
  const gain = gainOf(chance, variance, seen.difficulty_variance)
  return {
    ability: clamp(ability + gain * fair, -LIMIT, LIMIT),
    variance: Math.min(PRIOR_VARIANCE, shrunk(variance, gain, chance) + LEARNING_NOISE),
    recent: recent + RECENT_SHARE * (fair - recent),
  }
}

/** A question's difficulty and its variance after one more student's answer. */
export function nextDifficulty(
  { difficulty, variance }: { readonly difficulty: number; readonly variance: number },
  seen: {
    readonly credit: number
    /** The chance of a right answer that was expected. */
    readonly chance: number
    /** How unsure the rest of that chance was, as a variance. */
    readonly variance: number
  },
): { readonly difficulty: number; readonly variance: number } {
  const gain = gainOf(seen.chance, variance, seen.variance)
  return {
    difficulty: clamp(difficulty - gain * (seen.credit - seen.chance), -LIMIT, LIMIT),
    variance: shrunk(variance, gain, seen.chance),
  }
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** How far a surprise of 1 moves a mean; less, the more of the surprise others may be the cause of. */
function gainOf(chance: number, variance: number, others: number): number {
  return variance / (1 + chance * (1 - chance) * (variance + others))
}

/** The variance that is left once an answer is taken in. */
function shrunk(variance: number, gain: number, chance: number): number {
  return variance * (1 - chance * (1 - chance) * gain)
}
