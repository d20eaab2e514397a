import { createCall } from '@learngrove/contract/call'
import { expect, test } from 'vitest'
import { right, studentWithQuiz, submit } from '#quiz/testing.ts'

/** Far less than a connection is kept for another request, and far more than an answer takes. */
const soonMs = 3_000

test('what is being answered when the server stops is answered, and then nobody is waited for', async () => {
  const { school, student, quiz_id, ids } = await studentWithQuiz({})
  const token = await school.tokenOf(student)
  const client = createCall({ base_url: `${school.base}/api/v1`, token: () => token })
  const asked = new Promise<void>((resolve) => {
    school.app.server.once('request', () => resolve())
  })
  const answered = submit(client, quiz_id, [{ id: ids.choice, ...right.choice }])
  await asked
  const began = performance.now()
  await Promise.all([answered, school.app.close()])
  expect(performance.now() - began).toBeLessThan(soonMs)
  expect((await answered).map(({ event }) => event)).toEqual(['evaluations', 'done'])
})
