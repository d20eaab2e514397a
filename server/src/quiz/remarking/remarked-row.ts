import type { Judgement } from '@learngrove/marking/judgement'
import { withdrawn } from '#platform/evidence.queries.ts'
import { newId } from '#platform/ids.ts'
import type { EvidenceOfTry } from '#quiz/quiz.decisions.queries.ts'

/** By which rule a row gives other marks to a try: the key was corrected. */
export const scheme = 'remarked-1'

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

const copyOf = ({ seq, ...head }: EvidenceOfTry) => ({
  ...head,
  value: json(head.value),
  selected_option: json(head.selected_option),
  points: json(head.points),
  answer_parts: json(head.answer_parts),
  file_ids: json(head.file_ids),
  original_judgement: json(head.original_judgement),
  ...{ id: newId(), replaces: head.id, scheme, marked_by: null, needs_review: false },
})

/** The row of a try that has other marks by the corrected key. */
export const remarkedRow = (head: EvidenceOfTry, judgement: Judgement, answer_print: string) => ({
  ...copyOf(head),
  answer_print,
  marks_given: judgement.marks_given,
  is_full_marks: judgement.is_full_marks,
  verdict: judgement.verdict,
  misconception: judgement.misconception?.code ?? null,
  marker: judgement.marker,
  confidence: judgement.confidence,
})

/**
 * The row of a try that was only made since the one before it was not counted as right: it counts as nothing,
 * and keeps its answer for the case that the correction is taken back.
 */
export const needlessRow = (head: EvidenceOfTry) => ({
  ...copyOf(head),
  ...{ answer_print: null, marks_given: 0, is_full_marks: false, misconception: null },
  verdict: withdrawn,
})
