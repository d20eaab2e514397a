import { hostileMessages } from '@learngrove/tutor/hostile-messages'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { ask, collect, textOf } from '#testing/chat-school.ts'
import { makeSchool } from '#testing/harness.ts'

const messages = 100
const together = 16
/** A student may send sixty a day. */
const perStudent = 50
/** Waits below this are those of a machine with much else to do. */
const floorMs = 400

const harmless = [
  'Solve x + 3 = 9',
  'What is 1/2 + 1/3?',
  'Hello!',
  '12% of 50',
  'How do plants eat?',
]

/** Sends so many messages, some at a time, and meanwhile asks how the server is. Answers the longest wait. */
async function worstWait(texts: readonly string[]): Promise<number> {
  const school = await makeSchool()
  const clients = await Promise.all(
    Array.from({ length: messages / perStudent }, async () =>
      school.as(await school.addUser('student')),
    ),
  )
  let left = messages
  const send = async () => {
    while (left > 0) {
      const index = --left
      const client = clients[index % clients.length]
      const text = texts[index % texts.length]
      if (!client || !text) throw new Error('There is nothing to send')
      const events = await collect(ask(client, text, { client_message_id: newId() }))
      expect(textOf(events)).not.toBe('')
      expect(events.at(-1)?.event).toBe('finish')
    }
  }
  let worst = 0
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      const began = performance.now()
      expect((await fetch(`${school.base}/healthz`)).status).toBe(200)
      worst = Math.max(worst, performance.now() - began)
    }
  }
  const watching = watch()
  await Promise.all(Array.from({ length: together }, send))
  isOver = true
  await watching
  return worst
}

test('no message stops the server: with hostile ones nobody waits much longer than with others', async () => {
  const usual = await worstWait(harmless)
  const worst = await worstWait(hostileMessages.filter((text) => text.trim() !== ''))
  expect(worst).toBeLessThan(Math.max(floorMs, 3 * usual))
}, 300_000)
