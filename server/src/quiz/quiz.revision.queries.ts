import { attemptType } from '@learngrove/contract/roles'
import { type Insertable, sql } from 'kysely'
import { isInReach } from '#courses/courses.policy.queries.ts'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'
import type { Whose } from './quiz.queries.ts'

type Topic = Whose & { readonly topic_id: string }

/** A revision of the topic that the student has not finished. */
export function findOpenRevision(db: Db, { student_id, school_id, topic_id }: Topic) {
  return db
    .selectFrom('quizzes')
    .select('quizzes.id')
    .where('student_id', '=', student_id)
    .where('school_id', '=', school_id)
    .where('topic_id', '=', topic_id)
    .where('attempt_type_id', '=', attemptType.revision)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('student_evaluations')
            .select('student_evaluations.id')
            .whereRef('quiz_id', '=', 'quizzes.id')
            .where('grading_completed', '=', true),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

/** A topic of a course that the student takes, of several the latest, with a worksheet of it that their school may use. */
export function findTopicWorksheet(db: Db, { student_id, school_id, topic_id }: Topic) {
  return db
    .selectFrom('topics')
    .innerJoin('course_topics', 'course_topics.topic_id', 'topics.id')
    .innerJoin('enrolments', 'enrolments.course_id', 'course_topics.course_id')
    .leftJoin('worksheets', (join) =>
      join
        .onRef('worksheets.topic_id', '=', 'topics.id')
        .on('worksheets.is_active', '=', true)
        .on(isInReach(sql.ref('worksheets.school_id'), { school_id })),
    )
    .select(['course_topics.course_id', 'topics.title', 'worksheets.id as worksheet_id'])
    .where('topics.id', '=', topic_id)
    .where('enrolments.student_id', '=', student_id)
    .orderBy('enrolments.created_at', 'desc')
    .orderBy('course_topics.course_id')
    .orderBy('worksheets.created_at')
    .executeTakeFirst()
}

export async function insertQuiz(db: Db, quiz: Insertable<Tables['quizzes']>) {
  await db.insertInto('quizzes').values(quiz).execute()
}
