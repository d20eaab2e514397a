/**
 * Strands that are still being written: their topics may lack questions and notes, and their older
 * questions a rung, a statement or a drawing. A strand that is finished leaves the list.
 */
export const UNFINISHED: ReadonlySet<string> = new Set([])

/** What an older question of such a strand may still lack. */
const LATER =
  /^(hints: \d+ rungs|statements: none|part: there is no|drawing: none|try: none|words: reads like)/

export const mayWait = (strand: string, problem: string): boolean =>
  UNFINISHED.has(strand) && LATER.test(problem)
