import { afterAll, expect, test, vi } from 'vitest'
import { createMarker, type Marker } from '#platform/marker.ts'
import { db } from '#testing/harness.ts'
import { evaluationsIn, studentWithQuiz, submit } from './testing.ts'

const marker = createMarker({ size: 1 })
afterAll(() => marker[Symbol.asyncDispose]())

/** The engine fails at a question without a key, which no checked question is. */
const broken: Marker = {
  ...marker,
  judge: (question, answer, options) =>
    // Safe: it is broken on purpose.
    marker.judge({ ...question, answer: null } as unknown as typeof question, answer, options),
}

test('a fault in marking is logged without the answer, and costs the student nothing', async () => {
  const { school, client, quiz_id, ids } = await studentWithQuiz({ marker: broken })
  const logged = vi.spyOn(school.app.log, 'error')
  const [told] = evaluationsIn(
    await submit(client, quiz_id, [{ id: ids.number, value: '15 secret apples' }]),
  )
  expect(told).toMatchObject({ verdict: 'unsure', marker: 'fault', needs_review: true })

  expect(told).toMatchObject({ review: 'undecided', tries: 0 })
  const kept = await db
    .selectFrom('evaluation_questions')
    .select('question_version_id')
    .where('id', '=', ids.number)
    .executeTakeFirstOrThrow()
  const { question_version_id } = kept
  expect(logged.mock.calls).toEqual([
    [
      { question_version_id, fault: { name: 'TypeError', at: expect.any(Array) } },
      'fault in marking',
    ],
  ])
  expect(JSON.stringify(logged.mock.calls)).not.toContain('secret')
})
