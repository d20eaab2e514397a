import { expect, test } from 'vitest'
import { isOver, isTaken, isToHandIn, lateMinutes } from './time-limit.ts'

const ends_at = new Date('2026-09-01T09:00:00Z')
const after = (seconds: number) => new Date(ends_at.getTime() + seconds * 1000)
const late = lateMinutes * 60

test.each([
  ['without a limit, always', null, 1e9, undefined, true],
  ['before the end', ends_at, -1, undefined, true],
  ['at the end itself', ends_at, 0, undefined, true],
  ['not after it', ends_at, 1, undefined, false],
  ['after it, what was written before', ends_at, 60, -1, true],
  ['after it, what was written at the end', ends_at, late, 0, true],
  ['not what was written after it', ends_at, 60, 1, false],
  ['not too late, whenever it was written', ends_at, late + 1, -60, false],
])('an answer is taken: %s', (_, end, now, written, isIt) => {
  const written_at = written === undefined ? undefined : after(written)
  expect(isTaken({ ends_at: end }, after(now), written_at)).toBe(isIt)
})

test('an attempt is over when nothing can come late any more', () => {
  expect(isOver({ ends_at }, after(late))).toBe(false)
  expect(isOver({ ends_at }, after(late + 1))).toBe(true)
  expect(isOver({ ends_at: null }, after(1e9))).toBe(false)
})

test('what began to be handed in and did not end is taken up a minute later', () => {
  const stuck = { ends_at: null, handing_in_at: ends_at }
  expect(isToHandIn(stuck, after(59))).toBe(false)
  expect(isToHandIn(stuck, after(61))).toBe(true)
  expect(isToHandIn({ ends_at: null, handing_in_at: null }, after(1e9))).toBe(false)
})
