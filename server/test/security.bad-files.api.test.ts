import { platformErrors } from '@learngrove/contract/errors'
import type { Caller } from '@learngrove/contract/roles'
import type { Route } from '@learngrove/contract/route'
import { expect, test } from 'vitest'
import { makeSchool } from '#testing/harness.ts'
import { addressOf, nothing, requestOf, walked } from './walk.ts'

type Bad = { readonly field?: string; readonly files: readonly File[] }

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const fileOf = (bytes: Uint8Array<ArrayBuffer> | string, name = 'a.png', type = 'image/png') =>
  new File([bytes], name, { type })

/** Files that no route takes, by what is amiss with them. */
const badFor: Readonly<Record<string, (rule: { max_bytes: number; max_count: number }) => Bad>> = {
  'a page that calls itself a picture': () => ({
    files: [fileOf('<!doctype html><script>alert(1)</script>')],
  }),
  'a program that calls itself a picture': () => ({ files: [fileOf('MZ\x90\0\x03\0\0\0')] }),
  'no bytes': () => ({ files: [fileOf('')] }),
  'one byte too many': ({ max_bytes }) => {
    const bytes = new Uint8Array(max_bytes + 1)
    bytes.set(png)
    return { files: [fileOf(bytes)] }
  },
  'one file too many': ({ max_count }) => ({
    files: Array.from({ length: max_count + 1 }, () => fileOf(new Uint8Array(png))),
  }),
  'a name that no field has': () => ({ field: '__proto__', files: [fileOf(new Uint8Array(png))] }),
}

const callerOf = ({ audience }: Route): Caller =>
  audience === 'any' || audience === 'public' ? 'student' : audience[0]

const cases = walked.flatMap((each) =>
  Object.entries(each.route.files ?? {}).flatMap(([field, rule]) =>
    Object.entries(badFor).map(([what, make]) => ({ ...each, field, what, bad: make(rule) })),
  ),
)

test.each(cases)('$name refuses as $field: $what', async ({ route, sample, field, bad }) => {
  const school = await makeSchool()
  const user = await school.addUser(callerOf(route))
  const asked = sample({ ...nothing, user_id: user.id })
  const { body, ...request } = requestOf(route, asked, await school.tokenOf(user))
  if (!(body instanceof FormData)) throw new Error('A route that takes files takes a form')
  for (const file of bad.files) body.append(bad.field ?? field, file)
  const url = `${school.base}/api/v1${addressOf(route, asked)}`
  const answer = await fetch(url, { ...request, body })
  const { code } = await answer.json()
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect({ ...platformErrors, ...route.refusals }).toMatchObject({ [code]: answer.status })
})
