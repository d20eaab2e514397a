import { newId } from '#platform/ids.ts'
import { studentWithQuiz } from '#quiz/testing.ts'
import { makeCourse, makeGuardian } from '#testing/family.ts'
import { db, start, type TestUser } from '#testing/harness.ts'
import { pictureOf } from '#testing/pictures.ts'
import { addQuestion, sampleQuestions } from '#testing/practice.ts'
import type { Things } from '#testing/samples.ts'
import { addChat } from '#testing/watched-school.ts'

/** What stands in what is the victim's, and may come out nowhere. */
export const secretWords = 'Secret words of one child'

export type Victim = Awaited<ReturnType<typeof makeVictim>>

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
    topic_id,
  } = await studentWithQuiz()
  const question_id = await addQuestion(inParts, topic_id)
  await db
    .insertInto('worksheet_questions')
    .values({ worksheet_id, question_id, position: 9 })
    .execute()
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
  const of = await everythingOf(school, { victim, class_id, worksheet_id, open })
  const own = await everythingOf(school, { victim: classmate, class_id, worksheet_id, open })
  const otherParent = await school.addUser('parent')
  return { school, victim, parent, classmate, teacher, otherParent, of, own }
}

/** Work that is set for one student, and the notice that tells them so. */
async function setFor(victim: TestUser & { school_id: string }, of: Set) {
  const [assignment_id, notice_id] = [newId(), newId()]
  const { school_id } = victim
  await db
    .insertInto('assignments')
    .values({ id: assignment_id, school_id, ...of, title: secretWords, date_assigned: start })
    .execute()
  await db
    .insertInto('assignment_students')
    .values({ assignment_id, student_id: victim.id, excuse_reason: secretWords })
    .execute()
  const told = { school_id, user_id: victim.id, kind: 'set', assignment_id, happened_at: start }
  await db
    .insertInto('notices')
    .values({ id: notice_id, ...told })
    .execute()
  return { assignment_id, notice_id }
}

type Set = { readonly class_id: string; readonly worksheet_id: string }

/** A course of the school with a page of notes, which nobody of another school may read. */
async function ownPages(school: School) {
  const { id: course_id } = await makeCourse({ school_id: school.id })
  const [document_id, passage_id] = [newId(), newId()]
  await db
    .insertInto('documents')
    .values({ id: document_id, school_id: school.id, course_id, title: secretWords })
    .execute()
  await db
    .insertInto('passages')
    .values({ id: passage_id, document_id, position: 0, body: secretWords })
    .execute()
  return { course_id, document_id, passage_id }
}

/** A question in parts, since those take whatever an answer can have. */
const inParts = {
  ...sampleQuestions.expression,
  type: 'multi_part',
  sub_questions: [sampleQuestions.expression],
} as const

type School = Awaited<ReturnType<typeof studentWithQuiz>>['school']

/** A file for the tutor, with words in it. */
async function keepChatFile(client: Awaited<ReturnType<School['as']>>): Promise<string> {
  const body = { id: newId() }
  const files = { file: [new Blob([secretWords])] }
  return (await client.call('POST /chat/files', { body, files })).id
}

async function everythingOf(
  school: School,
  given: {
    victim: TestUser & { school_id: string }
    class_id: string
    worksheet_id: string
    open: string
  },
): Promise<Things> {
  const { victim, class_id, worksheet_id, open } = given
  const quiz_id = await ownQuiz(victim, worksheet_id, open)
  const client = await school.as(victim)
  const quiz = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
  const evaluation_question_id = quiz.questions.at(-1)?.evaluation_question_id ?? ''
  const kept = await client.call(
    'POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/files',
    {
      params: { id: quiz_id, evaluationQuestionId: evaluation_question_id },
      body: {},
      files: { file: [new Blob([Uint8Array.from(await pictureOf(8, 8))])] },
    },
  )
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
      started_at: start,
    })
    .execute()
  const guardian_id = newId()
  const { id: parent_id } = await school.addUser('parent')
  const tie = { id: guardian_id, parent_id, child_id: victim.id, created_at: start }
  await db.insertInto('guardians').values(tie).execute()
  const { course_id, document_id, passage_id } = await ownPages(school)
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
      class_id,
      course_id,
      document_id,
      passage_id,
      generation_id,
      case_id,
      copy_id,
      erasure_id,
      quiz_id,
      evaluation_question_id,
      worksheet_id,
      ...(await setFor(victim, { class_id, worksheet_id })),
      answer_file_id: kept.id,
      chat_file_id: await keepChatFile(client),
    },
  }
}
