/**
 * How able a student is at a skill, and how hard a question is, on one logit scale: the chance of a
 * right answer is `logistic(ability - difficulty)`.
 *
 * Method: Elo rating as an online fit of the Rasch model, with a step that shrinks as observations
 * gather (R. Pelánek, "Applications of the Elo rating system in adaptive educational systems",
 * Computers & Education 98, 2016).
 */

/** The step of the very first answer, in logits. */
const FIRST_STEP = 1.2
/** How fast a skill's step shrinks: after 20 answers it is half of the first. */
const SKILL_STEP_DECAY = 0.05
/** How fast a question's step shrinks. It settles faster, because many students answer it. */
const ITEM_STEP_DECAY = 0.1
/** Beyond this the chance is 99.3 % or more, and a further logit says nothing. */
const LIMIT = 5

/** What each hint used takes off a right answer as evidence of knowing. */
const HINT_COST = 0.2
/** What is left of a right answer however many hints it took. */
const LEAST_CREDIT = 0.4

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
 * A skill's ability after one more answer. A right answer never lowers it and one that is not right
 * never raises it, however surprising the part marks or hints were.
 */
export function nextAbility(
  ability: number,
  count: number,
  seen: { readonly is_correct: boolean; readonly credit: number; readonly difficulty: number },
): number {
  const surprise = seen.credit - logistic(ability - seen.difficulty)
  const fair = seen.is_correct ? Math.max(0, surprise) : Math.min(0, surprise)
  return clamp(ability + (FIRST_STEP / (1 + SKILL_STEP_DECAY * count)) * fair, -LIMIT, LIMIT)
}

/** A question's difficulty after one more student's answer. */
export function nextDifficulty(
  difficulty: number,
  count: number,
  seen: { readonly credit: number; readonly ability: number },
): number {
  const surprise = seen.credit - logistic(seen.ability - difficulty)
  return clamp(difficulty - (FIRST_STEP / (1 + ITEM_STEP_DECAY * count)) * surprise, -LIMIT, LIMIT)
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
