import type { Input, Output } from '@learngrove/contract/route'
import type { worksheets } from '@learngrove/contract/worksheets'
import { sheetLimits } from '@learngrove/contract/worksheets.limits'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { shownOf } from '#questions/questions.shown.ts'
import { drawVersion, readVersions } from '#questions/questions.versions.ts'
import { findClass } from './plan-worksheet.ts'
import { type LibraryRow, selectLibrary, selectTags } from './worksheets.library.queries.ts'
import { findCourseFor, selectGenerated } from './worksheets.making.queries.ts'

type Worksheets = typeof worksheets
type OfCourse = Worksheets['ofCourse']

/** Lists the worksheets of a course that the caller's school has: its own, and the platform's. */
export async function listLibrary(
  context: Context<OfCourse['audience']>,
  { params: { courseId }, query }: Input<OfCourse>,
): Promise<Output<OfCourse>> {
  const { db, actor } = context
  const { class_id, page = 1, size = sheetLimits.page_size, tag, ...rest } = query
  const of = class_id === undefined ? undefined : await findClass(context, class_id)
  const school_id = of?.school_id ?? actor.school_id
  const course = await findCourseFor(db, { course_id: courseId, school_id })
  if (!course) throw new AppError('NOT_FOUND')
  const asked = { ...rest, course_id: course.id, class_id: of?.id ?? null, school_id }
  const [{ rows, total_count }, tags] = await Promise.all([
    selectLibrary(db, actor, { ...asked, page, size, tag }),
    selectTags(db, actor, asked),
  ])
  const previews = await previewsOf(context, rows)
  const worksheets = rows.map(({ first_questions, num_wanted, last_set, ...row }) => ({
    ...row,
    num_missing: Math.max(0, num_wanted - row.num_questions),
    // The database gives a moment inside of JSON as text.
    last_set: last_set && { ...last_set, date_assigned: new Date(last_set.date_assigned) },
    preview: first_questions.flatMap((each) => previews(each)),
  }))
  return { worksheets, total_count, tags }
}

async function previewsOf(
  { db, memory }: Pick<Context, 'db' | 'memory'>,
  rows: readonly LibraryRow[],
) {
  const ids = rows.flatMap(({ first_questions }) => first_questions.map((each) => each.version_id))
  const versions = ids.length > 0 ? await readVersions({ db, memory }, ids) : new Map()
  return ({ version_id, seed }: LibraryRow['first_questions'][number]) => {
    const version = versions.get(version_id)
    return version ? [shownOf(drawVersion(memory, version, seed ?? 0))] : []
  }
}

const usualSize = 20

export async function listGenerated(
  { db, actor }: Context<Worksheets['generated']['audience']>,
  { query: { page = 1, size = usualSize } }: Input<Worksheets['generated']>,
): Promise<Output<Worksheets['generated']>> {
  return selectGenerated(db, actor, { page, size })
}
