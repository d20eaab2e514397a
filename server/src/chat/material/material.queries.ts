import type { Verdict } from '@learngrove/contract/question'
import type { AttemptTypeId } from '@learngrove/contract/quiz.behaviour'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { stands } from '#platform/evidence.queries.ts'
import { quizRules } from '#quiz/quiz.rules.queries.ts'

/** Finds the question that a student is working on, with what they have done on it so far. */
export function findQuestionInHand(
  db: Db,
  { id, student_id, school_id }: { id: string; student_id: string; school_id: string },
) {
  return db
    .selectFrom('evaluation_questions')
    .innerJoin('student_evaluations', 'student_evaluations.id', 'student_evaluation_id')
    .innerJoin('quizzes', 'quizzes.id', 'quiz_id')
    .select([
      'evaluation_questions.id',
      'question_version_id',
      'evaluation_questions.position',
      'quiz_id',
      'quizzes.title as quiz_title',
      'seed',
      'value',
      'selected_option',
      'points',
      'answer_parts',
      'is_settled',
      'hint_rung',
      'judgement',
      'grading_completed',
      'attempt_type_id',
      'course_id',
      'assignment_id',
      'waiting',
    ])
    .select(({ selectFrom }) =>
      selectFrom('question_topics')
        .innerJoin('topics', 'topics.id', 'topic_id')
        .select('title')
        .whereRef('question_topics.question_id', '=', 'evaluation_questions.question_id')
        .orderBy('question_topics.position')
        .limit(1)
        .as('topic'),
    )
    .select(quizRules(sql.ref('student_evaluations.student_id')).as('rules'))
    .where('evaluation_questions.id', '=', id)
    .where('student_evaluations.student_id', '=', student_id)
    .where('student_evaluations.school_id', '=', school_id)
    .$narrowType<{ attempt_type_id: AttemptTypeId }>()
    .executeTakeFirst()
}

/** So many tries at a question are told at most, the last ones. */
const mostTries = 20

/** Finds what was handed in of a question, as it is judged now, the first try first. */
export async function selectTries(db: Db, evaluation_question_id: string) {
  const rows = await db
    .selectFrom('evidence')
    .select(['value', 'selected_option', 'points', 'answer_parts', 'verdict', 'happened_at'])
    .where('evaluation_question_id', '=', evaluation_question_id)
    .where(stands())
    .orderBy('try_number', 'desc')
    .limit(mostTries)
    .$narrowType<{ verdict: Verdict }>()
    .execute()
  return rows.toReversed()
}

/** Tells whether a document belongs to one of these courses, by itself or by its topic. */
export const isOfCourses = (course_ids: readonly string[]) => sql<boolean>`(
  documents.course_id = any(${course_ids}::uuid[]) or documents.topic_id in (
    select topic_id from course_topics where course_id = any(${course_ids}::uuid[])))`

/** Finds a passage of one of these courses or, in any course, of the caller's own school. */
export function findPassage(
  db: Db,
  {
    id,
    course_ids,
    school_id,
  }: { id: string; course_ids: readonly string[]; school_id?: string | undefined },
) {
  return db
    .selectFrom('passages')
    .innerJoin('documents', 'documents.id', 'document_id')
    .select(['passages.id', 'documents.title', 'heading', 'page', 'passages.body as text'])
    .where('passages.id', '=', id)
    .where(({ eb, or, and }) =>
      or([
        ...(school_id === undefined ? [] : [eb('school_id', '=', school_id)]),
        ...(course_ids.length > 0
          ? [and([eb('school_id', 'is', null), isOfCourses(course_ids)])]
          : []),
      ]),
    )
    .executeTakeFirst()
}
