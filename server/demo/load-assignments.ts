import { worksheets } from '@learngrove/content/worksheets'
import { attemptType, quizGroup } from '@learngrove/contract/roles'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { insertAll } from './insert.ts'
import type { LoadedCourses } from './load-courses.ts'
import type { LoadedSchool } from './load-school.ts'
import { hours, type SchoolDays } from './school-days.ts'

const lessonsBegin = hours(8)
const dayEnds = hours(22)

export type LoadedAssignment = {
  readonly quiz_id: string
  readonly worksheet: string
  readonly students: readonly string[]
  /** Days from today; negative is past. */
  readonly assigned: number
  readonly due: number
}

/** Worksheets that the teacher set: one a fortnight in the past, and those that are open. */
const plan = [
  { subject: 'mathematics', assigned: -50, due: -43 },
  { subject: 'science', assigned: -46, due: -39 },
  { subject: 'mathematics', assigned: -36, due: -29 },
  { subject: 'science', assigned: -30, due: -23 },
  { subject: 'mathematics', assigned: -22, due: -15 },
  { subject: 'mathematics', worksheet: 'fractions-check-in', assigned: -5, due: 1 },
  { subject: 'mathematics', worksheet: 'solving-linear-equations', assigned: -2, due: 4 },
  { subject: 'science', worksheet: 'forces-and-speed', assigned: -1, due: 7 },
  { subject: 'mathematics', worksheet: 'a-mixed-bag-of-mathematics', assigned: -1, due: 9 },
  { subject: 'science', worksheet: 'a-mixed-bag-of-science', assigned: -1, due: 11 },
] as const

/** Sets the worksheets of the plan to every class of their subject. */
export async function loadAssignments(
  db: Db,
  { courses, worksheets: ids }: LoadedCourses,
  { school_id, accounts, classes }: LoadedSchool,
  at: SchoolDays,
): Promise<LoadedAssignment[]> {
  const made: LoadedAssignment[] = []
  const used = new Set<string>(
    plan.flatMap((each) => ('worksheet' in each ? [each.worksheet] : [])),
  )
  for (const { subject, assigned, due, ...rest } of plan) {
    const named = 'worksheet' in rest ? rest.worksheet : undefined
    const sheet = worksheets.find(({ key, subject: of }) =>
      named ? key === named : of === subject && ids.has(key) && !used.has(key),
    )
    if (!sheet) throw new Error(`There is no worksheet to set: ${named ?? subject}`)
    used.add(sheet.key)
    for (const each of classes.filter((one) => one.subject === subject)) {
      const [assignment_id, quiz_id] = [newId(), newId()]
      const worksheet_id = ids.get(sheet.key) ?? ''
      const date_assigned = at(assigned, lessonsBegin)
      await insertAll(db, 'assignments', [
        {
          id: assignment_id,
          school_id,
          class_id: each.id,
          worksheet_id,
          title: sheet.title,
          assigned_by: accounts.get('teacher') ?? null,
          date_assigned,
          due_date: at(due, dayEnds),
        },
      ])
      await insertAll(
        db,
        'assignment_students',
        each.students.map((student_id) => ({ assignment_id, student_id })),
      )
      await insertAll(db, 'quizzes', [
        {
          id: quiz_id,
          school_id,
          course_id: courses.get(subject) ?? '',
          worksheet_id,
          assignment_id,
          title: sheet.title,
          attempt_type_id: attemptType.worksheet,
          group_type_id: quizGroup.assignment,
          created_at: date_assigned,
        },
      ])
      made.push({ quiz_id, worksheet: sheet.key, students: each.students, assigned, due })
    }
  }
  return made
}
