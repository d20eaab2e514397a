import { questions } from '@learngrove/content/curriculum'
import type { ContentQuestion, ContentWorksheet } from '@learngrove/content/shapes'
import { worksheets } from '@learngrove/content/worksheets'
import { attemptType, quizGroup } from '@learngrove/contract/roles'
import type { SkillState } from '@learngrove/mastery'
import { dayIn } from '#gamification/gamification.streak.ts'
import { quizFinished, quizPerfect } from '#gamification/gamification.xp.ts'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { changesBy, type SkillRead } from '#revision/revision.skills.ts'
import {
  earningRows,
  evidenceRow,
  filled,
  noRows,
  questionRow,
  type Rows,
  type Whose,
  waitingRow,
} from './activity-rows.ts'
import { type Answered, answerQuestion } from './answer-question.ts'
import { insertAll } from './insert.ts'
import type { LoadedCourses } from './load-courses.ts'
import type { Session } from './plan-sessions.ts'
import type { SchoolDays } from './school-days.ts'
import { moodOf, type SimulatedStudent } from './student-model.ts'

const seeds = 2 ** 31

const bank = new Map(questions.map((each) => [each.key, each]))
const sheets = new Map<string, ContentWorksheet>(worksheets.map((each) => [each.key, each]))

export type Learner = Whose & {
  readonly model: SimulatedStudent
  readonly sessions: readonly Session[]
  /** Keeps for revision what they do not get right in what teachers set. */
  readonly keeps_mistakes?: boolean
}

type Skills = Map<string, { state: SkillState; last_evidence_id: string; updated_at: Date }>
/** What practice of a topic exercises too, and by which share. */
type Exercises = ReadonlyMap<string, readonly { exercised_id: string; share: number }[]>
type World = {
  readonly courses: LoadedCourses
  readonly exercises: Exercises
  readonly rows: Rows
  readonly at: SchoolDays
}

/**
 * Runs every session of every learner: each answer is made by the student model, marked by the real
 * marker, and kept as evidence with all that the product computes from it.
 */
export async function loadActivity(
  db: Db,
  courses: LoadedCourses,
  learners: readonly Learner[],
  { at, time_zone }: { at: SchoolDays; time_zone: string },
): Promise<void> {
  const edges = await db.selectFrom('topic_exercises').selectAll().execute()
  const exercises = Map.groupBy(edges, ({ topic_id }) => topic_id)
  const world = { courses, exercises, at, rows: noRows() }
  for (const learner of learners) {
    const { student_id } = learner
    const skills: Skills = new Map()
    const days = new Map<string, Date>()
    for (const session of learner.sessions) {
      const finished_at = live(session, learner, world, skills)
      const day = finished_at && dayIn(time_zone, finished_at)
      if (finished_at && day && !days.has(day)) days.set(day, finished_at)
    }
    const earned = world.rows.xp_ledger.filter((row) => row.student_id === student_id)
    const xp = earned.reduce((sum, { amount }) => sum + amount, 0)
    world.rows.student_xp.push({ student_id, xp })
    for (const [day, finished_at] of days)
      world.rows.streak_days.push({ student_id, day, finished_at })
    for (const [topic_id, { state, ...rest }] of skills) {
      world.rows.skill_states.push({ student_id, topic_id, ...rest, state: JSON.stringify(state) })
    }
  }
  for (const table of filled) await insertAll(db, table, world.rows[table])
}

