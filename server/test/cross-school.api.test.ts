import { type Caller, callers } from '@learngrove/contract/roles'
import type { Route } from '@learngrove/contract/route'
import { describe, expect, test } from 'vitest'
import { makeSchool } from '#testing/harness.ts'
import { makeVictim, secretWords } from './victim.ts'
import { addressOf, requestOf, thingsIn, walked } from './walk.ts'

/** It is asked for its token before its id: `wrong-person.api.test.ts` asks it. */
const byToken = ['privacy.exportFile']

const withThings = walked
  .filter(({ name }) => !byToken.includes(name))
  .filter((each) => each.route.params && thingsIn(each, 'params').length > 0)

/** Who has the most to say of those that may call. */
const mayCall = ({ audience }: Route): Caller => {
  if (audience === 'any' || audience === 'public') return 'student'
  if (audience.includes('owner')) return 'owner'
  return callers.find((each) => audience.includes(each)) ?? 'student'
}

/** Nobody may do anything to them, so that every route can be asked about the same. */
let foreign: ReturnType<typeof makeVictim> | undefined

describe.each(withThings)('$name', ({ route, sample }) => {
  test('does not know the ids of another school', async () => {
    foreign ??= makeVictim()
    const { of } = await foreign
    const school = await makeSchool()
    const token = await school.tokenOf(await school.addUser(mayCall(route)))
    const asked = sample(of)
    const url = `${school.base}/api/v1${addressOf(route, asked)}`
    const answer = await fetch(url, requestOf(route, asked, token))
    const text = await answer.text()
    expect([answer.status, text]).toEqual([404, expect.stringContaining('"NOT_FOUND"')])
    expect(text).not.toContain(secretWords)
  })
})
