import type { FlagKind, FlagResponse } from '@learngrove/contract/safeguarding'
import { createMail } from '#mail/mail.ts'
import { readConfig } from '#platform/config.ts'
import { transaction } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { raiseFlag } from '#safeguarding/safeguarding.ts'
import { db, makeSchool, type TestSchool, type TestUser } from './harness.ts'

const config = readConfig({ LOG_LEVEL: 'silent' })
const mail = createMail({ jobs: { send: async () => {} }, config })

/** What raising and telling need besides a database; what they warn of can be read. */
export function tellingWorld() {
  const warnings: unknown[][] = []
  const log = { warn: (...said: unknown[]) => void warnings.push(said) }
  return { config, mail, log, warnings }
}

/** A school with an owner and a student, and the address under which its letters come. */
export async function makeWatchedSchool() {
  const school = await makeSchool()
  const address = (name: string) => `${name}.${school.id}@school.example`
  const owner = await school.addUser('owner', { email: address('owner') })
  const student = await school.addUser('student')
  return { ...school, address, owner, student }
}

/** Adds a chat with these lines, the child's and Pip's by turns, a second apart. */
export async function addChat(
  school: Pick<TestSchool, 'id' | 'now'>,
  { user, lines }: { user: TestUser; lines: readonly string[] },
) {
  const now = school.now()
  const thread_id = newId()
  const moments = { created_at: now, updated_at: now }
  await db
    .insertInto('chat_threads')
    .values({ id: thread_id, school_id: school.id, user_id: user.id, ...moments })
    .execute()
  const messages = lines.map((text, index) => ({
    id: newId(),
    thread_id,
    from_user: index % 2 === 0,
    type: 'text',
    text,
    created_at: new Date(now.getTime() + index * 1_000),
  }))
  await db.insertInto('chat_messages').values(messages).execute()
  return { thread_id, message_ids: messages.map(({ id }) => id) }
}

type Raised = {
  readonly user: TestUser
  readonly kind?: FlagKind
  readonly response?: FlagResponse
}

/** Has something heard in a message of a chat of its own, as the chat raises it. */
export async function hear(
  school: Pick<TestSchool, 'id' | 'now'>,
  { user, kind = 'abuse', response = 'care' }: Raised,
  world = tellingWorld(),
) {
  const { thread_id, message_ids } = await addChat(school, { user, lines: ['What was said'] })
  const [message_id = ''] = message_ids
  await transaction(db, (tx) =>
    raiseFlag(
      { ...world, db: tx },
      {
        ...{ student: { id: user.id, school_id: school.id }, message_id, thread_id },
        ...{ kind, response, heard_by: 'rules', certainty: null, now: school.now() },
      },
    ),
  )
  return { message_id, thread_id }
}

export const casesOf = (student: TestUser) =>
  db
    .selectFrom('safeguarding_cases')
    .selectAll()
    .where('student_id', '=', student.id)
    .orderBy('raised_at')
    .execute()

/** The only case that there is of a student. */
export async function caseOf(student: TestUser) {
  const [only, ...more] = await casesOf(student)
  if (!only || more.length > 0) throw new Error(`There are ${more.length + (only ? 1 : 0)} cases`)
  return only
}
