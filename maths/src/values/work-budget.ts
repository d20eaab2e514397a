/**
 * How much searching one judgement may do, in evaluations of one part of a
 * formula; a hundred thousand take about a tenth of a second. A count and
 * not a clock, so that the same answer always gets the same judgement.
 */
export const BUDGET = 100_000

let left = BUDGET

/** Begins a new judgement. */
export function openBudget(): void {
  left = BUDGET
}

/** Takes so much work from the budget; false where that is more than is left. */
export function spend(work: number): boolean {
  if (work > left) return false
  left -= work
  return true
}
