import { platformErrors } from '@learngrove/contract/errors'
import type { Caller } from '@learngrove/contract/roles'
import type { Route } from '@learngrove/contract/route'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from '#platform/ids.ts'
import { db, makeSchool, addressOf as networkOf, type TestUser } from '#testing/harness.ts'
import { addressOf, nothing, type Sample, textOf, thirdOf, type Walked, walked } from './walk.ts'

/** What no field expects, or what has broken something somewhere. */
const junk: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  ' ',
  'a\0b',
  "' or 1=1; --",
  '{{7*7}}<script>alert(1)</script>',
  '../../etc/passwd',
  '\r\nBcc: somebody@elsewhere.test',
  '\u202e\ufeff\u0000',
  'x'.repeat(5000),
  '🌱'.repeat(500),
  '%00%ff%zz',
  [],
  ['x'],
  {},
  { $ne: null },
  { toString: 'x', constructor: { prototype: { polluted: true } } },
]

/** Bodies that are none. */
const wholes: readonly (readonly [type: string, payload: string])[] = [
  ['application/json', ''],
  ['application/json', '{'],
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['application/json', '"text"'],
  ['application/json', '{"__proto__":{"polluted":true}}'],
  ['application/json', '{"constructor":{"prototype":{"polluted":true}}}'],
  ['application/json', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['application/json', `{"a":"${'x'.repeat(2 * 1024 * 1024)}"}`],
  ['application/json; charset=utf-16', '{}'],
  ['text/plain', 'text'],
  ['application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['application/x-www-form-urlencoded', 'email=a&email=b'],
  ['multipart/form-data; boundary=x', '--x--\r\n'],
]

const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

/** A sound part of a request, each of its fields in turn with junk instead; optional ones come in one by one. */
function* spoilt(
  schema: z.ZodType | undefined,
  whole: Record<string, unknown> = {},
): Generator<Record<string, unknown>> {
  yield {}
  for (const name of fieldsOf(schema)) for (const value of junk) yield { ...whole, [name]: value }
  yield { ...whole, is_admin: true, school_id: newId(), user_role_id: 3, teacher_role_id: 1 }
}

type Sent = Sample & { readonly type?: string; readonly payload?: string }

/** A part of an address that is longer is turned away before any route is looked for. */
const maxParamLength = 4096

const fits = (params: Record<string, unknown>) =>
  Object.values(params).every((value) => textOf(value).length <= maxParamLength)

function* requestsOf({ route, sample }: Walked): Generator<Sent> {
  const sound = sample(nothing)
  for (const params of spoilt(route.params, sound.params))
    if (fits(params)) yield { ...sound, params: { ...sound.params, ...params } }
  for (const query of spoilt(route.query, sound.query)) yield { ...sound, query }
  for (const body of spoilt(route.body, sound.body)) yield { ...sound, body }
  const { body: _, ...address } = sound
  for (const [type, payload] of wholes) yield { ...address, type, payload }
}

/** Nobody is slowed down: each request comes from an address of its own. */
const addresses = (function* () {
  for (;;) yield networkOf(newId())
})()

/** The fields of a form, as a browser sends them. */
function formOf(fields: Record<string, unknown>) {
  const boundary = newId()
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${textOf(value)}\r\n`,
  )
  const type = `multipart/form-data; boundary=${boundary}`
  return { type, payload: `${parts.join('')}--${boundary}--\r\n` }
}

const callerOf = ({ audience }: Route): Caller =>
  audience === 'any' || audience === 'public' ? 'student' : audience[0]

async function opened({ route }: Walked) {
  const school = await makeSchool()
  const user: TestUser = await school.addUser(callerOf(route))
  const authorization = `Bearer ${await school.tokenOf(user)}`
  const declared = Object.entries({ ...platformErrors, ...route.refusals })
  const own = declared.map(([code, status]) => `${status} ${code}`)

  async function ask(sent: Sent): Promise<string> {
    const form = route.files && sent.body && formOf(sent.body)
    const { type = 'application/json', payload = JSON.stringify(sent.body) } = form ?? sent
    const hasBody = route.method !== 'GET' && (route.body !== undefined || sent.payload)
    const answer = await school.app.inject({
      method: route.method,
      url: `/api/v1${addressOf(route, sent)}`,
      headers: {
        authorization,
        'x-forwarded-for': addresses.next().value,
        ...(hasBody && { 'content-type': type }),
      },
      ...(hasBody && { payload }),
    })
    const { statusCode } = answer
    if (statusCode < 300) return 'done'
    return `${statusCode} ${answer.json().code}`
  }
  const isDeclared = (said: string) => said === 'done' || own.includes(said)
  return { ask, isDeclared, user, before: await rolesOf(user) }
}

const rolesOf = (user: TestUser) =>
  db
    .selectFrom('users')
    .select(['user_role_id', 'teacher_role_id'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()

describe.each(thirdOf(walked))('$name', (each) => {
  test('refuses junk by a code that it declares, and never fails', async () => {
    const { ask, isDeclared, user, before } = await opened(each)
    const odd: unknown[] = []
    for (const sent of requestsOf(each)) {
      const said = await ask(sent)
      if (said.startsWith('500') || !isDeclared(said)) {
        odd.push([said, JSON.stringify(sent).slice(0, 200)])
      }
    }
    expect(odd).toEqual([])
    expect(Object.prototype).not.toHaveProperty('polluted')
    // Nobody becomes more than they were by asking for it.
    expect(await rolesOf(user)).toEqual(before)
  }, 60_000)
})
