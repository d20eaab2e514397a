import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { db, makeSchool } from '#testing/harness.ts'

/** A student whose next codes cannot be kept: so often, and for this reason. */
async function refusedAtFirst(times: number, code: string) {
  const counted = { inserts: 0 }
  let isCounting = false
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const isTicket =
        node.kind === 'InsertQueryNode' && JSON.stringify(node.into).includes('tickets')
      if (!isCounting || !isTicket) return node
      counted.inserts += 1
      if (counted.inserts > times) return node
      throw Object.assign(new Error('The row was refused'), { code })
    },
    transformResult: async ({ result }) => result,
  }
  const school = await makeSchool({ db: db.withPlugin(plugin) })
  const client = await school.as(await school.addUser('student'))
  isCounting = true
  return { counted, ask: () => client.call('POST /users/link-code', {}) }
}

const taken = '23505'
const other = '23514'

test.each([
  [0, 1],
  [1, 2],
  [2, 3],
])('after %d codes that are taken it is code number %d', async (times, inserts) => {
  const { ask, counted } = await refusedAtFirst(times, taken)
  expect((await ask()).link_code).toHaveLength(6)
  expect(counted.inserts).toBe(inserts)
})

test('after three that are taken it gives up', async () => {
  const { ask, counted } = await refusedAtFirst(3, taken)
  await expect(ask()).rejects.toMatchObject({ status: 500 })
  expect(counted.inserts).toBe(3)
})

test('what fails for another reason is not tried again', async () => {
  const { ask, counted } = await refusedAtFirst(1, other)
  await expect(ask()).rejects.toMatchObject({ status: 500 })
  expect(counted.inserts).toBe(1)
})
