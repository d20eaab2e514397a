import { describe, expect, test } from 'vitest'
import { type AnswerEvent, addEvent, asked, found, hasGap, isOver } from './conversation.answer.ts'
import { eventsOf, ids, source } from './conversation.testing.ts'

const read = (events: readonly AnswerEvent[], from = asked) => events.reduce(addEvent, from)
const full = eventsOf(['Take ', '5 from', ' both sides.'])

test('an answer is read from its events', () => {
  expect(read(full)).toMatchObject({
    phase: 'done',
    text: 'Take 5 from both sides.',
    sources: [source],
    title: 'An equation',
    seq: full.length,
    ...ids,
  })
})

test('an answer that was cut is over, and not done', () => {
  const answer = read(eventsOf(['Take '], 'cut'))
  expect(answer).toMatchObject({ phase: 'cut', text: 'Take ' })
  expect(isOver(answer)).toBe(true)
})

describe('events that come again count once', () => {
  const cuts = full.map((_, index) => index)
  test.each(cuts)('after a connection that was lost after %i events', (cut) => {
    const half = read(full.slice(0, cut))
    expect(read(full, half)).toEqual(read(full))
    expect(read(full.slice(half.seq), half)).toEqual(read(full))
  })

  test('and in any order with what is missing left out', () => {
    const text = [full[0], full[2], full[1], full[2], ...full.slice(1)].flatMap(
      (each) => each ?? [],
    )
    expect(read(text)).toEqual(read(full))
  })
})

test('a gap does not count, and is noticed', () => {
  const begun = read(full.slice(0, 2))
  const far = full[4]
  expect(far && hasGap(begun, far)).toBe(true)
  expect(far && addEvent(begun, far)).toBe(begun)
})

test('events of another answer are not taken', () => {
  const other = found({ generation_id: 'another' })
  expect(read(full, other)).toEqual(other)
})

test('a kept answer that is told again without places begins anew each time', () => {
  // Safe: a name and its data belong together, of which the compiler loses sight.
  const told = full.map(({ event, data }) => ({ event, data }) as AnswerEvent)
  expect(read([...told.slice(0, 5), ...told]).text).toBe('Take 5 from both sides.')
})

describe('how it ends', () => {
  const abort = eventsOf(['Take '], 'abort')
  test('by itself it is broken, after a stop it is stopped', () => {
    expect(read(abort)).toMatchObject({ phase: 'broken', text: 'Take ' })
    expect(read(abort, { ...asked, is_stopping: true })).toMatchObject({ phase: 'stopped' })
  })

  test('with an error it is broken', () => {
    expect(read(eventsOf(['Take '], 'error')).phase).toBe('broken')
  })

  test('an error of the connection alone ends nothing', () => {
    const error: AnswerEvent = { event: 'error', data: { type: 'error', errorText: 'INTERNAL' } }
    expect(isOver(read([...full.slice(0, 4), error]))).toBe(false)
  })

  test('nothing comes after the end', () => {
    const done = read(full)
    expect(read(abort, done)).toBe(done)
  })
})
