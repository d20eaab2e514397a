import { describe, expect, test } from 'vitest'
import { fulfilled, ten } from '#testing/at-once.ts'
import type { Client } from '#testing/chat-school.ts'
import { makeGuardian } from '#testing/family.ts'
import { db } from '#testing/harness.ts'
import { auditOf } from '#testing/mailbox.ts'
import { caseOf, hear, makeWatchedSchool } from '#testing/watched-school.ts'

const note = { note: 'Rang home.' }

/** Everything that only who is told may do, with what it is done to. */
const calls: Readonly<Record<string, (client: Client, id: string) => Promise<unknown>>> = {
  list: ({ call }) => call('GET /safeguarding/cases', { query: {} }),
  'list the closed': ({ call }) => call('GET /safeguarding/cases', { query: { state: 'closed' } }),
  open: ({ call }, id) => call('GET /safeguarding/cases/{id}', { params: { id } }),
  note: ({ call }, id) =>
    call('POST /safeguarding/cases/{id}/notes', { params: { id }, body: note }),
  take: ({ call }, id) => call('POST /safeguarding/cases/{id}/take', { params: { id } }),
  close: ({ call }, id) =>
    call('POST /safeguarding/cases/{id}/close', {
      params: { id },
      body: { outcome: 'not_a_concern' },
    }),
  export: ({ call }) => call('POST /safeguarding/exports', { body: { list: 'closed' } }),
  readings: ({ call }) => call('GET /safeguarding/readings', { query: {} }),
}

/** A school whose contact is a teacher, with a case of a child. */
async function makeScene() {
  const school = await makeWatchedSchool()
  const contact = await school.addUser('teacher')
  const owner = await school.as(school.owner)
  const body = { user_ids: [contact.id] }
  await owner.call('PUT /safeguarding/contacts', { body })
  await hear(school, { user: school.student })
  const { id } = await caseOf(school.student)
  return { school, contact, owner, id }
}

type Scene = Awaited<ReturnType<typeof makeScene>>

/** Who must be refused, how they come to be, and with which code. */
const neighbours: Readonly<Record<string, (scene: Scene) => Promise<Client>>> = {
  'another teacher of the school': async ({ school }) => school.as(await school.addUser('teacher')),
  'an owner, once others are named': async ({ owner }) => owner,
  'a contact of another school': async () => {
    const other = await makeWatchedSchool()
    return other.as(other.owner)
  },
  'a former contact': async ({ school, contact, owner }) => {
    const next = await school.addUser('teacher')
    await owner.call('PUT /safeguarding/contacts', { body: { user_ids: [next.id] } })
    return school.as(contact)
  },
  'the child': async ({ school }) => school.as(school.student),
  'their parent': async ({ school }) => {
    const parent = await school.addUser('parent')
    await makeGuardian(parent, school.student)
    return school.as(parent)
  },
  'an admin of the platform': async ({ school }) => school.as(await school.addUser('admin')),
}

/** Roles that have no business there at all are turned away at the door, without a look at the id. */
const outside = ['the child', 'their parent', 'an admin of the platform']

describe.each(Object.entries(neighbours))('%s', (who, make) => {
  test('can do nothing with a case, nor learn that it is there', async () => {
    const scene = await makeScene()
    const client = await make(scene)
    const code = outside.includes(who) ? 'FORBIDDEN' : 'NOT_FOUND'
    // Somebody's own school has lists of its own.
    const isElsewhere = who === 'a contact of another school'
    const refused = Object.entries(calls).filter(
      ([name]) => !isElsewhere || !/list|read|export/.test(name),
    )
    for (const [name, act] of refused) {
      await expect(act(client, scene.id), name).rejects.toMatchObject({ code })
    }
    if (isElsewhere) {
      expect(await client.call('GET /safeguarding/cases', { query: {} })).toMatchObject({
        cases: [],
        counts: { open: 0 },
      })
      expect(await client.call('GET /safeguarding/readings', { query: {} })).toMatchObject({
        readings: [],
      })
    }
    const entries = await db
      .selectFrom('safeguarding_entries')
      .select('action')
      .where('case_id', '=', scene.id)
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['raised'])
    const files = db.selectFrom('safeguarding_exports').select('id')
    expect(await files.where('school_id', '=', scene.school.id).execute()).toEqual([])
  })
})

test('the contact can do all of it', async () => {
  const { school, contact, id } = await makeScene()
  const client = await school.as(contact)
  for (const [name, act] of Object.entries(calls)) {
    await expect(act(client, id), name).resolves.toBeDefined()
  }
})

