import { newId } from '#platform/ids.ts'
import { studentWithQuiz } from '#quiz/testing.ts'
import { makeGuardian } from '#testing/family.ts'
import { db, start, type TestUser } from '#testing/harness.ts'
import type { IdAt, Walked } from '#testing/ids-in-routes.ts'
import { addChat } from '#testing/watched-school.ts'

/** What stands in what is the victim's, and may come out nowhere. */
export const secretWords = 'Secret words of one child'

/** Ids that name what is nobody's, or that whoever asks makes up. */
const ofNobody = [
  'academic_level_id',
  'attempt_key',
  'client_message_id',
  'course_tagging_id',
  'lesson_id',
  'school_id',
  'subject_id',
  'subject_ids',
]

export type Samples = Awaited<ReturnType<typeof makeVictim>>

/** A quiz that was made for one student, and opened. */
async function ownQuiz(
  student: TestUser & { school_id: string },
  worksheet_id: string,
  like: string,
) {
  const quiz_id = newId()
  const { course_id, attempt_type_id, group_type_id } = await db
    .selectFrom('quizzes')
    .selectAll()
    .where('id', '=', like)
    .executeTakeFirstOrThrow()
  const of = { course_id, attempt_type_id, group_type_id, worksheet_id, title: secretWords }
  await db
    .insertInto('quizzes')
    .values({ id: quiz_id, school_id: student.school_id, student_id: student.id, ...of })
    .execute()
  return quiz_id
}

/** A student with something of everything that has an id, and around them everybody who has no business with it. */
export async function makeVictim() {
  const {
    school,
    student: classmate,
    worksheet_id,
    quiz_id: open,
    course_id,
  } = await studentWithQuiz()
  const victim = await school.addUser('student')
  const parent = await school.addUser('parent')
  await makeGuardian(parent, victim)
  await db.insertInto('enrolments').values({ student_id: victim.id, course_id }).execute()
  const [class_id, other_class_id] = [newId(), newId()]
  const teacher = await school.addUser('teacher')
  for (const id of [class_id, other_class_id]) {
    await db
      .insertInto('classes')
      .values({ id, school_id: school.id, name: id, course_id })
      .execute()
  }
  const sits = (id: string, user: TestUser, is_teacher = false) =>
    db.insertInto('class_members').values({ class_id: id, user_id: user.id, is_teacher }).execute()
  await sits(class_id, victim)
  await sits(class_id, classmate)
  await sits(other_class_id, teacher, true)
  const of = await everythingOf(school, { victim, worksheet_id, open })
  const own = await everythingOf(school, { victim: classmate, worksheet_id, open })
  const otherParent = await school.addUser('parent')
  return { school, victim, classmate, teacher, otherParent, of, own }
}

type School = Awaited<ReturnType<typeof studentWithQuiz>>['school']

async function everythingOf(
  school: School,
  given: { victim: TestUser & { school_id: string }; worksheet_id: string; open: string },
) {
  const { victim, worksheet_id, open } = given
  const quiz_id = await ownQuiz(victim, worksheet_id, open)
  const client = await school.as(victim)
  const quiz = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
  const evaluation_question_id = quiz.questions[0]?.evaluation_question_id ?? ''
  const { sessions } = await client.call('GET /auth/sessions', {})
  const lines = [secretWords, secretWords]
  const { thread_id, message_ids } = await addChat(school, { user: victim, lines })
  const [asked = '', answered = ''] = message_ids
  const generation_id = newId()
  await db
    .insertInto('chat_generations')
    .values({
      id: generation_id,
      thread_id,
      user_message_id: asked,
      message_id: answered,
      status: 'completed',
      heartbeat_at: start,
      started_at: start,
    })
    .execute()
  const { id: guardian_id } = await school.addUser('parent')
  const tie = { parent_id: guardian_id, child_id: victim.id, created_at: start }
  await db.insertInto('guardians').values(tie).execute()
  const case_id = newId()
  const about = { school_id: school.id, student_id: victim.id, kind: 'abuse', response: 'care' }
  await db
    .insertInto('safeguarding_cases')
    .values({ id: case_id, ...about, raised_at: start, told_at: start })
    .execute()
  const of = { school_id: school.id, subject_id: victim.id, asked_by: victim.id, created_at: start }
  const [copy_id, erasure_id] = [newId(), newId()]
  await db
    .insertInto('privacy_requests')
    .values([
      { id: copy_id, kind: 'export', status: 'ready', ...of, due_at: null },
      { id: erasure_id, kind: 'erasure', status: 'needs_confirmation', ...of, due_at: start },
    ])
    .execute()
  return {
    ...{ user_id: victim.id, session_id: sessions[0]?.id ?? '', thread_id, message_id: answered },
    ...{
      guardian_id,
      generation_id,
      case_id,
      copy_id,
      erasure_id,
      quiz_id,
      evaluation_question_id,
    },
  }
}

type Ids = Awaited<ReturnType<typeof everythingOf>>

/** Of what the `id` in an address is, by what stands before it. */
const idAfter: Readonly<Record<string, keyof Ids>> = {
  '/auth/token': 'user_id',
  '/auth/sessions': 'session_id',
  '/chat': 'message_id',
  '/chat/threads': 'thread_id',
  '/privacy/exports': 'copy_id',
  '/privacy/erasures': 'erasure_id',
  '/quiz': 'quiz_id',
  '/safeguarding/cases': 'case_id',
  '/users': 'user_id',
  '/users/children': 'user_id',
  '/users/guardians': 'guardian_id',
}

const named: Readonly<Record<string, keyof Ids>> = {
  child_id: 'user_id',
  evaluation_question_id: 'evaluation_question_id',
  evaluationQuestionId: 'evaluation_question_id',
  generationId: 'generation_id',
  guardian_id: 'guardian_id',
  student_id: 'user_id',
  thread_id: 'thread_id',
  user_id: 'user_id',
  user_ids: 'user_id',
}

/** What is shown to everybody who takes a course, or to all: its pages and its notes. */
const ofCourses = ['course_id', '/chat/sources', '/courses', '/courses/public']

/**
 * Which id of the victim belongs into a place of a request; nothing where it is nobody's. Throws for an
 * id that nobody has said anything about.
 */
export function sampleFor({ name, route }: Walked, { part, path }: IdAt): keyof Ids | undefined {
  const last = path.at(-1) ?? ''
  const before = route.path.split('/{id}')[0] ?? ''
  const key = last === 'id' && part === 'params' ? before : last
  if (ofNobody.includes(key) || ofCourses.includes(key)) return undefined
  if (key === 'id' && name.startsWith('quiz.')) return 'evaluation_question_id'
  const found = idAfter[key] ?? named[key]
  if (!found) throw new Error(`Say whose id ${name} takes as ${part}.${path.join('.')}`)
  return found
}
