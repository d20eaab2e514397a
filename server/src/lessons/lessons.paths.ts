import { lessonType } from '@learngrove/contract/roles'
import type { Services } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { putPathQuizzes } from '#quiz/quiz.install.queries.ts'
import {
  deleteSections,
  insertSections,
  insertStarterPath,
  type Layout,
  selectLayout,
  selectStarterPaths,
  takePath,
} from './lessons.paths.queries.ts'
import { matrixOf } from './lessons.trail.ts'

type Path = { readonly school_id: string; readonly course_id: string; readonly now: Date }

/** Opens the path of a course of the platform to a school, with quizzes of the school's own. Once is enough. */
export const openPath = (db: Db, path: Path): Promise<void> =>
  transaction(db, (tx) => openPathIn(tx, path))

/** The same within a transaction. */
export async function openPathIn(tx: Db, path: Path): Promise<void> {
  const lesson_id = await insertStarterPath(tx, path)
  if (lesson_id) await layOut(tx, { ...path, lesson_id }, await selectLayout(tx, path.course_id))
}

/**
 * Lays the paths out anew whose courses have changed. Their quizzes stay, and so does what was
 * answered. A path that its school has edited is left as it is.
 */
export async function refreshPaths({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const layouts = new Map<string, Layout>()
  for (const { id: lesson_id, school_id, course_id, is_edited, layout } of await selectStarterPaths(
    db,
  )) {
    const wanted = layouts.get(course_id) ?? (await selectLayout(db, course_id))
    layouts.set(course_id, wanted)
    if (is_edited || printOf(layout) === printOf(wanted)) continue
    await transaction(db, async (tx) => {
      await takePath(tx, lesson_id)
      await deleteSections(tx, lesson_id)
      await layOut(tx, { school_id, course_id, lesson_id, now: clock() }, wanted)
    })
  }
}

const printOf = (layout: Layout): string =>
  JSON.stringify(
    layout.map(({ title, description, topics }) => [
      title,
      description,
      topics.map((topic) => [topic.id, topic.title]),
    ]),
  )

async function layOut(
  tx: Db,
  { lesson_id, ...path }: Path & { readonly lesson_id: string },
  layout: Layout,
): Promise<void> {
  const quizzes = new Map(
    (await putPathQuizzes(tx, path)).map(({ topic_id, ...quiz }) => [topic_id, quiz]),
  )
  const sections = layout.map((section, position) => ({ ...section, id: newId(), position }))
  await insertSections(
    tx,
    sections.map(({ id, position, title, description, topics }) => ({
      id,
      lesson_id,
      position,
      title,
      description,
      section_matrix: JSON.stringify(matrixOf(topics.length)),
      created_at: path.now,
    })),
    sections.flatMap(({ id: section_id, topics }) =>
      topics.map((topic, position) => ({
        id: newId(),
        section_id,
        position,
        title: topic.title,
        item_type_id: lessonType.worksheet,
        topic_id: topic.id,
        worksheet_id: quizzes.get(topic.id)?.worksheet_id ?? null,
        quiz_id: quizzes.get(topic.id)?.quiz_id ?? null,
      })),
    ),
  )
}
