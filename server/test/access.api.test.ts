import { contract } from '@learngrove/contract'
import { callers } from '@learngrove/contract/roles'
import type { Route } from '@learngrove/contract/route'
import { describe, expect, test } from 'vitest'
import { makeSchool } from '#testing/harness.ts'

const guarded = Object.entries(contract)
  .flatMap(([area, operations]) =>
    Object.entries(operations).map(([name, route]): [string, Route] => [`${area}.${name}`, route]),
  )
  .filter(([, { audience }]) => audience !== 'public')

describe.each(guarded)('%s', (_name, route) => {
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
