import type { lessons } from '@learngrove/contract/lessons'
import { userRole } from '@learngrove/contract/roles'
import type { Input, Output } from '@learngrove/contract/route'
import { platformReach, type Reach, reachOf } from '#courses/courses.policy.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { findCourseOfMap, findReadableStudent, selectTopicsOfMap } from './map.queries.ts'
import { masteredFrom, planMap } from './plan-map.ts'

type Get = typeof lessons.map
type GetPublic = typeof lessons.publicMap

/**
 * Reads the map of a course as it stands for a student: for oneself, or for one whose work the caller
 * may read. Everybody else sees the map of nobody.
 */
export async function readCourseMap(
  context: Context<Get['audience']>,
  { params: { id }, query }: Input<Get>,
): Promise<Output<Get>> {
  const { db, actor, now } = context
  const isStudent = actor.user_role_id === userRole.student
  const student_id = query.student_id ?? (isStudent ? actor.id : undefined)
  if (student_id === undefined) return read(db, { id, now, reach: reachOf(context), student: null })
  const student =
    student_id === actor.id
      ? { id: actor.id, school_id: actor.school_id }
      : await findReadableStudent(db, { id: student_id, actor })
  if (!student) throw new AppError('NOT_FOUND')
  // A parent has no school: what is in the child's reach counts.
  const reach: Reach = { ...reachOf(context), school_id: student.school_id }
  return read(db, { id, now, reach, student })
}

/** Reads the map of an active course of the platform, for anybody. */
export async function readPublicMap(
  { db, now }: Context<GetPublic['audience']>,
  { id }: Input<GetPublic>['params'],
): Promise<Output<GetPublic>> {
  const map = await read(db, { id, now, reach: platformReach, student: null })
  if (!map.course.is_active) throw new AppError('NOT_FOUND')
  return map
}

type Asked = {
  readonly id: string
  readonly now: Date
  readonly reach: Reach
  readonly student: { readonly id: string; readonly school_id: string } | null
}

async function read(db: Db, { id, now, reach, student }: Asked): Promise<Output<Get>> {
  const [found, rows] = await Promise.all([
    findCourseOfMap(db, { id, reach }),
    selectTopicsOfMap(db, { course_id: id, reach, student }),
  ])
  if (!found) throw new AppError('NOT_FOUND')
  const { strands, ...course } = found
  return {
    course,
    mastered_from: masteredFrom,
    ...planMap({ rows, strands, now, isOfStudent: student !== null }),
  }
}
