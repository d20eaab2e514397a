import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { shownColumns, typed } from './quiz.attempts.queries.ts'
import type { Whose } from './quiz.queries.ts'
import { quizRules } from './quiz.rules.queries.ts'

/** A list to look back at is never longer than this. */
const longestList = 200

type Looking = Whose & { readonly course_id?: string | undefined }

/** The questions of a student's attempts that they have begun, each with where it stands, the latest first. */
function metBy(db: Db, { student_id, school_id, course_id }: Looking) {
  return db
    .selectFrom('evaluation_questions')
    .innerJoin('student_evaluations', 'student_evaluations.id', 'student_evaluation_id')
    .innerJoin('quizzes', 'quizzes.id', 'student_evaluations.quiz_id')
    .innerJoin('courses', 'courses.id', 'quizzes.course_id')
    .innerJoin('subjects', 'subjects.id', 'courses.subject_id')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('question_topics')
          .innerJoin('topics', 'topics.id', 'question_topics.topic_id')
          .whereRef('question_topics.question_id', '=', 'evaluation_questions.question_id')
          .select(['topics.id', 'topics.title'])
          .orderBy('question_topics.position')
          .limit(1)
          .as('topic'),
      (join) => join.onTrue(),
    )
    .select(shownColumns)
    .select([
      'evaluation_questions.student_evaluation_id',
      'student_evaluations.grading_completed',
      'student_evaluations.quiz_id',
      'quizzes.title as quiz_title',
      'quizzes.course_id',
      'subjects.name as subject_name',
      'topic.id as course_tagging_id',
      'topic.title as topic_title',
    ])
    .select(quizRules(sql.ref('student_evaluations.student_id')).as('rules'))
    .where('student_evaluations.student_id', '=', student_id)
    .where('student_evaluations.school_id', '=', school_id)
    .$if(course_id !== undefined, (query) => query.where('quizzes.course_id', '=', course_id ?? ''))
    .orderBy('evaluation_questions.updated_at', 'desc')
    .orderBy('evaluation_questions.id')
    .limit(longestList)
}

export type MetRow = Awaited<ReturnType<typeof selectBookmarks>>[number]

export async function selectBookmarks(db: Db, looking: Looking) {
  const rows = await metBy(db, looking).where('is_bookmark', '=', true).execute()
  return rows.map(typed)
}

/**
 * Selects what a student did not get right: of each question of the bank what they met last, unless they
 * have got it right since in another attempt, whatever its numbers. What can still be tried is not yet a mistake.
 */
export async function selectMistakes(db: Db, looking: Looking) {
  const rows = await metBy(db, looking)
    .where('is_submitted', '=', true)
    .where('is_full_marks', '=', false)
    .where('waiting', 'is', null)
    .where(sql<SqlBool>`(is_settled or grading_completed)`)
    .where(sql<SqlBool>`not exists (
      select from evaluation_questions later
      join student_evaluations attempt on attempt.id = later.student_evaluation_id
      where attempt.student_id = ${looking.student_id}::uuid
        and later.question_id = evaluation_questions.question_id
        and later.is_submitted and later.id <> evaluation_questions.id
        and (later.updated_at, later.id) > (evaluation_questions.updated_at, evaluation_questions.id))`)
    .execute()
  return rows.map(typed)
}

/** Sets a bookmark of one question of an attempt. Returns whether there is such a question. */
export async function setBookmark(
  db: Db,
  { student_id, school_id }: Whose,
  bookmark: { student_evaluation_id: string; question_id: string; is_bookmark: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    update evaluation_questions set is_bookmark = ${bookmark.is_bookmark}::boolean
    from student_evaluations attempt
    where attempt.id = evaluation_questions.student_evaluation_id
      and attempt.id = ${bookmark.student_evaluation_id}::uuid
      and attempt.student_id = ${student_id}::uuid and attempt.school_id = ${school_id}::uuid
      and evaluation_questions.question_id = ${bookmark.question_id}::uuid
    returning evaluation_questions.id`.execute(db)
  return rows.length > 0
}

/** Finds a question of an open attempt of a student, by its own id or by that of the bank: the latest. */
export async function findOpenQuestion(
  db: Db,
  { student_id, school_id, question_id }: Whose & { question_id: string },
): Promise<{ id: string; student_evaluation_id: string; is_settled: boolean } | undefined> {
  const { rows } = await sql<{ id: string; student_evaluation_id: string; is_settled: boolean }>`
    select asked.id, asked.student_evaluation_id, asked.is_settled
    from evaluation_questions asked
    join student_evaluations attempt on attempt.id = asked.student_evaluation_id
    where attempt.student_id = ${student_id}::uuid and attempt.school_id = ${school_id}::uuid
      and not attempt.grading_completed
      and ${question_id}::uuid in (asked.id, asked.question_id)
    order by asked.is_settled, attempt.created_at desc, asked.id
    limit 1`.execute(db)
  return rows[0]
}

/** Sets what a student thinks of the explanation of an answer of theirs. Returns what stands, if it is theirs. */
export async function setFeedback(
  db: Db,
  { student_id, school_id }: Whose,
  {
    id,
    liked,
    disliked,
  }: { id: string; liked: boolean | undefined; disliked: boolean | undefined },
): Promise<{ liked: boolean; disliked: boolean } | undefined> {
  const { rows } = await sql<{ liked: boolean; disliked: boolean }>`
    update evaluation_questions asked
    set liked = coalesce(${liked ?? null}::boolean, asked.liked)
        and not coalesce(${disliked ?? null}::boolean, false),
      disliked = coalesce(${disliked ?? null}::boolean, asked.disliked)
        and not coalesce(${liked ?? null}::boolean, false)
    from student_evaluations attempt
    where attempt.id = asked.student_evaluation_id and asked.id = ${id}::uuid
      and attempt.student_id = ${student_id}::uuid and attempt.school_id = ${school_id}::uuid
    returning asked.liked, asked.disliked`.execute(db)
  return rows[0]
}

/** Counts what is set for a student in a course that they take, and how much of it is not finished. */
export async function countAssignments(
  db: Db,
  { student_id, school_id, course_id }: Whose & { course_id: string },
): Promise<{ num: number; num_open: number } | undefined> {
  const { rows } = await sql<{ num: number; num_open: number }>`
    select count(quizzes.id)::int as num, (count(quizzes.id) filter (where not exists (
      select from student_evaluations attempt
      where attempt.quiz_id = quizzes.id and attempt.student_id = ${student_id}::uuid
        and attempt.grading_completed)))::int as num_open
    from enrolments
    left join assignment_students on assignment_students.student_id = enrolments.student_id
      and assignment_students.excused_at is null
    left join quizzes on quizzes.assignment_id = assignment_students.assignment_id
      and quizzes.course_id = enrolments.course_id and quizzes.school_id = ${school_id}::uuid
    where enrolments.student_id = ${student_id}::uuid
      and enrolments.course_id = ${course_id}::uuid
    group by enrolments.course_id`.execute(db)
  return rows[0]
}
