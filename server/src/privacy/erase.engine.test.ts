import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { openJobs } from '#platform/jobs.ts'
import { auditsOf } from '#testing/family.ts'
import { fillTables, tablesWith, userColumns } from '#testing/fill-tables.ts'
import { database, db, nameOf, start, type TestUser } from '#testing/harness.ts'
import { messagesTo } from '#testing/mailbox.ts'
import { isSearchedForNames, peopled } from './places.ts'
import { makeFamily, makePrivacySchool, type PrivacySchool, wait } from './testing.ts'

/** What the checks of the tables ask for, where a sample does not do. */
const given = {
  'answer_files.kind': 'photo',
  'assignments.answers_shown': 'when_settled',
  'evaluation_questions.sureness': 'sure',
  'evidence.sureness': 'sure',
  'notices.kind': 'set',
  'courses.tier': null,
  'model_calls.outcome': 'completed',
  'model_calls.purpose': 'tutor',
  'model_calls.provider': 'models.test',
  'model_calls.model': 'small',
  'model_calls.prompt_version': 'tutor-3',
  'model_children.hosted': 'off',
  'model_classes.hosted': 'off',
  'model_schools.hosted': 'off',
  'topics.tier': null,
  'activation_codes.code': 'BCDFGHJKMNPS',
  'audit_events.action': 'signed_in',
  'outbox.kind': 'mail',
  'outbox.sent_at': null,
  'chat_generations.status': 'completed',
  'chat_messages.screening': 'done',
  'chat_messages.survey_type': 'motivation',
  'chat_threads.audience': 'student',
  'chat_threads.mode': 'lesson',
  'privacy_requests.kind': 'export',
  'privacy_requests.status': 'expired',
  'privacy_requests.due_at': null,
  'quizzes.assignment_id': null,
  // What a student has put together for themselves is never set to a class.
  'worksheets.student_id': null,
  'worksheet_documents.kind': 'generation',
  'safeguarding_cases.response': 'care',
  'safeguarding_cases.outcome': null,
  'safeguarding_cases.closed_at': null,
  'safeguarding_cases.look_again_on': null,
  'safeguarding_entries.action': 'note',
  'safeguarding_exports.list': 'closed',
  'safeguarding_exports.kind': 'abuse',
  'safeguarding_exports.outcome': null,
  'safety_flags.response': 'care',
  'safety_flags.heard_by': 'rules',
  'safety_flags.certainty': null,
  'guest_attempts.attempt_type_id': 12,
  'shared_worksheets.shared_as': 'student',
}

const holdsNobody = [
  'curriculum_installation',
  'migrations',
  'paper_attempts',
  'projections',
  'school_domains',
  'school_pictures',
]

