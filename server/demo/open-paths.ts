import { pathWorksheets } from '@learngrove/content/worksheets'
import { openPathIn } from '#lessons/lessons.paths.ts'
import type { Db } from '#platform/database.ts'
import { type LoadedCourses, taken } from './load-courses.ts'

/** A step of the path of a course: a worksheet, and the quiz of it that the school shares. */
export type PathStep = {
  readonly worksheet: string
  readonly quiz_id: string
  readonly course_id: string
}

type Whose = { readonly school_id: string; readonly now: Date }

/** Opens the learning paths of the courses that are taken to the school. Returns their steps, by the keys of the courses. */
export async function openPaths(
  db: Db,
  { courses, worksheets }: LoadedCourses,
  { school_id, now }: Whose,
): Promise<ReadonlyMap<string, readonly PathStep[]>> {
  const paths = new Map<string, readonly PathStep[]>()
  const keys = new Map(pathWorksheets.map(({ key }) => [worksheets.get(key), key]))
  for (const { key } of taken) {
    const course_id = courses.get(key) ?? ''
    await openPathIn(db, { school_id, course_id, now })
    const items = await db
      .selectFrom('lesson_items as item')
      .innerJoin('lesson_sections as section', 'section.id', 'item.section_id')
      .innerJoin('lessons', 'lessons.id', 'section.lesson_id')
      .select(['item.quiz_id', 'item.worksheet_id'])
      .where('lessons.school_id', '=', school_id)
      .where('lessons.course_id', '=', course_id)
      .orderBy('section.position')
      .orderBy('item.position')
      .execute()
    paths.set(
      key,
      items.flatMap(({ quiz_id, worksheet_id }) => {
        const worksheet = keys.get(worksheet_id ?? undefined)
        return quiz_id && worksheet ? [{ quiz_id, worksheet, course_id }] : []
      }),
    )
  }
  return paths
}
