import { worksheets } from '@learngrove/content/worksheets'
import { attemptType, quizGroup } from '@learngrove/contract/roles'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { insertAll } from './insert.ts'
import type { LoadedCourses } from './load-courses.ts'
import type { LoadedSchool } from './load-school.ts'
import type { PathStep } from './open-paths.ts'
import type { ClassKey } from './people.ts'
import { hours, type SchoolDays } from './school-days.ts'

const lessonsBegin = hours(8)
const dayEnds = hours(22)

export type LoadedAssignment = PathStep & {
  readonly students: readonly string[]
  /** Days from today; negative is past. */
  readonly assigned: number
  readonly due: number
}

type Planned = { readonly assigned: number; readonly due: number; readonly worksheet?: string }

/**
 * What each class was set: worksheets of their own time in the past, and those that are open. One
 * without a name is the next step of the class's path.
 */
const plan: Readonly<Record<ClassKey, readonly Planned[]>> = {
  '5M': [
    { assigned: -44, due: -37 },
    { assigned: -30, due: -23 },
    { assigned: -16, due: -9 },
    { assigned: -2, due: 5 },
  ],
  '7S': [
    { assigned: -41, due: -34 },
    { assigned: -20, due: -13 },
    { assigned: -3, due: 4 },
  ],
  '9A': [
    { assigned: -50, due: -43 },
    { assigned: -36, due: -29 },
    { assigned: -22, due: -15 },
    { worksheet: 'fractions-check-in', assigned: -5, due: 1 },
    { worksheet: 'solving-linear-equations', assigned: -2, due: 4 },
    { worksheet: 'a-mixed-bag-of-mathematics', assigned: -1, due: 9 },
    { worksheet: 'draw-it-and-say-it', assigned: -1, due: 13 },
  ],
  '9S': [
    { assigned: -46, due: -39 },
    { assigned: -30, due: -23 },
    { worksheet: 'forces-and-speed', assigned: -1, due: 7 },
    { worksheet: 'a-mixed-bag-of-science', assigned: -1, due: 11 },
  ],
  '10F': [
    { assigned: -33, due: -26 },
    { assigned: -12, due: -5 },
    { assigned: -1, due: 6 },
  ],
  '11H': [],
}

/** Sets the worksheets of the plan to every class. */
export async function loadAssignments(
  db: Db,
  { courses, worksheets: ids }: LoadedCourses,
  { school_id, accounts, classes }: LoadedSchool,
  { at, paths }: { at: SchoolDays; paths: ReadonlyMap<string, readonly PathStep[]> },
): Promise<LoadedAssignment[]> {
  const made: LoadedAssignment[] = []
  for (const { id: class_id, key, course, students } of classes) {
    const steps = (paths.get(course) ?? []).map(({ worksheet }) => worksheet)
    const course_id = courses.get(course) ?? ''
    for (const { assigned, due, worksheet = steps.shift() } of plan[key]) {
      const sheet = worksheets.find((each) => each.key === worksheet)
      const worksheet_id = ids.get(worksheet ?? '')
      if (!sheet || !worksheet_id) throw new Error(`There is no worksheet to set: ${worksheet}`)
      const [assignment_id, quiz_id] = [newId(), newId()]
      const title = sheet.title
      const date_assigned = at(assigned, lessonsBegin)
      await insertAll(db, 'assignments', [
        {
          ...{ id: assignment_id, school_id, class_id, worksheet_id, title, date_assigned },
          assigned_by: accounts.get('teacher') ?? null,
          due_date: at(due, dayEnds),
        },
      ])
      await insertAll(
        db,
        'assignment_students',
        students.map((student_id) => ({ assignment_id, student_id })),
      )
      await insertAll(db, 'quizzes', [
        {
          ...{ id: quiz_id, school_id, course_id, worksheet_id, assignment_id, title },
          attempt_type_id: attemptType.worksheet,
          group_type_id: quizGroup.assignment,
          created_at: date_assigned,
        },
      ])
      made.push({ quiz_id, worksheet: sheet.key, course_id, students, assigned, due })
    }
  }
  return made
}
