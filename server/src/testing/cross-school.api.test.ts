import { contract } from '@learngrove/contract'
import { type Caller, callers } from '@learngrove/contract/roles'
import type { Route } from '@learngrove/contract/route'
import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { studentWithQuiz } from '#quiz/testing.ts'
import { db, makeSchool, start } from './harness.ts'

const withIds = Object.entries(contract).flatMap(([area, operations]) =>
  Object.entries(operations)
    .filter(([, route]) => 'params' in route)
    .map(([name, route]): [string, Route] => [`${area}.${name}`, route]),
)

/** What a request needs besides its ids, so that it is refused for its ids and nothing else. */
const bodies: Readonly<Record<string, (ids: Ids) => object>> = {
  'quiz.saveEvaluations': () => ({ evaluations: [] }),
  'quiz.saveEvaluationQuestion': ({ evaluationQuestionId }) => ({ id: evaluationQuestionId }),
  'quiz.submit': () => ({ evaluations: Buffer.from('[]').toString('base64') }),
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
  return { quiz_id, message_id, passage_id, generationId, evaluationQuestionId: ids.choice }
}

function addressOf(name: string, { path }: Route, ids: Ids): string {
  const own = name === 'chat.source' ? ids.passage_id : ids.message_id
  const named: Readonly<Record<string, string>> = {
    id: name.startsWith('quiz.') ? ids.quiz_id : own,
    evaluationQuestionId: ids.evaluationQuestionId,
    generationId: ids.generationId,
  }
  return path.replace(/\{(\w+)\}/g, (_, param) => {
    const id = named[param]
    if (!id) throw new Error(`Say which id of another school ${name} is asked for: ${param}`)
    return id
  })
}

const mayCall = ({ audience }: Route): Caller =>
  audience === 'any' || audience === 'public'
    ? 'student'
    : (callers.find((each) => audience.includes(each)) ?? 'student')

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