test('who reads is in the log of readings, and an owner who is no contact is not shown it', async () => {
  const { school, contact, owner, id } = await makeScene()
  const client = await school.as(contact)
  await client.call('GET /safeguarding/cases/{id}', { params: { id } })
  await client.call('GET /safeguarding/cases/{id}', { params: { id } })
  const { readings, total_count } = await client.call('GET /safeguarding/readings', { query: {} })
  expect(total_count).toBe(2)
  expect(readings[0]).toMatchObject({
    reader: { id: contact.id },
    read: { student: { id: school.student.id }, lines: 1, case_id: id, kind: 'abuse' },
    file: null,
  })
  await expect(owner.call('GET /safeguarding/readings', { query: {} })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

describe('who says who is told', () => {
  test('who was named and dropped, and by whom, is in the audit', async () => {
    const { school, contact, owner } = await makeScene()
    const next = await school.addUser('teacher')
    const name = (user_ids: string[]) =>
      owner.call('PUT /safeguarding/contacts', { body: { user_ids } })
    await name([next.id, contact.id])
    await name([next.id])
    const by = { actor_id: school.owner.id, school_id: school.id, data: {} }
    const named = { action: 'safeguarding_contact_named', ...by }
    const dropped = { action: 'safeguarding_contact_dropped', ...by }
    expect(await auditOf(contact.id)).toEqual([named, dropped])
    expect(await auditOf(next.id)).toEqual([named])
  })

  test('ten who name at once leave one list, in its order', async () => {
    const { school, owner } = await makeScene()
    const teachers = await Promise.all(Array.from({ length: 10 }, () => school.addUser('teacher')))
    const ids = teachers.map(({ id }) => id)
    const results = await ten((index) => {
      const user_ids = [...ids.slice(index), ...ids.slice(0, index)]
      return owner.call('PUT /safeguarding/contacts', { body: { user_ids } })
    })
    expect(fulfilled(results)).toBe(10)
    const { contacts } = await owner.call('GET /safeguarding/contacts', {})
    const from = ids.indexOf(contacts[0]?.id ?? '')
    expect(contacts.map(({ id }) => id)).toEqual([...ids.slice(from), ...ids.slice(0, from)])
  })

  test.each<[string, (scene: Scene) => Promise<Client>, boolean]>([
    ['an owner', async ({ owner }) => owner, true],
    ['a contact', async ({ school, contact }) => school.as(contact), true],
    ['another teacher', async ({ school }) => school.as(await school.addUser('teacher')), false],
  ])('%s', async (_who, make, may) => {
    const scene = await makeScene()
    const client = await make(scene)
    const body = { user_ids: [scene.contact.id] }
    const acts = [
      () => client.call('GET /safeguarding/contacts', {}),
      () => client.call('PUT /safeguarding/contacts', { body }),
    ]
    for (const act of acts) {
      if (may) await expect(act()).resolves.toMatchObject({ are_named: true })
      else await expect(act()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await client.call('GET /safeguarding/standing', {})).toMatchObject({
      can_name_contacts: may,
    })
  })

  test.each<[string, (scene: Scene) => Promise<string>]>([
    ['a student', async ({ school }) => school.student.id],
    ['a parent', async ({ school }) => (await school.addUser('parent')).id],
    ['a teacher elsewhere', async () => (await makeWatchedSchool()).owner.id],
    [
      'a teacher who has left',
      async ({ school }) => {
        const { id } = await school.addUser('teacher')
        await db.updateTable('users').set({ is_active: false }).where('id', '=', id).execute()
        return id
      },
    ],
  ])('%s cannot be named', async (_who, make) => {
    const scene = await makeScene()
    const body = { user_ids: [scene.contact.id, await make(scene)] }
    const naming = scene.owner.call('PUT /safeguarding/contacts', { body })
    await expect(naming).rejects.toMatchObject({ code: 'CONTACT_NOT_STAFF' })
    const { contacts } = await scene.owner.call('GET /safeguarding/contacts', {})
    expect(contacts.map(({ id }) => id)).toEqual([scene.contact.id])
  })

  test('with nobody named, or none of them here any more, the owners are told and read', async () => {
    const { school, contact, owner } = await makeScene()
    expect(await owner.call('GET /safeguarding/standing', {})).toEqual({
      ...{ can_read: false, can_name_contacts: true, num_open: 0 },
    })
    const gone = { is_active: false }
    await db.updateTable('users').set(gone).where('id', '=', contact.id).execute()
    const standing = await owner.call('GET /safeguarding/standing', {})
    expect(standing).toEqual({ can_read: true, can_name_contacts: true, num_open: 1 })
    const { contacts, are_named } = await owner.call('GET /safeguarding/contacts', {})
    expect([contacts.map(({ id }) => id), are_named]).toEqual([[school.owner.id], false])
  })
})
