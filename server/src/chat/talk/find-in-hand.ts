import type { InHand } from '@learngrove/tutor/bank'
import { inHandOf } from '#chat/material/material.current-question.ts'
import { findQuestionInHand } from '#chat/material/material.queries.ts'
import type { Context } from '#platform/context.ts'
import { drawVersion, readVersion } from '#questions/questions.versions.ts'

/** Finds a question of the student's own attempts, as it was drawn for them. */
export async function findInHand(
  { db, memory }: Pick<Context, 'db' | 'memory'>,
  one: { readonly id: string; readonly student_id: string; readonly school_id: string },
): Promise<InHand | undefined> {
  const row = await findQuestionInHand(db, one)
  if (!row) return undefined
  const version = await readVersion({ db, memory }, row.question_version_id)
  return inHandOf(drawVersion(memory, version, row.seed), row)
}
