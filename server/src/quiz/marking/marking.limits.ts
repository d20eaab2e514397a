const minute = 60_000

/** How long a decision can be taken back. Nobody sits at a pile longer. */
export const undoWithinMs = 15 * minute

/** After this nobody can take a decision back: what was kept for it goes. */
export const keepDecisionsMs = 24 * 60 * minute

/** Answers that one look at the queue brings, those that have waited longest. */
export const queueLength = 600

/** Earlier decisions that are shown beside a question. */
export const earlierShown = 6

/** Own rulings that are listed. */
export const rulingsShown = 50
