import { answerFrom, type Found, indexOf } from '@learngrove/tutor/retrieval/retrieval'
import type { Db } from '#platform/database.ts'
import { searchPassages } from './material.queries.ts'

/** How many passages are read for one question: reading more costs time on the main thread. */
const candidates = 20

/**
 * Looks a question for information up in the material of some courses: the platform's and the
 * school's own. `cited_before` are the sentences that the thread has had already.
 */
export async function lookUp(
  db: Db,
  asked: {
    readonly text: string
    readonly course_ids: readonly string[]
    readonly school_id: string
    readonly cited_before?: ReadonlySet<string>
  },
): Promise<Found> {
  const { text, course_ids, school_id, cited_before } = asked
  if (course_ids.length === 0) return { nothing: true, nearest: [] }
  const found = await searchPassages(db, { text, course_ids, school_id, limit: candidates })
  const passages = found.map(({ page, ...passage }) => ({
    ...passage,
    ...(page !== null && { page }),
  }))
  return answerFrom(indexOf(passages), text, cited_before)
}