/** Runs one session, an attempt at a quiz. Returns when it was finished, if all of it was answered. */
function live(session: Session, learner: Learner, world: World, skills: Skills): Date | undefined {
  const { rows } = world
  const { model, student_id, school_id } = learner
  const whose = { student_id, school_id }
  const sheet = sheetOf(session)
  const started = world.at(session.day, session.minute)
  const quiz_id = session.quiz_id ?? revisionQuiz({ ...session, sheet }, learner, world, started)
  const student_evaluation_id = newId()
  const mood = moodOf(model)
  const answered = Math.min(sheet.questions.length, session.stop_after ?? sheet.questions.length)
  let [clock, score, max_score, xp, open] = [started, 0, 0, 0, 0]
  let isLeftOut = false
  for (const [position, key] of sheet.questions.entries()) {
    const item = bank.get(key)
    const loaded = world.courses.questions.get(key)
    if (!item || !loaded) throw new Error(`There is no question ${key}`)
    const seed = model.random.below(seeds)
    const asked = {
      id: newId(),
      student_evaluation_id,
      question_id: loaded.id,
      question_version_id: loaded.version_id,
      seed,
      position,
      max_score: item.question.max_score,
      updated_at: clock,
    }
    const sitting = { seed, mood, day: session.day, began: clock }
    const { tries, waiting }: Answered =
      position < answered ? answerQuestion(model, item, sitting) : { tries: [] }
    const earned = earningRows(asked, tries, whose, item.difficulty)
    const xp_gain = earned.reduce((sum, { amount }) => sum + amount, 0)
    for (const [index, each] of tries.entries()) {
      const place = { try_number: index + 1, attempt_type_id: session.attempt_type_id }
      const row = evidenceRow(asked, each, whose, place)
      rows.evidence.push(row)
      learn(skills, item, row, world)
    }
    rows.xp_ledger.push(...earned)
    const is_bookmark =
      learner.keeps_mistakes === true &&
      session.attempt_type_id === attemptType.worksheet &&
      tries.at(-1)?.judgement.is_full_marks === false
    const row = { ...questionRow(asked, tries, xp_gain), is_bookmark }
    const isKept = waiting !== undefined && session.keeps_waiting === true
    rows.evaluation_questions.push(isKept ? { ...row, ...waitingRow(row, waiting) } : row)
    clock = (isKept ? waiting.at : tries.at(-1)?.at) ?? clock
    score += tries.at(-1)?.judgement.marks_given ?? 0
    max_score += item.question.max_score
    xp += xp_gain
    if (!tries.at(-1)?.judgement.is_full_marks) open++
    if (tries.length === 0 && !isKept) isLeftOut = true
  }
  const isFinished = answered === sheet.questions.length
  // Finishing earns where every question was answered, as in the product.
  const isWhole = isFinished && !isLeftOut
  const bonus = isWhole ? (score >= max_score ? quizPerfect : quizFinished) : 0
  rows.student_evaluations.push({
    id: student_evaluation_id,
    quiz_id,
    student_id,
    school_id,
    grading_completed: isFinished,
    total_score: score,
    num_open: open,
    max_score,
    total_time_spent: Math.round((clock.getTime() - started.getTime()) / 1000),
    xp_collected: xp + bonus,
    created_at: started,
    graded_at: isFinished ? clock : null,
  })
  if (!isWhole) return undefined
  const earning = { reason: 'quiz_finished', source_id: student_evaluation_id, amount: bonus }
  rows.xp_ledger.push({ id: newId(), student_id, school_id, ...earning, happened_at: clock })
  return clock
}

function sheetOf({ worksheet }: Session): ContentWorksheet {
  const sheet = sheets.get(worksheet)
  if (!sheet) throw new Error(`There is no worksheet ${worksheet}`)
  return sheet
}

/** Lets an answer change what is known of its topics, and of those that they exercise, as the product does. */
function learn(
  skills: Skills,
  { topics, difficulty }: ContentQuestion,
  row: ReturnType<typeof evidenceRow>,
  { courses, exercises }: Pick<World, 'courses' | 'exercises'>,
): void {
  const topic_ids = topics.map((key) => courses.topics.get(key) ?? '')
  const shares = new Map<string, number | null>(topic_ids.map((id) => [id, null]))
  for (const { exercised_id, share } of topic_ids.flatMap((id) => exercises.get(id) ?? [])) {
    const known = shares.get(exercised_id)
    if (known !== null) shares.set(exercised_id, Math.max(share, known ?? 0))
  }
  const read = [...shares].flatMap(([topic_id, share]): SkillRead[] => {
    const state = skills.get(topic_id)?.state
    return state ? [{ topic_id, state, share, revision: 0 }] : []
  })
  const changes = changesBy(read, row.student_id, row, { topic_ids, difficulty })
  for (const { topic_id, state, last_evidence_id } of changes) {
    skills.set(topic_id, { state, last_evidence_id, updated_at: row.happened_at })
  }
}

/** Makes a revision quiz, which belongs to one student. */
function revisionQuiz(
  { sheet, course_id }: { sheet: ContentWorksheet; course_id: string },
  { school_id, student_id }: Learner,
  { courses, rows }: World,
  created_at: Date,
): string {
  const id = newId()
  rows.quizzes.push({
    id,
    school_id,
    student_id,
    course_id,
    worksheet_id: courses.worksheets.get(sheet.key) ?? '',
    topic_id: courses.topics.get(sheet.topic) ?? null,
    title: `Revision: ${sheet.title}`,
    attempt_type_id: attemptType.revision,
    group_type_id: quizGroup.revision,
    created_at,
  })
  return id
}
