import { beforeEach, expect, test, vi } from 'vitest'
import { type Ending, narrate, narrateNext, silence } from './sound.narrator.ts'
import { idleGapMs } from './sound.times.ts'
import type { Voice } from './voice.ts'

const sentenceMs = 100
const said: string[] = []
const voices: { offered: Voice[] } = { offered: [] }
const speaking = vi.hoisted(() => vi.fn())

vi.mock('./sound.music.ts', () => ({ setSpeaking: speaking }))
vi.mock('./sound.voices.ts', () => ({
  async *voicesFor() {
    yield* voices.offered
  },
}))

/** Takes a while for each sentence, and cannot say some. */
const voice = (name: string, cannot?: string): Voice => ({
  say: (sentence, { signal, onStart }) =>
    new Promise((resolve) => {
      if (sentence === cannot) return resolve(false)
      said.push(`${name}: ${sentence}`)
      onStart()
      const timer = setTimeout(() => resolve(true), sentenceMs)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve(false)
      })
    }),
})

function told(pieces: readonly string[]) {
  const places: number[] = []
  const endings: Ending[] = []
  const narration = {
    ...{ pieces, rate: 1, onWord: () => {} },
    onPiece: (at: number) => places.push(at),
    onEnd: (ending: Ending) => endings.push(ending),
  }
  return { narration, places, endings }
}

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(async () => {
  vi.useFakeTimers()
  silence()
  await after(10 * sentenceMs)
  said.length = 0
  speaking.mockClear()
  voices.offered = [voice('near')]
})

test('sentences are said one after another, and the music is told', async () => {
  const { narration, places, endings } = told(['a', 'b'])
  narrate(narration)
  await after(sentenceMs / 2)
  expect(said).toEqual(['near: a'])
  expect(speaking.mock.calls).toEqual([[true]])
  await after(2 * sentenceMs)
  expect({ said, places, endings }).toEqual({
    ...{ said: ['near: a', 'near: b'], places: [0, 1], endings: ['said'] },
  })
  expect(speaking.mock.calls).toEqual([[true], [false]])
})

test('it begins where it is told to, and is silent at once when it is stopped', async () => {
  const { narration, places, endings } = told(['a', 'b', 'c'])
  const { stop } = narrate(narration, 1)
  await after(sentenceMs / 2)
  stop()
  await after(sentenceMs)
  expect({ places, endings }).toEqual({ places: [1], endings: ['stopped'] })
  expect(said).toEqual(['near: b'])
})

test('one thing speaks at a time', async () => {
  const first = told(['a', 'b'])
  const second = told(['c'])
  narrate(first.narration)
  await after(sentenceMs / 2)
  narrate(second.narration)
  await after(3 * sentenceMs)
  expect(said).toEqual(['near: a', 'near: c'])
  expect([first.endings, second.endings]).toEqual([['stopped'], ['said']])
})

test('what one voice cannot say the next says, from there on; after the last it is told', async () => {
  voices.offered = [voice('far', 'b'), voice('near', 'd')]
  const { narration, endings } = told(['a', 'b', 'c', 'd'])
  narrate(narration)
  await after(10 * sentenceMs)
  expect(said).toEqual(['far: a', 'near: b', 'near: c'])
  expect(endings).toEqual(['no voice'])
})

test('messages that come by themselves wait for each other, with a pause between them', async () => {
  narrate(told(['a']).narration)
  narrateNext(told(['b']).narration)
  narrateNext(told(['c']).narration)
  await after(sentenceMs + idleGapMs - 1)
  expect(said).toEqual(['near: a'])
  await after(2)
  expect(said).toEqual(['near: a', 'near: b'])
  await after(sentenceMs + idleGapMs)
  expect(said).toEqual(['near: a', 'near: b', 'near: c'])
})

test('what waits is forgotten when the reader asks for something else, or for silence', async () => {
  narrate(told(['a']).narration)
  await after(1)
  narrateNext(told(['b']).narration)
  narrate(told(['c']).narration)
  await after(10 * idleGapMs)
  expect(said).toEqual(['near: a', 'near: c'])
  narrate(told(['d']).narration)
  await after(1)
  narrateNext(told(['e']).narration)
  silence()
  await after(10 * idleGapMs)
  expect(said).toEqual(['near: a', 'near: c', 'near: d'])
})
