import { answerFrom, canBeLookedUp, type Found } from '@learngrove/tutor/retrieval/retrieval'
import type { Context } from '#platform/context.ts'
import { indexOfCourses } from './course-index.ts'
import { queryOf } from './query-of.ts'

/** What looking something up needs. */
export type Material = Pick<Context, 'db' | 'memory' | 'encoder'>

/**
 * Looks a question for information up in the material of some courses: the platform's and the
 * school's own. `cited_before` are the sentences that the thread has had already. Without an encoder, or where
 * it is late, words alone decide.
 */
export async function lookUp(
  { db, memory, encoder }: Material,
  asked: {
    readonly text: string
    readonly course_ids: readonly string[]
    /** The school whose own notes may be quoted too. */
    readonly school_id?: string | undefined
    readonly cited_before?: ReadonlySet<string>
    readonly topic?: string | undefined
    readonly is_pointing?: boolean | undefined
  },
): Promise<Found> {
  const { text, course_ids, school_id, cited_before, topic, is_pointing } = asked
  if (course_ids.length === 0 || !canBeLookedUp({ text, is_pointing }))
    return { nothing: true, nearest: [] }
  const [index, query] = await Promise.all([
    indexOfCourses({ db, memory }, { course_ids, school_id }),
    queryOf(encoder, text),
  ])
  return answerFrom(index, { ...query, topic, is_pointing }, cited_before)
}
