import type { Db } from '#platform/database.ts'
import { withdrawn } from '#platform/evidence.queries.ts'
import { newId } from '#platform/ids.ts'
import type { EvidenceOfTry } from '#quiz/quiz.decisions.queries.ts'
import { findEvidence } from './decisions.queries.ts'

/** By which rule a row takes a decision back. */
const scheme = 'undone-1'

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

const copyOf = (row: EvidenceOfTry, { id: replaces }: { id: string }, marked_by: string) => {
  const { seq, ...kept } = row
  return {
    ...kept,
    value: json(row.value),
    selected_option: json(row.selected_option),
    points: json(row.points),
    answer_parts: json(row.answer_parts),
    file_ids: json(row.file_ids),
    original_judgement: json(row.original_judgement),
    ...{ id: newId(), replaces, marked_by, marker: 'teacher', scheme },
  }
}

/** The row that takes back a decision about an answer which waits again: it counts as nothing. */
export const withdrawnRow = (decision: EvidenceOfTry, marked_by: string) => ({
  ...copyOf(decision, decision, marked_by),
  ...{ value: null, selected_option: null, points: null, answer_parts: null, file_ids: null },
  ...{ marks_given: 0, is_full_marks: false, misconception: null, answer_print: null },
  verdict: withdrawn,
})

/** The row that puts back the marks which a decision replaced. */
export async function restoredRow(tx: Db, decision: EvidenceOfTry, marked_by: string) {
  const before = await findEvidence(tx, decision.replaces)
  return copyOf(before, decision, marked_by)
}
