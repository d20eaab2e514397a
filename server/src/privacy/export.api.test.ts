import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { addFamily } from '#testing/family.ts'
import { db } from '#testing/harness.ts'
import { messagesTo } from '#testing/mailbox.ts'
import { addChat } from '#testing/watched-school.ts'
import { countKeysOf } from './count-keys.ts'
import { makeFamily, makePrivacySchool, type PrivacySchool, password, wait } from './testing.ts'
import { zip } from './zip.ts'

const headBytes = 30

/** The files of a ZIP, by its own headers, each after the other. */
function unzip(packed: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  for (let at = 0; packed.readUInt32LE(at) === 0x04034b50; ) {
    const size = packed.readUInt32LE(at + 18)
    const named = at + headBytes + packed.readUInt16LE(at + 26)
    const name = packed.toString('utf8', at + headBytes, named)
    files.set(name, inflateRawSync(packed.subarray(named, named + size)).toString())
    at = named + size
  }
  return files
}

const get = (school: PrivacySchool, url: string) => school.app.inject({ url })

/** Asks for a copy, has it made, and fetches it. */
async function copyFor(
  school: PrivacySchool,
  client: Awaited<ReturnType<PrivacySchool['as']>>,
  user_id?: string,
) {
  const body = user_id ? { user_id } : {}
  const { id } = await client.call('POST /privacy/exports', { body })
  await school.work()
  const { url } = await client.call('POST /privacy/exports/{id}/link', { params: { id }, body: {} })
  const answer = await get(school, url)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  return { id, url, files: unzip(answer.rawPayload) }
}

test('a ZIP of ours is read back as it was packed', () => {
  const entries = [
    { name: 'README.txt', bytes: Buffer.from('Grüße') },
    { name: 'data/empty.json', bytes: Buffer.from('') },
  ]
  const files = unzip(Buffer.from(zip(entries)))
  expect([...files]).toEqual([
    ['README.txt', 'Grüße'],
    ['data/empty.json', ''],
  ])
})

test('an adult gets a copy of everything about them, and nothing that signs in', async () => {
  const school = await makePrivacySchool()
  const email = `${newId()}@home.test`
  const adult = await addFamily(school, 'parent', { email, password_hash: 'a hash of a password' })
  await addChat(school, { user: adult, lines: ['How do I help with fractions?', 'Ask first.'] })
  const card = { type: 'topics', topics: [{ topic_id: null, name: 'A topic that was named' }] }
  await db
    .updateTable('chat_messages')
    .set({ card: JSON.stringify(card) })
    .where('text', '=', 'Ask first.')
    .execute()
  const { files, id, url } = await copyFor(school, await school.as(adult))
  const all = [...files.values()].join('\n')
  expect(files.get('data/users.json')).toContain(email)
  expect(files.get('data/chat_messages.json')).toContain('How do I help with fractions?')
  expect(files.get('data/chat_messages.json')).toContain('A topic that was named')
  expect(files.get('README.txt')).toContain('data/users.json')
  expect(all).not.toMatch(/a hash of a password|token_hash|password_hash/)
  const [letter, ...others] = await messagesTo(email)
  expect([letter?.subject, others]).toEqual(['The copy that you asked for is ready', []])
  expect((await get(school, url)).json()).toMatchObject({ code: 'LINK_EXPIRED' })
  const { requests } = await (await school.as(adult)).call('GET /privacy/requests', {})
  expect(requests).toMatchObject([{ id, kind: 'export', status: 'ready', progress: 100 }])
})

test('a copy that a guardian asks for leaves the conversations of the child to the child', async () => {
  const school = await makePrivacySchool()
  const { child, client } = await makeFamily(school)
  await addChat(school, { user: child, lines: ['My words', 'Yes'] })
  await (await school.as(child)).call('POST /chat/files', {
    body: { id: newId() },
    files: { file: [new File(['My words, in a file'], 'My words.txt')] },
  })
  const { files } = await copyFor(school, client, child.id)
  expect(files.get('data/users.json')).toContain('Featherstonehaugh')
  expect([...files.keys(), ...files.values()].join('\n')).not.toContain('My words')
  expect(files.get('README.txt')).toContain('Conversations with the tutor are not in it')
})

test('a copy is handed to whoever asked, after they showed who they are, for a week', async () => {
  const school = await makePrivacySchool()
  const { parent, child, client } = await makeFamily(school)
  const { id } = await client.call('POST /privacy/exports', { body: { user_id: child.id } })
  await school.work()
  const link = (from: typeof client, given?: string) =>
    from.call('POST /privacy/exports/{id}/link', {
      params: { id },
      body: given ? { password: given } : {},
    })
  await expect(link(await school.as(child))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  school.wait(1)
  await expect(link(client)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  const { url } = await link(client, password)
  school.wait(1)
  expect((await get(school, url)).statusCode).toBe(410)
  const { file_id } = await db
    .selectFrom('privacy_requests')
    .select('file_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  school.wait(wait.copy_hours)
  await school.workDue()
  await expect(link(await school.as(parent))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(school.files.get(file_id ?? '')).rejects.toThrow()
})

test('nobody asks for what is not theirs to decide', async () => {
  const school = await makePrivacySchool()
  const { child } = await makeFamily(school)
  const pupil = await school.addUser('student')
  const guardian = await makeFamily(school)
  const others = [
    ['another parent', guardian.client, child.id],
    ['the child', await school.as(child), child.id],
    ['a teacher', await school.as(await school.addUser('teacher')), pupil.id],
    ['an owner, of a family', await school.as(await school.addUser('owner')), child.id],
    ['an admin of a school', await school.as(await school.addUser('admin')), child.id],
  ] as const
  for (const [who, client, user_id] of others) {
    for (const path of ['POST /privacy/exports', 'POST /privacy/erasures'] as const) {
      const asked = client.call(path, { body: { user_id } }).then(
        () => 'done',
        ({ code }) => code,
      )
      expect([who, path, await asked]).toEqual([who, path, 'NOT_FOUND'])
    }
  }
  const owner = await school.as(await school.addUser('owner'))
  const asked = owner.call('POST /privacy/exports', { body: { user_id: pupil.id } })
  await expect(asked).resolves.toMatchObject({ status: 'waiting' })
})

test('requests that are counted by a person are known by what they are counted by', async () => {
  const { readdirSync, readFileSync } = await import('node:fs')
  const src = new URL('../', import.meta.url)
  const counted = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => [...readFileSync(new URL(path, src), 'utf8').matchAll(/\bby: `([^`]+)`/g)])
    .map(([, template = '']) => template)
    .filter(
      (template) =>
        !/ from \$\{| of \$\{school_id|answer of \$\{attempt_id|^guest message /.test(template),
    )
  const known = countKeysOf({
    ...{ id: 'ID', school_id: '', user_role_id: 1, teacher_role_id: null, guardian_ids: [] },
    ...{ first_name: '', last_name: '', username: 'NAME', email: 'MAIL', pending_email: null },
    mobile_number: 'NUMBER',
  })
  const isKnown = (template: string) => {
    const pattern = template
      .split(/\$\{[^}]+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')
    return known.some((key) => new RegExp(`^${pattern}$`).test(key))
  }
  expect(counted.length).toBeGreaterThan(5)
  expect(counted.filter((template) => !isKnown(template))).toEqual([])
})
