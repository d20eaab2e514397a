import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { insertAll } from './insert.ts'
import type { LoadedCourses } from './load-courses.ts'
import type { LoadedSchool } from './load-school.ts'

const dayMs = 86_400_000
const year = 365
const inDays = (now: Date, days: number) => new Date(now.getTime() + days * dayMs)

/**
 * Activation codes to try: the same at every start, so that they can be published. They exist in
 * the demonstration alone, which is loaded only into the embedded default.
 */
export const codes = [
  {
    code: 'SPRT9473BXDK',
    note: 'Mathematics for a year, for many',
    courses: ['mathematics-year-9'],
    uses: { uses_allowed: 500, uses_left: 500 },
    months: 12,
    days: year,
  },
  {
    code: 'BRGH7349TWSN',
    note: 'Both courses for good, for one student',
    courses: ['mathematics-year-9', 'science-year-9'],
    uses: { uses_allowed: 1, uses_left: 1 },
    months: null,
    days: year,
  },
  {
    code: 'WNTR3497CPHT',
    note: 'Expired',
    courses: ['mathematics-year-9'],
    uses: { uses_allowed: 30, uses_left: 30 },
    months: 12,
    days: -30,
  },
  {
    code: 'FRST4739NDZM',
    note: 'Used up',
    courses: ['science-year-9'],
    uses: { uses_allowed: 1, uses_left: 0 },
    months: 12,
    days: year,
  },
] as const

/** Issues them as the platform does, so that anybody may redeem them. */
export async function loadCodes(
  db: Db,
  { courses: ids }: Pick<LoadedCourses, 'courses'>,
  { accounts, students }: Pick<LoadedSchool, 'accounts' | 'students'>,
  now: Date,
): Promise<void> {
  const made = codes.map((each) => ({ ...each, id: newId() }))
  await insertAll(
    db,
    'activation_codes',
    made.map(({ id, code, note, uses, months, days }) => ({
      ...{ id, code, note, ...uses, months, school_id: null },
      issued_by: accounts.get('admin') ?? null,
      expires_at: inDays(now, days),
      created_at: inDays(now, -year),
    })),
  )
  await insertAll(
    db,
    'activation_code_courses',
    made.flatMap(({ id, courses }) =>
      courses.map((course) => ({ code_id: id, course_id: ids.get(course) ?? '' })),
    ),
  )
  const used = made.filter(({ uses }) => uses.uses_left === 0)
  const student_id = students.at(-1)?.id ?? ''
  await insertAll(
    db,
    'activation_redemptions',
    used.map(({ id }) => ({
      ...{ code_id: id, student_id, redeemed_by: student_id },
      redeemed_at: inDays(now, -1),
    })),
  )
}
