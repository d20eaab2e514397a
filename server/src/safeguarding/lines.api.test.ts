import { expect, test } from 'vitest'
import { transaction } from '#platform/database.ts'
import { db } from '#testing/harness.ts'
import { addChat, caseOf, makeWatchedSchool, tellingWorld } from '#testing/watched-school.ts'
import { raiseFlag } from './safeguarding.ts'

/** A case whose chat has so many lines, with these of them flagged; the client reads it. */
async function withChat(size: number, flagged: readonly number[]) {
  const school = await makeWatchedSchool()
  const lines = Array.from({ length: size }, (_, line) => `line ${line}`)
  const { thread_id, message_ids } = await addChat(school, { user: school.student, lines })
  for (const line of flagged) {
    const message_id = message_ids[line] ?? ''
    const student = { id: school.student.id, school_id: school.id }
    const heard = { kind: 'abuse', response: 'care', heard_by: 'both', certainty: 0.94 } as const
    await transaction(db, (tx) =>
      raiseFlag(
        { ...tellingWorld(), db: tx },
        { student, message_id, thread_id, ...heard, now: school.now() },
      ),
    )
  }
  const { id } = await caseOf(school.student)
  const { call } = await school.as(school.owner)
  const { passages, log } = await call('GET /safeguarding/cases/{id}', { params: { id } })
  const read = passages.map(({ before, after, lines }) => [
    before,
    ...lines.map(({ text, flag }) => `${text.slice('line '.length)}${flag ? '!' : ''}`),
    after,
  ])
  return { read, log, passages, thread_id }
}

const run = (from: number, to: number, flagged: readonly number[]) =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const line = from + index
    return `${line}${flagged.includes(line) ? '!' : ''}`
  })

test.each([
  ['one line alone', 1, [0], [[0, '0!', 0]]],
  ['a short chat is all of it', 7, [4], [[0, ...run(0, 6, [4]), 0]]],
  ['in the middle', 41, [20], [[13, ...run(13, 22, [20]), 18]]],
  ['at the end', 31, [30], [[21, ...run(21, 30, [30]), 0]]],
  ['at the beginning', 31, [0], [[0, ...run(0, 9, [0]), 21]]],
  ['two that overlap are one piece', 41, [20, 24], [[13, ...run(13, 26, [20, 24]), 14]]],
  [
    'two far from each other are two pieces',
    61,
    [10, 50],
    [
      [3, ...run(3, 12, [10]), 30],
      [0, ...run(43, 52, [50]), 8],
    ],
  ],
])('%s', async (_name, size, flagged, expected) => {
  const { read, log } = await withChat(size, flagged)
  expect(read).toEqual(expected)
  const count = expected.flat().filter((part) => typeof part === 'string').length
  expect(log.find(({ action }) => action === 'opened')?.lines).toBe(count)
})

test('tells by what a line was flagged, and names no chat', async () => {
  const { passages, thread_id } = await withChat(1, [0])
  expect(passages[0]?.lines[0]?.flag).toEqual({
    ...{ kind: 'abuse', response: 'care', heard_by: 'both', certainty: 0.94 },
  })
  expect(JSON.stringify(passages)).not.toContain(thread_id)
})
