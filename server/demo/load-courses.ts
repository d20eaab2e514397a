import { courses as allCourses } from '@learngrove/content/curriculum'
import { readCurriculum } from '#curriculum/curriculum.content.ts'
import { installCurriculum } from '#curriculum/curriculum.install.ts'
import type { Services } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { classes } from './people.ts'

/** The courses that somebody at the school takes, in the order of its classes. */
export const taken = classes.flatMap(({ course, size }) =>
  size > 0 ? allCourses.filter(({ key }) => key === course) : [],
)

const taught = new Set(
  taken.flatMap(({ sections }) => sections.flatMap((section) => section.topics)),
)

export type LoadedQuestion = { readonly id: string; readonly version_id: string }

/** What was installed: ids by the keys of the content, those of levels by their names. */
export type LoadedCourses = {
  readonly levels: ReadonlyMap<string, string>
  readonly courses: ReadonlyMap<string, string>
  readonly topics: ReadonlyMap<string, string>
  readonly questions: ReadonlyMap<string, LoadedQuestion>
  readonly worksheets: ReadonlyMap<string, string>
}

/**
 * Installs of the curriculum what the school needs: every course, so that their topics find what
 * they stand on, but only the questions, worksheets and notes of those that somebody takes. The rest
 * comes later.
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

/** Finds what was installed of the platform's. */
export async function findCourses(db: Db): Promise<LoadedCourses> {
  const levels = await db.selectFrom('academic_levels').select(['id', 'name']).execute()
  const questions = await db
    .selectFrom('questions')
    .select(['id', 'key', 'current_version_id as version_id'])
    .where('school_id', 'is', null)
    .execute()
  const idsIn = async (table: 'courses' | 'topics' | 'worksheets') => {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'key'])
      .where('school_id', 'is', null)
      .execute()
    return new Map(rows.flatMap(({ id, key }) => (key === null ? [] : [[key, id] as const])))
  }
  return {
    levels: new Map(levels.map(({ id, name }) => [name, id])),
    courses: await idsIn('courses'),
    topics: await idsIn('topics'),
    questions: new Map(
      questions.flatMap(({ id, key, version_id }) =>
        key !== null && version_id !== null ? [[key, { id, version_id }] as const] : [],
      ),
    ),
    worksheets: await idsIn('worksheets'),
  }
}
