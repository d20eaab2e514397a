import { attemptType, quizGroup } from '@learngrove/contract/roles'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'

export type PathQuiz = {
  readonly topic_id: string
  readonly worksheet_id: string
  readonly quiz_id: string
}

type PathOf = { readonly school_id: string; readonly course_id: string; readonly now: Date }

/** Makes the quizzes that a school lacks for the topics of a course. Returns all of them, new and old. */
export async function putPathQuizzes(
  tx: Db,
  { school_id, course_id, now }: PathOf,
): Promise<PathQuiz[]> {
  const { rows } = await sql<{
    topic_id: string
    worksheet_id: string
    title: string
    quiz_id: string | null
  }>`
    select topics.id as topic_id, worksheets.id as worksheet_id, topics.title, quizzes.id as quiz_id
    from course_topics
    join topics on topics.id = course_topics.topic_id and topics.is_active
    join worksheets on worksheets.key = 'path-' || topics.key and worksheets.school_id is null
      and worksheets.is_active
    left join lateral (
      select id from quizzes
      where quizzes.school_id = ${school_id}::uuid and quizzes.course_id = course_topics.course_id
        and quizzes.topic_id = topics.id and quizzes.worksheet_id = worksheets.id
        and attempt_type_id = ${attemptType.learning_journey}::int
        and assignment_id is null and student_id is null
      order by created_at, id limit 1
    ) quizzes on true
    where course_topics.course_id = ${course_id}::uuid`.execute(tx)
  const made = rows.map(({ quiz_id, ...row }) => ({
    ...row,
    quiz_id: quiz_id ?? newId(),
    is_new: quiz_id === null,
  }))
  const missing = made.filter(({ is_new }) => is_new)
  if (missing.length > 0) {
    await tx
      .insertInto('quizzes')
      .values(
        missing.map(({ quiz_id, topic_id, worksheet_id, title }) => ({
          id: quiz_id,
          school_id,
          course_id,
          topic_id,
          worksheet_id,
          title,
          attempt_type_id: attemptType.learning_journey,
          group_type_id: quizGroup.independent_study,
          created_at: now,
        })),
      )
      .execute()
  }
  return made
}
