import { courses as allCourses } from '@learngrove/content/curriculum'
import { readCurriculum } from '#curriculum/curriculum.content.ts'
import { installCurriculum } from '#curriculum/curriculum.install.ts'
import type { Services } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'

const DEMO_YEAR = 9

/** The courses that the school takes. */
export const taken = allCourses.filter(
  ({ year, subject }) => year === DEMO_YEAR && subject !== 'english',
)

const taught = new Set(
  taken.flatMap(({ sections }) => sections.flatMap((section) => section.topics)),
)

export type LoadedQuestion = { readonly id: string; readonly version_id: string }

export type LoadedCourses = {
  readonly level_id: string
  /** Ids of the courses by their subjects, and of the rest by the keys of the content. */
  readonly courses: ReadonlyMap<string, string>
  readonly topics: ReadonlyMap<string, string>
  readonly questions: ReadonlyMap<string, LoadedQuestion>
  readonly worksheets: ReadonlyMap<string, string>
}

/**
 * Installs of the curriculum what the school needs: every course, so that their topics find what
 * they stand on, but only its own courses' questions, worksheets and notes. The rest comes later.
 */
export async function installCourses(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const curriculum = await readCurriculum()
  const ofTaught = (topics: readonly string[]) => topics.every((topic) => taught.has(topic))
  const questions = new Set(
    curriculum.questions.flatMap(({ key, topics }) => (ofTaught(topics) ? [key] : [])),
  )
  const needed = {
    question: questions,
    worksheet: new Set(
      curriculum.worksheets
        .filter((sheet) => sheet.questions.every((key) => questions.has(key)))
        .map(({ key }) => key),
    ),
    note: new Set(curriculum.notes.flatMap(({ file, topic }) => (ofTaught([topic]) ? [file] : []))),
  }
  await installCurriculum(services, curriculum, {
    only: (kind, key) =>
      kind === 'subject' || kind === 'topic' || kind === 'course' || needed[kind].has(key),
  })
}

/** Finds the courses that were installed, with what is in them. */
export async function findCourses(db: Db): Promise<LoadedCourses> {
  const { id: level_id } = await db
    .selectFrom('academic_levels')
    .select('id')
    .where('name', '=', `Year ${DEMO_YEAR}`)
    .executeTakeFirstOrThrow()
  const courses = await db
    .selectFrom('courses')
    .innerJoin('subjects', 'subjects.id', 'subject_id')
    .select(['courses.id', 'subjects.key'])
    .where(
      'courses.key',
      'in',
      taken.map(({ key }) => key),
    )
    .execute()
  const topics = await db
    .selectFrom('topics')
    .select(['id', 'key'])
    .where('school_id', 'is', null)
    .execute()
  const questions = await db
    .selectFrom('questions')
    .select(['id', 'key', 'current_version_id as version_id'])
    .where('school_id', 'is', null)
    .execute()
  const worksheets = await db
    .selectFrom('worksheets')
    .select(['id', 'key'])
    .where('school_id', 'is', null)
    .execute()
  return {
    level_id,
    courses: new Map(courses.map(({ id, key }) => [key, id])),
    topics: new Map(topics.map(({ id, key }) => [key, id])),
    questions: new Map(
      questions.flatMap(({ id, key, version_id }) =>
        key !== null && version_id !== null ? [[key, { id, version_id }] as const] : [],
      ),
    ),
    worksheets: new Map(
      worksheets.flatMap(({ id, key }) => (key === null ? [] : [[key, id] as const])),
    ),
  }
}
