import { limits } from '@learngrove/contract/chat.limits'
import { expect, test } from 'vitest'
import { textOf } from '#testing/chat-school.ts'
import { fileOf, keep, scene, send } from './scene.testing.ts'

test('a worksheet as long as is kept is heard in time', async () => {
  const { client } = await scene()
  const line = (at: number) =>
    `${at}. Solve ${at}x + 4 = ${3 * at + 7} and explain how you found it.\n`
  const long = Array.from({ length: 200 }, (_, at) => line(at + 2)).join('')
  const { id, is_truncated } = await keep(client, fileOf(long, 'long.txt'))
  expect(long.length).toBeGreaterThan(limits.file_text_length)
  expect(is_truncated).toBe(true)
  const { events } = await send(client, 'Can you explain question 3?', [id])
  expect(textOf(events)).toMatch(/^That is long, so I have read the beginning only/)
  expect(textOf(events)).not.toContain('too long for me')
}, 40_000)
