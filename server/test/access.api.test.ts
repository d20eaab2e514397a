import { callers } from '@learngrove/contract/roles'
import { describe, expect, test } from 'vitest'
import { makeSchool } from '#testing/harness.ts'
import { walked } from './walk.ts'

const guarded = walked.filter(({ route }) => route.audience !== 'public')

describe.each(guarded)('$name', ({ route }) => {
  const { audience } = route
  // An owner is a teacher too, and goes where a teacher goes.
  const isOutside = (names: readonly string[], caller: string) =>
    !names.includes(caller) && !(caller === 'owner' && names.includes('teacher'))
  const outsiders = Array.isArray(audience)
    ? callers.filter((caller) => isOutside(audience, caller))
    : []

  test('turns away nobody and every wrong role', async () => {
    const school = await makeSchool()
    expect(await school.knock(route)).toEqual({ status: 401, code: 'NOT_SIGNED_IN' })
    for (const caller of outsiders) {
      const outsider = await school.addUser(caller)
      expect([caller, await school.knock(route, outsider)]).toEqual([
        caller,
        { status: 403, code: 'FORBIDDEN' },
      ])
    }
  })
})
