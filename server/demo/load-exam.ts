import { attemptType, quizGroup } from '@learngrove/contract/roles'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { insertAll } from './insert.ts'
import type { LoadedCourses } from './load-courses.ts'
import type { LoadedSchool } from './load-school.ts'
import type { ClassKey } from './people.ts'
import { hours, type SchoolDays } from './school-days.ts'

/** An exam that one class sits: its questions are those of a worksheet that the class is not set. */
const exam = {
  class_key: '9A' satisfies ClassKey,
  title: 'Mock exam: percentages',
  worksheet: 'percentages-in-daily-life',
  time_limit: 30,
  due: 12,
}

/** Sets an exam with a time limit, which nobody has begun. */
export async function loadExam(
  db: Db,
  { courses, worksheets }: LoadedCourses,
  { school_id, accounts, classes }: LoadedSchool,
  at: SchoolDays,
): Promise<void> {
  const sitting = classes.find(({ key }) => key === exam.class_key)
  const like = worksheets.get(exam.worksheet)
  if (!sitting || !like) throw new Error('There is no class or no worksheet for an exam')
  const { id: class_id, course, students } = sitting
  const course_id = courses.get(course) ?? ''
  const [worksheet_id, assignment_id] = [newId(), newId()]
  const { title, time_limit } = exam
  const teacher = accounts.get('teacher') ?? null
  const date_assigned = at(-1, hours(8))
  await insertAll(db, 'worksheets', [
    { id: worksheet_id, school_id, course_id, title, time_limit, created_by: teacher },
  ])
  const questions = await db
    .selectFrom('worksheet_questions')
    .select(['question_id', 'position'])
    .where('worksheet_id', '=', like)
    .execute()
  await insertAll(
    db,
    'worksheet_questions',
    questions.map((row) => ({ ...row, worksheet_id })),
  )
  await insertAll(db, 'assignments', [
    {
      ...{ id: assignment_id, school_id, class_id, worksheet_id, title, date_assigned },
      assigned_by: teacher,
      due_date: at(exam.due, hours(22)),
    },
  ])
  await insertAll(
    db,
    'assignment_students',
    students.map((student_id) => ({ assignment_id, student_id })),
  )
  await insertAll(db, 'quizzes', [
    {
      ...{ id: newId(), school_id, course_id, worksheet_id, assignment_id, title },
      attempt_type_id: attemptType.exam,
      group_type_id: quizGroup.assignment,
      created_at: date_assigned,
    },
  ])
}