const statusOf = async (id: string) =>
  (
    await db
      .selectFrom('privacy_requests')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status

const isHere = async ({ id }: TestUser) =>
  (await db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1

/** A child of whom there is something everywhere: in each table, in texts, in a file, in letters. */
async function everywhere(school: PrivacySchool) {
  const family = await makeFamily(school)
  const { child, child_mail, parent, parent_mail } = family
  const mobile_number = `+4477${child.id.replaceAll(/\D/g, '').padEnd(9, '7').slice(-8)}`
  const pending_email = `new.${newId()}@home.test`
  await db
    .updateTable('users')
    .set({ mobile_number, pending_email })
    .where('id', '=', child.id)
    .execute()
  const text = `${child_mail} ${mobile_number} ${nameOf(child.id)} ${child.id}`
  const except = [...holdsNobody, 'activation_redemptions', 'consents', 'guardians']
  const known = await fillTables({
    school_id: child.school_id,
    user_id: child.id,
    textOf: (table) => (isSearchedForNames(table) ? text : 'Words'),
    given: {
      ...given,
      'contact_messages.from_email': child_mail,
      'guest_attempts.email': child_mail,
      'opening_readers.email': child_mail.toLowerCase(),
    },
    except,
  })
  const code_id = known.get('activation_codes') ?? ''
  await db
    .insertInto('activation_redemptions')
    .values({ code_id, student_id: child.id, redeemed_by: child.id, redeemed_at: start })
    .execute()
  for (const given_by of [child.id, parent.id]) {
    const consent = { text_name: 'terms', text_version: '1', given_at: start }
    await db
      .insertInto('consents')
      .values({ id: newId(), given_by, given_for: child.id, ...consent })
      .execute()
  }
  const file_id = known.get('files') ?? ''
  await school.files.put(file_id, new TextEncoder().encode('A picture'))
  const near = {
    recipient: parent_mail,
    subject: 'Hello',
    body: `${family.names.first_name} has done well`,
  }
  await db
    .insertInto('outbox')
    .values({ id: newId(), ...near })
    .execute()
  return { ...family, mobile_number, pending_email, file_id }
}

const ask = (family: Awaited<ReturnType<typeof makeFamily>>) =>
  family.client.call('POST /privacy/erasures', { body: { user_id: family.child.id } })

describe('the lists of what holds people', () => {
  test('name every column that refers to a user', async () => {
    const listed = peopled.flatMap((place) =>
      'within' in place ? [] : (place.ids ?? []).map((column) => `${place.table}.${column}`),
    )
    expect(listed).toEqual(expect.arrayContaining(await userColumns()))
  })
})

test('nothing of somebody who was erased is left in any table, file or letter', async () => {
  const school = await makePrivacySchool()
  const family = await everywhere(school)
  const { child, child_mail, mobile_number, pending_email, file_id } = family
  const before = await tablesWith(child.id)
  // A place that this test leaves empty could not be found full afterwards.
  const direct = peopled.filter((place) => 'ids' in place)
  expect(before).toEqual(expect.arrayContaining(direct.map(({ table }) => table)))
  const { id } = await ask(family)
  // Its school, which is ours, has a record: whoever runs it confirms.
  await db
    .updateTable('privacy_requests')
    .set({ status: 'waiting', confirmed_by: family.parent.id })
    .where('id', '=', id)
    .execute()
  school.wait(wait.erasure_hours)
  await school.workDue()
  expect(await statusOf(id)).toBe('done')
  for (const told of [child.id, child_mail, mobile_number, pending_email, nameOf(child.id)]) {
    expect([told, await tablesWith(told)]).toEqual([told, []])
  }
  expect(await tablesWith(family.names.last_name)).toEqual([])
  expect(await tablesWith(family.names.first_name)).toEqual([])
  await expect(school.files.get(file_id)).rejects.toThrow()
  expect(await isHere(family.parent)).toBe(true)
  const [letter, ...others] = (await messagesTo(family.parent_mail)).toReversed()
  expect(letter?.subject).toBe('The account is deleted')
  expect(others.map(({ subject }) => subject)).toEqual(['An account will be deleted'])
})

test('where something is left nothing is done, it is said where, and it is tried again', async () => {
  const school = await makePrivacySchool()
  const family = await makeFamily(school)
  // A place that no list knows: something writes an address where nobody should be.
  await db
    .insertInto('schools')
    .values({ id: newId(), name: 'A school', page_title: family.child.id })
    .execute()
  const { id } = await ask(family)
  school.wait(wait.erasure_hours)
  await expect(school.workDue()).rejects.toThrow('schools.page_title')
  expect([await isHere(family.child), await statusOf(id)]).toEqual([true, 'failed'])
  await db
    .updateTable('schools')
    .set({ page_title: null })
    .where('page_title', '=', family.child.id)
    .execute()
  await school.world.jobs.send('privacy-erase', { id })
  await school.work()
  expect([await isHere(family.child), await statusOf(id)]).toEqual([false, 'done'])
})

test('what a mail server answered about somebody is forgotten with them', async () => {
  await using jobs = await openJobs(database, () => {})
  const school = await makePrivacySchool()
  const family = await makeFamily(school)
  await jobs.send('chat-purge', { key: newId() })
  const refusal = JSON.stringify({ message: `550 no such mailbox ${family.child_mail}` })
  await sql`update pgboss.job set output = ${refusal}::jsonb where name = 'chat-purge'`.execute(db)
  const { id } = await ask(family)
  school.wait(wait.erasure_hours)
  await school.workDue()
  expect([await isHere(family.child), await statusOf(id)]).toEqual([false, 'done'])
  const { rows } = await sql`
    select from pgboss.job where position(${family.child_mail} in job::text) > 0`.execute(db)
  expect(rows).toEqual([])
}, 30_000)

describe('an erasure', () => {
  test('waits for its day, tells the person and the guardian, and can be taken back', async () => {
    const school = await makePrivacySchool()
    const family = await makeFamily(school)
    const { id, status } = await ask(family)
    expect(status).toBe('waiting')
    for (const address of [family.parent_mail, family.child_mail]) {
      const letters = await messagesTo(address)
      expect(letters.map(({ subject }) => subject)).toEqual(['An account will be deleted'])
      expect(JSON.stringify(letters)).not.toMatch(/featherstonehaugh/i)
    }
    await expect(ask(family)).rejects.toMatchObject({ status: 409, code: 'ALREADY_ASKED' })
    school.wait(wait.erasure_hours - 1)
    await school.workDue()
    expect(await isHere(family.child)).toBe(true)
    await family.client.call('DELETE /privacy/erasures/{id}', { params: { id } })
    school.wait(24)
    await school.workDue()
    expect([await isHere(family.child), await statusOf(id)]).toEqual([true, 'cancelled'])
    expect(await auditsOf(family.child)).toEqual(['erasure_asked', 'erasure_cancelled'])
    await expect(
      family.client.call('DELETE /privacy/erasures/{id}', { params: { id } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('asks who it is again, once the sign-in is not fresh', async () => {
    const school = await makePrivacySchool()
    const { client, child } = await makeFamily(school)
    school.wait(1)
    const body = { user_id: child.id }
    const asked = (password?: string) =>
      client.call('POST /privacy/erasures', { body: { ...body, ...(password && { password }) } })
    await expect(asked()).rejects.toMatchObject({ status: 403, code: 'WRONG_PASSWORD' })
    await expect(asked('not the one')).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    await expect(asked('a garden in spring')).resolves.toMatchObject({ status: 'waiting' })
  })

  test('of the only guardian waits until the child has another, and of the last owner too', async () => {
    const school = await makePrivacySchool()
    const { client } = await makeFamily(school)
    await expect(client.call('POST /privacy/erasures', { body: {} })).rejects.toMatchObject({
      status: 409,
      code: 'ONLY_GUARDIAN',
    })
    const owner = await school.as(await school.addUser('owner'))
    const self = () => owner.call('POST /privacy/erasures', { body: {} })
    await expect(self()).rejects.toMatchObject({ status: 409, code: 'LAST_OWNER' })
    await school.addUser('owner')
    await expect(self()).resolves.toMatchObject({ status: 'waiting' })
  })
})
