/** What a text is held to be, how sure that is, and how many slips of spelling were let pass. */
export type JudgedText = {
  readonly isRight: boolean
  /** From 0.5 (nobody knows) to 1. */
  readonly confidence: number
  readonly slips: number
  /** A word that may be a slip of spelling, or another word. */
  readonly doubtful?: string | undefined
}

/** Below this confidence no mark is given and a teacher looks. */
export const REVIEW_BELOW = 0.75

export const byChance = (chance: number, slips = 0, doubtful?: string): JudgedText => ({
  isRight: chance >= 0.5,
  confidence: Math.max(chance, 1 - chance),
  slips,
  doubtful,
})

/** Too little to decide: whatever the chance, a person should read it. */
export const undecided = (judged: JudgedText): JudgedText => ({
  ...judged,
  confidence: Math.min(judged.confidence, REVIEW_BELOW - 0.05),
})
