import { contract } from '@learngrove/contract'
import { type Caller, callers, userRole } from '@learngrove/contract/roles'
import type { Route } from '@learngrove/contract/route'
import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { studentWithQuiz } from '#quiz/testing.ts'
import { db, makeSchool, start } from '#testing/harness.ts'

/** It is asked for its token before its id: `wrong-person.api.test.ts` asks it. */
const byToken = ['privacy.exportFile']

/** In addresses too, but of no school: secrets that were sent to somebody, and names that all may know. */
const notIds = ['code', 'name', 'provider', 'token']

const withIds = Object.entries(contract).flatMap(([area, operations]) =>
  Object.entries(operations)
    .map(([name, route]): [string, Route] => [`${area}.${name}`, route])
    .filter(([name]) => !byToken.includes(name))
    .filter(([, { params }]) =>
      Object.keys(params?.shape ?? {}).some((at) => !notIds.includes(at)),
    ),
)

/** What a request needs besides its ids, so that it is refused for its ids and nothing else. */
const bodies: Readonly<Record<string, (ids: Ids) => object>> = {
  'chat.leaveWellbeing': () => ({ mode: 'lesson' }),
  'privacy.confirmErasure': () => ({}),
  'privacy.exportLink': () => ({}),
  'quiz.saveEvaluations': () => ({ evaluations: [] }),
  'quiz.saveEvaluationQuestion': ({ evaluationQuestionId }) => ({ id: evaluationQuestionId }),
  'quiz.submit': () => ({ evaluations: Buffer.from('[]').toString('base64') }),
  'safeguarding.close': () => ({ outcome: 'not_a_concern' }),
  'safeguarding.note': () => ({ note: 'Rang home.' }),
  'families.updateChild': () => ({ first_name: 'Robin' }),
}

type Ids = Awaited<ReturnType<typeof otherSchool>>

/** A school with something of everything that has an id in an address. */
async function otherSchool() {
  const { student, quiz_id, ids, course_id } = await studentWithQuiz()
  const [thread_id, message_id, asked_id, generationId] = [newId(), newId(), newId(), newId()]
  const [document_id, passage_id] = [newId(), newId()]
  const moments = { created_at: start, updated_at: start }
  const { school_id } = student
  await db
    .insertInto('chat_threads')
    .values({ id: thread_id, school_id, user_id: student.id, ...moments })
    .execute()
  const message = { thread_id, type: 'text', text: 'Secret', created_at: start }
  await db
    .insertInto('chat_messages')
    .values([
      { id: asked_id, from_user: true, ...message },
      { id: message_id, from_user: false, ...message },
    ])
    .execute()
  await db
    .insertInto('chat_generations')
    .values({
      id: generationId,
      thread_id,
      user_message_id: asked_id,
      message_id,
      status: 'completed',
      heartbeat_at: start,
      started_at: start,
    })
    .execute()
  await db
    .insertInto('documents')
    .values({ id: document_id, school_id, course_id, title: 'Notes' })
    .execute()
  await db
    .insertInto('passages')
    .values({ id: passage_id, document_id, position: 0, body: 'Secret' })
    .execute()
  const case_id = newId()
  await db
    .insertInto('safeguarding_cases')
    .values({
      id: case_id,
      school_id,
      student_id: student.id,
      kind: 'abuse',
      response: 'care',
      raised_at: start,
      told_at: start,
    })
    .execute()
  const person = await findSession(student.id)
  const own_course_id = newId()
  await db
    .insertInto('courses')
    .columns(['id', 'school_id', 'subject_id', 'academic_level_id', 'title'])
    .expression(({ selectFrom, val }) =>
      selectFrom('courses')
        .select([val(own_course_id).as('id'), val(school_id).as('school_id')])
        .select(['subject_id', 'academic_level_id', val('Secret').as('title')])
        .where('id', '=', course_id),
    )
    .execute()
  const guardian_id = await linkGuardian(student)
  const ofPeople = { user_id: student.id, guardian_id, ...person, course_id: own_course_id }
  const ofWork = { quiz_id, message_id, thread_id, passage_id, generationId, case_id }
  return { ...ofPeople, ...ofWork, evaluationQuestionId: ids.choice }
}

/** A parent of the student, by the id under which they may be removed. */
async function linkGuardian(student: { readonly id: string; readonly school_id: string }) {
  const [parent_id, id] = [newId(), newId()]
  const { school_id } = student
  const names = { username: parent_id.slice(-12), first_name: 'Secret' }
  const parent = { id: parent_id, school_id, user_role_id: userRole.parent, ...names }
  await db.insertInto('users').values(parent).execute()
  await db.insertInto('guardians').values({ id, parent_id, child_id: student.id }).execute()
  return id
}

/** A session of a user, by the id under which they may end it. */
async function findSession(user_id: string) {
  const session = { token_hash: newId(), user_id, created_at: start, last_used_at: start }
  const made = await db.insertInto('sessions').values(session).returning('id').executeTakeFirst()
  if (!made) throw new Error('The session was not kept')
  return { session_id: made.id }
}

/** Of which kind the `id` in the addresses of an area is. */
function idOf(name: string, ids: Ids): string {
  if (name === 'chat.source') return ids.passage_id
  if (name === 'chat.leaveWellbeing' || name === 'chat.deleteThread') return ids.thread_id
  if (name === 'families.removeGuardian') return ids.guardian_id
  if (name === 'auth.endSession') return ids.session_id
  if (name.startsWith('safeguarding.')) return ids.case_id
  if (name.startsWith('quiz.')) return ids.quiz_id
  if (name.startsWith('courses.')) return ids.course_id
  return name.startsWith('chat.') ? ids.message_id : ids.user_id
}

function addressOf(name: string, { path }: Route, ids: Ids): string {
  const named: Readonly<Record<string, string>> = {
    id: idOf(name, ids),
    evaluationQuestionId: ids.evaluationQuestionId,
    generationId: ids.generationId,
    guardian_id: ids.guardian_id,
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, param) => {
    const id = named[param]
    if (!id) throw new Error(`Say which id of another school ${name} is asked for: ${param}`)
    return id
  })
  return `${filled}${queries[name] ?? ''}`
}

/** What an address needs besides, for the same reason. */
const queries: Readonly<Record<string, string>> = { 'accounts.profilePic': '?key=of-somebody-else' }

/** Who has the most to say of those that may call. */
const mayCall = ({ audience }: Route): Caller => {
  if (audience === 'any' || audience === 'public') return 'student'
  if (audience.includes('owner')) return 'owner'
  return callers.find((each) => audience.includes(each)) ?? 'student'
}

describe.each(withIds)('%s', (name, route) => {
  test('does not know the ids of another school', async () => {
    const ids = await otherSchool()
    const school = await makeSchool()
    const caller = await school.addUser(mayCall(route))
    const headers: Record<string, string> = {
      authorization: `Bearer ${await school.tokenOf(caller)}`,
    }
    const fields = bodies[name]?.(ids)
    const form = new FormData()
    for (const [field, value] of Object.entries(fields ?? {})) form.set(field, String(value))
    if (fields && !route.files) headers['content-type'] = 'application/json'
    const body = route.files ? form : fields && JSON.stringify(fields)
    const answer = await fetch(`${school.base}/api/v1${addressOf(name, route, ids)}`, {
      method: route.method,
      headers,
      ...(body && { body }),
    })
    const text = await answer.text()
    expect([answer.status, text]).toEqual([404, expect.stringContaining('"NOT_FOUND"')])
    expect(text).not.toContain('Secret')
  })
})
