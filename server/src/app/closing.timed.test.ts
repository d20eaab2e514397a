import { createCall } from '@learngrove/contract/call'
import { expect, test } from 'vitest'
import { interruptGenerations } from '#chat/chat.jobs.ts'
import { endStreams } from '#platform/events.ts'
import { createMemory } from '#platform/memory.ts'
import { right, studentWithQuiz, submit } from '#quiz/testing.ts'
import { ask, collect, makeChatSchool, readUntil, textOf } from '#testing/chat-school.ts'

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

test('of two servers in one process one stops, and the other goes on', async () => {
  const [stopping, going] = await Promise.all(
    [createMemory(), createMemory()].map(async (memory) => {
      const { client, model } = await makeChatSchool({ memory })
      const answer = model.nextAnswer()
      const stream = ask(client, 'A long one')
      await answer.say('It begins')
      await readUntil(stream, 'text-delta')
      return { memory, answer, stream }
    }),
  )
  if (!stopping || !going) throw new Error('There are two')
  endStreams(stopping.memory)
  await interruptGenerations(stopping.memory)
  await expect(collect(stopping.stream)).rejects.toThrow('The server is stopping')

  await going.answer.say(', and goes on.')
  await going.answer.finish()
  const rest = await collect(going.stream)
  expect(textOf(rest)).toBe(', and goes on.')
  expect(rest.at(-1)?.event).toBe('finish')
})
