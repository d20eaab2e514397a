import {
  answerBehind,
  answerFrom,
  canBeLookedUp,
  type Found,
} from '@learngrove/tutor/retrieval/retrieval'
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
    /** The same with what was asked before, for where its own words find nothing. */
    readonly behind?: string | undefined
    readonly within?: string | undefined
    readonly is_only_within?: boolean | undefined
  },
): Promise<Found> {
  const {
    text,
    behind,
    course_ids,
    school_id,
    cited_before,
    topic,
    is_pointing,
    within,
    is_only_within,
  } = asked
  const canLookUp = canBeLookedUp({ text, is_pointing })
  if (course_ids.length === 0 || !(canLookUp || behind !== undefined))
    return { nothing: true, nearest: [] }
  const index = await indexOfCourses({ db, memory }, { course_ids, school_id })
  const context = { topic, within, is_only_within }
  const found: Found = canLookUp
    ? answerFrom(
        index,
        { ...(await queryOf(encoder, text)), ...context, is_pointing },
        cited_before,
      )
    : { nothing: true, nearest: [] }
  if (!('nothing' in found) || behind === undefined) return found
  const { vector } = await queryOf(encoder, behind)
  return (
    answerBehind(index, { text, behind, vector, ...context }, cited_before ?? new Set()) ?? found
  )
}
