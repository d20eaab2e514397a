import { topics as allTopics } from '@learngrove/content/curriculum'
import { pathWorksheets } from '@learngrove/content/worksheets'
import { attemptType, lessonType, quizGroup } from '@learngrove/contract/roles'
import { matrixOf } from '#lessons/lessons.trail.ts'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { insertAll } from './insert.ts'
import { type LoadedCourses, taken } from './load-courses.ts'
import { sections } from './path.ts'

type Whose = { readonly school_id: string; readonly now: Date }
type Path = Whose & { readonly course_id: string }

/** Inserts the learning paths of a school, with a quiz of its own for each of their items. */
export async function loadPaths(
  db: Db,
  loaded: LoadedCourses,
  { school_id, now }: Whose,
): Promise<ReadonlyMap<string, string>> {
  const quizzes = new Map<string, string>()
  for (const [subject, parts] of Object.entries(sections)) {
    const path = { school_id, now, course_id: loaded.courses.get(subject) ?? '' }
    const lesson_id = newId()
    await insertAll(db, 'lessons', [
      {
        id: lesson_id,
        school_id,
        course_id: path.course_id,
        lesson_type_id: lessonType.learning_path,
        title: taken.find((course) => course.subject === subject)?.title ?? '',
        created_at: now,
      },
    ])
    for (const [position, { title, description, topics }] of parts.entries()) {
      const section_id = newId()
      await insertAll(db, 'lesson_sections', [
        {
          id: section_id,
          lesson_id,
          position,
          title,
          description,
          section_matrix: JSON.stringify(matrixOf(topics.length)),
          created_at: now,
        },
      ])
      for (const [place, topic] of topics.entries()) {
        const item = await loadQuiz(db, loaded, topic, path)
        if (item.quiz_id) quizzes.set(topic, item.quiz_id)
        await insertAll(db, 'lesson_items', [
          {
            id: newId(),
            section_id,
            position: place,
            note: null,
            item_type_id: lessonType.worksheet,
            ...item,
          },
        ])
      }
    }
  }
  return quizzes
}

/** Inserts the quiz of a topic, if it has a worksheet. Returns what an item of the path says of it. */
async function loadQuiz(
  db: Db,
  { topics, worksheets }: LoadedCourses,
  topic: string,
  { school_id, course_id, now }: Path,
) {
  const title = allTopics.find(({ key }) => key === topic)?.title ?? topic
  const sheet = pathWorksheets.find((each) => each.topic === topic)
  const worksheet_id = worksheets.get(sheet?.key ?? '') ?? null
  const topic_id = topics.get(topic) ?? null
  const quiz_id = worksheet_id ? newId() : null
  if (quiz_id && worksheet_id)
    await insertAll(db, 'quizzes', [
      {
        id: quiz_id,
        school_id,
        course_id,
        worksheet_id,
        topic_id,
        title,
        attempt_type_id: attemptType.learning_journey,
        group_type_id: quizGroup.independent_study,
        created_at: now,
      },
    ])
  return { title, topic_id, worksheet_id, quiz_id }
}
