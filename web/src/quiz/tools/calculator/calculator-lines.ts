import type { Calculated } from '@learngrove/maths/calculator'

/** A line that was worked out. */
export type Line = {
  readonly text: string
  readonly result: Extract<Calculated, { ok: true }>
}

/** As many lines as somebody looks back on. */
const most = 20

const kept = new Map<string, readonly Line[]>()

/** What was worked out in an attempt so far, in this tab. */
export const linesOf = (attempt_id: string): readonly Line[] => kept.get(attempt_id) ?? []

export function remember(attempt_id: string, line: Line): readonly Line[] {
  const lines = [...linesOf(attempt_id), line].slice(-most)
  kept.set(attempt_id, lines)
  return lines
}

/** What `ans` stands for. */
export const answerBefore = (lines: readonly Line[]) => lines.at(-1)?.result.value
