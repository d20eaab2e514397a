import type { AttemptTypeId } from '@learngrove/contract/quiz.behaviour'
import { quizGroup } from '@learngrove/contract/roles'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { marksOf, sizeOf } from '#platform/marks.queries.ts'
import { extraMinutes, minutesAllowed } from './quiz.hand-in.queries.ts'
import { canOpenQuiz, isExcused, isSetFor } from './quiz.policy.queries.ts'
import { quizRules } from './quiz.rules.queries.ts'

export type QuizGroupId = (typeof quizGroup)[keyof typeof quizGroup]

/** Whose quizzes: a student's, in their school. */
export type Whose = { readonly student_id: string; readonly school_id: string }

/** When it is due for this student: by their own date, where they were given one. */
const dueDate = sql<Date | null>`coalesce(mine.due_date, assignments.due_date)`

/** The quizzes of a student, each with where their latest attempt stands. */
function quizzesOf(db: Db, { student_id, school_id }: Whose) {
  return db
    .selectFrom('quizzes')
    .innerJoin('courses', 'courses.id', 'quizzes.course_id')
    .innerJoin('subjects', 'subjects.id', 'courses.subject_id')
    .innerJoin('worksheets', 'worksheets.id', 'quizzes.worksheet_id')
    .innerJoin('users', (join) => join.on('users.id', '=', student_id))
    .leftJoin('assignments', 'assignments.id', 'quizzes.assignment_id')
    .leftJoin('assignment_students as mine', (join) =>
      join
        .onRef('mine.assignment_id', '=', 'quizzes.assignment_id')
        .on('mine.student_id', '=', student_id),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('student_evaluations')
          .whereRef('student_evaluations.quiz_id', '=', 'quizzes.id')
          .where('student_evaluations.student_id', '=', student_id)
          .selectAll()
          .orderBy('attempt_number', 'desc')
          .limit(1)
          .as('attempt'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(marksOf('attempt').as<'progress'>('progress'), (join) => join.onTrue())
    .innerJoinLateral(sizeOf('worksheets').as<'size'>('size'), (join) => join.onTrue())
    .select([
      'quizzes.id',
      'quizzes.title',
      'quizzes.course_id',
      'quizzes.attempt_type_id',
      'quizzes.group_type_id',
      'quizzes.assignment_id',
      'quizzes.worksheet_id',
      'subjects.name as subject_name',
      'assignments.date_assigned',
      'quizzes.created_at',
      'attempt.graded_at',
      'attempt.id as student_evaluation_id',
      'attempt.grading_completed',
      'attempt.is_opened',
      'attempt.ends_at',
      'attempt.handing_in_at',
      'attempt.max_score as attempt_max_score',
      'attempt.num_to_complete',
      'progress.num_answered',
      'progress.num_to_answer as attempt_num_to_answer',
      'progress.marks_given',
      'progress.num_waiting',
      'size.num_to_answer',
      'size.max_score',
      'size.minutes',
    ])
    .select([
      quizRules(sql.ref('users.id')).as('rules'),
      minutesAllowed.as('time_limit'),
      extraMinutes.as('extra_minutes'),
      dueDate.as('due_date'),
    ])
    .where('quizzes.school_id', '=', school_id)
    .$narrowType<{ attempt_type_id: AttemptTypeId; group_type_id: QuizGroupId }>()
}

export type QuizRow = Awaited<ReturnType<typeof selectQuizzes>>[number]

/** A list of everything is never longer than this. */
const longestList = 100

/** A review that only waits on a device is none yet. */
const isNoReviewAhead = sql<boolean>`not (quizzes.group_type_id = ${quizGroup.revision}
  and attempt.is_opened is false and progress.num_answered = 0)`

/** What is set for a student or made by them, what is open and due soonest first. */
export function selectQuizzes(
  db: Db,
  { course_id, now, ...whose }: Whose & { course_id?: string | undefined; now: Date },
) {
  return quizzesOf(db, whose)
    .where(isSetFor(whose.student_id, now))
    .where(sql<boolean>`not ${isExcused(whose.student_id)}`)
    .where(isNoReviewAhead)
    .$if(course_id !== undefined, (query) => query.where('quizzes.course_id', '=', course_id ?? ''))
    .orderBy(sql`coalesce(attempt.grading_completed, false)`)
    .orderBy(dueDate)
    .orderBy('quizzes.created_at', 'desc')
    .limit(longestList)
    .execute()
}

/** Finds one quiz, if it is this student's to open. */
export function findQuiz(db: Db, { id, now, ...whose }: Whose & { id: string; now: Date }) {
  return quizzesOf(db, whose)
    .where('quizzes.id', '=', id)
    .where(canOpenQuiz(whose.student_id, now))
    .executeTakeFirst()
}
