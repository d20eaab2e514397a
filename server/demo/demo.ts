import type { Services } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { brandSchool } from './brand-school.ts'
import { type Learner, loadActivity } from './load-activity.ts'
import { loadAssignments } from './load-assignments.ts'
import { loadCodes } from './load-codes.ts'
import { findCourses, installCourses } from './load-courses.ts'
import { loadExam } from './load-exam.ts'
import { loadSafeguarding } from './load-safeguarding.ts'
import { coursesOf, loadSchool } from './load-school.ts'
import { openPaths, type PathStep } from './open-paths.ts'
import { accounts, password, schoolDomain, schoolName } from './people.ts'
import { inOrder, planOpenWork, planSessions } from './plan-sessions.ts'
import { randomFrom } from './random.ts'
import { hours, schoolDays } from './school-days.ts'
import { makeStudent } from './student-model.ts'

const seed = 20_261_127
/** What is set and not yet due is drawn for itself, so that it changes nothing else. */
const openSeed = seed + 1_000
const time_zone = 'Europe/London'

/** The student to sign in as: practises most days, and stands in the middle of the first path. */
const maya = { habit: 0.55, streak: 11, diligence: 1, path_limit: 4, recent: 2 }
const leavesOffAfter = 3

/** Without file storage the school has no site of its own. */
type Loading = Pick<Services, 'db' | 'clock'> & Partial<Pick<Services, 'files'>>

/**
 * Loads the demonstration school into an empty database: all or nothing, and once. Returns the
 * accounts to sign in with, and the host of its own site.
 */
export async function loadDemo({ db, files, clock }: Loading) {
  if (!(await hasSchool(db))) {
    await installCourses({ db, clock })
    await transaction(db, (tx) => load(tx, clock()))
  }
  if (files) await brandSchool({ db, files, clock })
  return { emails: accounts.map(({ email }) => email), password, domain: schoolDomain }
}

async function hasSchool(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('schools')
    .select('id')
    .where('name', '=', schoolName)
    .executeTakeFirst()
  return found !== undefined
}

async function load(tx: Db, now: Date): Promise<void> {
  const at = schoolDays(now, time_zone)
  const courses = await findCourses(tx)
  const school = await loadSchool(tx, courses, now)
  const { school_id, students } = school
  await loadCodes(tx, courses, school, now)
  await loadSafeguarding({ db: tx, school, now, at })
  const paths = await openPaths(tx, courses, { school_id, now })
  const assignments = await loadAssignments(tx, courses, school, { at, paths })
  await loadExam(tx, courses, school, at)
  const learners = students.map(({ id, year }, index): Learner => {
    const isMaya = index === 0
    const model = makeStudent(randomFrom(seed + index), isMaya ? maya.habit : undefined)
    const mine = assignments.filter((each) => each.students.includes(id))
    const plan = {
      assignments: mine,
      paths: coursesOf(year).map((course) => paths.get(course) ?? []),
      ...(isMaya && maya),
    }
    const sessions = planSessions(model, plan)
    const open = planOpenWork(randomFrom(openSeed + index), mine)
    return {
      student_id: id,
      school_id,
      model,
      sessions: isMaya
        ? [...sessions, ...begun(plan.paths)]
        : [...sessions, ...open].toSorted(inOrder),
      keeps_mistakes: isMaya,
    }
  })
  await loadActivity(tx, courses, learners, { at, time_zone })
}

/** Returns the topic that she has started and not finished: the one after her last, so that there is a next step. */
function begun(paths: readonly (readonly PathStep[])[]) {
  const step = paths[0]?.[maya.path_limit]
  if (!step) return []
  const started = { day: -1, minute: hours(20), attempt_type_id: 2, stop_after: leavesOffAfter }
  return [{ ...step, ...started }]
}
