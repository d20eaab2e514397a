import { policyVersion } from '@learngrove/contract/policy'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newNumber } from '#auth/testing.ts'
import { hashOf, newId } from '#platform/ids.ts'
import { keyedHashOf } from '#platform/secret-key.ts'
import { db, makeSchool, secret_key } from '#testing/harness.ts'
import { lastLinkTo, lastMessageTo, lastSecretTo } from '#testing/mailbox.ts'
import { google, goThere } from '#testing/oidc-google.ts'
import { signUpWith } from '#testing/sign-up.ts'

/** Of this test alone: what it looks for, no other may have written. */
const password = `a garden in spring ${newId()}`
const newPassword = `eleven quiet owls ${newId()}`

/** Where a secret stands because it is on its way to somebody; it is emptied when it has gone out. */
const onTheWay = ['public.outbox.body', 'public.outbox.html']

/** Every column that can hold text, of every table that is ours, as `schema.table.column`. */
async function textColumns(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_schema || '.' || table_name || '.' || column_name as name
    from information_schema.columns
    where table_schema not in ('pg_catalog', 'information_schema')
      and data_type in ('text', 'character varying', 'jsonb', 'json', 'bytea', 'ARRAY')`.execute(db)
  return rows.map(({ name }) => name)
}

/** In which columns a text stands by itself, between whatever is neither letter nor digit. */
async function columnsWith(text: string): Promise<string[]> {
  const pattern = `(^|[^[:alnum:]])${text.replace(/[^\w]/g, '\\$&')}($|[^[:alnum:]])`
  const found: string[] = []
  for (const name of await textColumns()) {
    const [schema = '', table = '', column = ''] = name.split('.')
    const { rows } = await sql`
      select 1 from ${sql.table(`${schema}.${table}`)}
      where ${sql.ref(column)}::text ~ ${pattern} limit 1`.execute(db)
    if (rows.length > 0) found.push(name)
  }
  return found
}

/** Goes through everything that gives somebody a secret; returns each by what it is. */
async function everySecret() {
  const school = await makeSchool()
  const guest = await school.as()
  const { call: ask } = guest
  const email = `${newId()}@family.test`
  const mobile_number = newNumber()
  const newcomer = {
    ...({ user_role_id: 1, first_name: 'Maya', last_name: '', password } as const),
    policy_version: policyVersion,
    // Of a year in which nobody else has to agree.
    academic_level_id: '01a1f000-0000-7000-8000-000000000110',
  }
  const withoutMail = await signUpWith(guest, newcomer)
  const signedUp = await signUpWith(guest, { ...newcomer, email })
  const finish = await lastSecretTo(email)
  const other = `${newId()}@family.test`
  await (await school.as(signedUp)).call('PATCH /users/', { body: { email: other } })
  const verify = await lastSecretTo(other)
  await db.updateTable('users').set({ mobile_number }).where('id', '=', signedUp.id).execute()
  await ask('POST /auth/generate-otp', { body: { mobile_number } })
  const [code = ''] = /^\d{6}/.exec((await lastMessageTo(mobile_number)).body) ?? []
  await ask('POST /auth/magic-link', { body: { email, portal: 'ai_academy' } })
  const magic = await lastSecretTo(email)
  await ask('POST /auth/password/reset/link', { body: { email } })
  const reset = (await lastLinkTo(email)).searchParams.get('token') ?? ''
  const { call } = await school.as(signedUp)
  const { link_code } = await call('POST /users/link-code', {})
  const { token: handed } = await call('GET /auth/token/{id}', { params: { id: signedUp.id } })
  const { challenge } = await ask('GET /users/contact-us/challenge', {})
  const { attempt_key } = await ask('POST /lessons/public/past-paper-attempt/log/{name}', {
    params: { name: 'taster' },
  })
  await ask('POST /auth/password/reset', { body: { token: reset, new_password: newPassword } })
  const there = await google()
  const { shown } = await goThere(there)
  return {
    'the password': password,
    'the new password': newPassword,
    'a session token of a sign-up': withoutMail.access_token,
    'a session token of a sign-in': signedUp.access_token,
    'a link that finishes a sign-up': finish,
    'a link that confirms an address': verify,
    'a magic link': magic,
    'a password link': reset,
    'a one-time code': code,
    'a link code': link_code,
    'a hand-over': handed,
    'a challenge': challenge,
    'the key of an attempt at a paper': attempt_key,
    'the state of a sign-in by a provider': shown.state,
    'the token of a provider': shown.google_jwt,
  }
}

test('no secret that was handed out stands in the database in the clear', async () => {
  const secrets = await everySecret()
  for (const [what, secret] of Object.entries(secrets)) {
    expect(secret.length, what).toBeGreaterThanOrEqual(6)
    const found = await columnsWith(secret)
    expect([what, found.filter((name) => !onTheWay.includes(name))]).toEqual([what, []])
  }
  // The measure can tell: what is on its way is found where it is.
  expect(await columnsWith(secrets['a magic link'])).toEqual(expect.arrayContaining(onTheWay))
}, 60_000)

test('a code that is typed is kept under a hash with a key that is not in the database', async () => {
  const school = await makeSchool()
  const student = await school.addUser('student')
  const { call } = await school.as(student)
  const { link_code } = await call('POST /users/link-code', {})
  const row = db.selectFrom('tickets').select('secret_hash').where('user_id', '=', student.id)
  const { secret_hash } = await row.executeTakeFirstOrThrow()
  const text = `link_code ${link_code}`
  expect([hashOf(text), hashOf(link_code)]).not.toContain(secret_hash)
  expect(secret_hash).toBe(keyedHashOf(secret_key, text))
})

test('a password is kept by Argon2id, with a salt of its own', async () => {
  const school = await makeSchool()
  const client = await school.as()
  const hashes = []
  for (const user_role_id of [1, 6] as const) {
    const names = { user_role_id, first_name: 'Maya', last_name: '', password }
    const body = { ...names, policy_version: policyVersion }
    const { id } = await signUpWith(client, body)
    const row = db.selectFrom('users').select('password_hash').where('id', '=', id)
    hashes.push((await row.executeTakeFirstOrThrow()).password_hash)
  }
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$/)
  expect(new Set(hashes).size).toBe(hashes.length)
})
