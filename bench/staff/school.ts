import { attemptType, teacherRole, userRole } from '@learngrove/contract/roles'
import type { Db } from '@learngrove/server/database'
import { newId } from '@learngrove/server/ids'
import { startSession } from '@learngrove/server/sessions'
import { sql } from 'kysely'
import type { Pupil } from '../practice/class.ts'

/** A teacher with a class, and the work that is set to it: the first sheet of each of its pupils. */
export type Taught = {
  readonly token: string
  readonly class_id: string
  readonly worksheet_id: string
  readonly assignment_id: string
  readonly pupils: readonly Pupil[]
}

const setToClass = 1

/** Puts pupils into so many classes, each with a teacher and with work that is set. */
export function makeClasses(
  db: Db,
  pupils: readonly Pupil[],
  count: number,
  now: Date,
): Promise<Taught[]> {
  const size = Math.ceil(pupils.length / count)
  const groups = Array.from({ length: count }, (_, at) => pupils.slice(at * size, (at + 1) * size))
  return Promise.all(groups.map((group, at) => makeTaught(db, group, { at, now })))
}

async function makeTaught(
  db: Db,
  pupils: readonly Pupil[],
  { at, now }: { readonly at: number; readonly now: Date },
): Promise<Taught> {
  const [teacher_id, class_id, assignment_id, quiz_id] = [newId(), newId(), newId(), newId()]
  const [first] = pupils
  const { school_id, course_id, worksheet_id } = await db
    .selectFrom('quizzes')
    .select(['school_id', 'course_id', 'worksheet_id'])
    .where('id', '=', first?.sheets[0]?.quiz_id ?? '')
    .executeTakeFirstOrThrow()
  const name = `Class ${at + 1}`
  await db
    .insertInto('users')
    .values({
      ...{ id: teacher_id, school_id, user_role_id: userRole.teacher },
      ...{ teacher_role_id: teacherRole.teacher, username: `staff-${at}`, first_name: 'Teacher' },
    })
    .execute()
  await db.insertInto('classes').values({ id: class_id, school_id, name, course_id }).execute()
  await db
    .insertInto('class_members')
    .values([
      { class_id, user_id: teacher_id, is_teacher: true },
      ...pupils.map(({ student_id }) => ({ class_id, user_id: student_id, is_teacher: false })),
    ])
    .execute()
  await db
    .insertInto('assignments')
    .values({
      ...{ id: assignment_id, school_id, class_id, worksheet_id, title: name },
      ...{ date_assigned: now, created_at: now },
    })
    .execute()
  await db
    .insertInto('assignment_students')
    .values(pupils.map(({ student_id }) => ({ assignment_id, student_id })))
    .execute()
  await db
    .insertInto('quizzes')
    .values({
      ...{ id: quiz_id, school_id, course_id, worksheet_id, assignment_id, title: name },
      ...{ attempt_type_id: attemptType.worksheet, group_type_id: setToClass, created_at: now },
    })
    .execute()
  await db
    .updateTable('student_evaluations')
    .set({ quiz_id })
    .where(
      'quiz_id',
      'in',
      pupils.map(({ sheets }) => sheets[0]?.quiz_id ?? ''),
    )
    .execute()
  const set = pupils.map((pupil) => ({
    ...pupil,
    sheets: pupil.sheets.map((sheet, place) => (place === 0 ? { ...sheet, quiz_id } : sheet)),
  }))
  const token = await startSession(db, teacher_id, now)
  return { token, class_id, worksheet_id, assignment_id, pupils: set }
}

/** Answers all but the set sheets over the four weeks before, so that there is something to report. */
export async function addHistory(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into evidence (id, school_id, student_id, evaluation_question_id, question_version_id,
      attempt_key, attempt_type_id, try_number, hint_rung, value, marks_given, max_score,
      is_full_marks, verdict, misconception, marker, scheme, confidence, needs_review, time_spent,
      happened_at)
    select gen_random_uuid(), attempt.school_id, attempt.student_id, asked.id,
      asked.question_version_id, gen_random_uuid(), quizzes.attempt_type_id, 1, 0, '"1"'::jsonb,
      case when asked.seed % 4 > 0 then asked.max_score else 0 end, asked.max_score,
      asked.seed % 4 > 0, case when asked.seed % 4 > 0 then 'right' else 'wrong' end,
      case when asked.seed % 8 = 0 then 'sign_lost_moving' end, 'bench', 'bench', 1, false, 30,
      ${now}::timestamptz - make_interval(hours => asked.seed % 600)
    from evaluation_questions asked
    join student_evaluations attempt on attempt.id = asked.student_evaluation_id
    join quizzes on quizzes.id = attempt.quiz_id and quizzes.assignment_id is null
    join users on users.id = attempt.student_id and users.username like 'pupil-%'`.execute(db)
  return Number(numAffectedRows ?? 0)
}
