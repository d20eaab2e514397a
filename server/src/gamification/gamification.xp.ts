/** What a student earns, as `decisions.md` of the product has it. The server alone decides. */

const rightAtFirstTry = 10
const rightLater = 5
const honestTry = 2
const harderFactor = 1.5

/** From this difficulty, in logits, a question is of the harder third of the bank. */
export const harderFrom = 0.5

export const quizFinished = 20
export const quizPerfect = 50

/** Half of what lies between two levels' beginnings, times the level. */
const levelStep = 500

/** XP for one marked try. A question earns once for an honest try and once for being right. */
export function xpOfTry({
  is_full_marks,
  try_number,
  difficulty,
}: {
  readonly is_full_marks: boolean
  readonly try_number: number
  readonly difficulty: number
}): number {
  const base = is_full_marks ? (try_number === 1 ? rightAtFirstTry : rightLater) : honestTry
  return Math.round(base * (difficulty >= harderFrom ? harderFactor : 1))
}

/** XP of a question by all its tries, whoever marked them: once for an honest try, and once for being right. */
export function xpOfTries(
  tries: readonly { readonly try_number: number; readonly is_full_marks: boolean }[],
  difficulty: number,
): number {
  const xpOf = (each: (typeof tries)[number] | undefined) =>
    each ? xpOfTry({ ...each, difficulty }) : 0
  const honest = tries.find(({ try_number, is_full_marks }) => try_number === 1 && !is_full_marks)
  return xpOf(honest) + xpOf(tries.find(({ is_full_marks }) => is_full_marks))
}

const levelBase = (level: number) => levelStep * level * (level - 1)

/** Level n begins at 500·n·(n−1) XP, so that the first level takes 1000. */
export function levelOf(xp: number) {
  const level = Math.floor((1 + Math.sqrt(1 + (4 * xp) / levelStep)) / 2)
  return {
    xp,
    level,
    next_level_xp: levelBase(level + 1),
    current_level_base_xp: levelBase(level),
  }
}
