import { contract } from '@learngrove/contract'
import { platformErrors } from '@learngrove/contract/errors'
import { policyVersion } from '@learngrove/contract/policy'
import type { Caller } from '@learngrove/contract/roles'
import type { Route } from '@learngrove/contract/route'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from '#platform/ids.ts'
import { addressOf, db, makeSchool, type TestUser } from '#testing/harness.ts'

const routes = Object.entries(contract).flatMap(([area, operations]) =>
  Object.entries(operations).map(([name, route]): [string, Route] => [`${area}.${name}`, route]),
)

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

/** What is right for a field, so that only the one beside it is amiss. */
const sound: Readonly<Record<string, unknown>> = {
  academic_level_id: '01a1f000-0000-7000-8000-000000000105',
  challenge: 'a challenge',
  domain: 'school.test',
  email: 'somebody@nowhere.test',
  first_name: 'Maya',
  from_email: 'somebody@nowhere.test',
  id: newId(),
  key: 'a key',
  last_name: 'Okafor',
  message: 'Hello',
  mobile_number: '+447700900123',
  new_password: 'eleven quiet owls',
  otp: '123456',
  password: 'a garden in spring',
  policy_version: policyVersion,
  portal: 'ai_academy',
  provider: 'google',
  solution: '1',
  token: 'a token',
  user_role_id: 1,
}

/** What names something that there may be is an id, of nothing. */
const soundFor = (name: string): unknown =>
  sound[name] ?? (/(_id|Id)$/.test(name) ? newId() : undefined)

const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

/** The sound fields, each in turn with junk instead; optional ones come in one by one. */
function* spoilt(schema: z.ZodType | undefined): Generator<Record<string, unknown>> {
  const fields = fieldsOf(schema)
  const whole = Object.fromEntries(
    fields.flatMap((name) => {
      const value = soundFor(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
  yield {}
  for (const name of fields) for (const value of junk) yield { ...whole, [name]: value }
  yield { ...whole, is_admin: true, school_id: newId(), user_role_id: 3, teacher_role_id: 1 }
}

type Sent = {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: Record<string, unknown>
  readonly type?: string
  readonly payload?: string
}

/** A part of an address that is longer is turned away before any route is looked for. */
const maxParamLength = 4096

const fits = (params: Record<string, unknown>) =>
  Object.values(params).every((value) => textOf(value).length <= maxParamLength)

function* requestsOf(route: Route): Generator<Sent> {
  for (const params of spoilt(route.params)) if (fits(params)) yield { params, body: {} }
  for (const query of spoilt(route.query)) yield { query, body: {} }
  for (const body of spoilt(route.body)) yield { body }
  for (const [type, payload] of wholes) yield { type, payload }
}

const textOf = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)

function urlOf({ path }: Route, { params = {}, query = {} }: Sent): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(textOf(params[name] ?? soundFor(name))),
  )
  const pairs = Object.entries(query).map(([name, value]) => [name, textOf(value)])
  return `/api/v1${filled}?${new URLSearchParams(pairs)}`
}

/** Nobody is slowed down: each request comes from an address of its own. */
const addresses = (function* () {
  for (;;) yield addressOf(newId())
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

async function opened(route: Route) {
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
      url: urlOf(route, sent),
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

describe.each(routes)('%s', (_name, route) => {
  test('refuses junk by a code that it declares, and never fails', async () => {
    const { ask, isDeclared, user, before } = await opened(route)
    const odd: unknown[] = []
    for (const sent of requestsOf(route)) {
      const said = await ask(sent)
      if (said.startsWith('5') || !isDeclared(said)) {
        odd.push([said, JSON.stringify(sent).slice(0, 200)])
      }
    }
    expect(odd).toEqual([])
    expect(Object.prototype).not.toHaveProperty('polluted')
    // Nobody becomes more than they were by asking for it.
    expect(await rolesOf(user)).toEqual(before)
  }, 60_000)
})
