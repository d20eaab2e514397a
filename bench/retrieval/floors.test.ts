import { entryOf } from '@learngrove/tutor/retrieval/entry'
import { expect, test } from 'vitest'
import { passages, readAnswered, readUnanswered } from './asked.ts'
import { gateFigures, ours, rankingFigures } from './figures.ts'

/** A part of the questions, so that it takes a second; `npm run bench:retrieval` asks all of them, with vectors too. */
const every = 5

/** Lower than what was measured on this part, by two or three questions. */
const floors = {
  recall_at_1: 0.66,
  recall_at_5: 0.84,
  rightly_refused: 0.88,
  wrongly_refused: 0.25,
}

test('words alone find and refuse no less than they did', () => {
  const part = <T>(some: readonly T[]) => some.filter((_, at) => at % every === 0)
  const index = { entries: passages.map((passage) => entryOf(passage)) }
  const plain = (text: string) => ({ text })
  const answered = part(readAnswered())
  const ranked = rankingFigures(answered, plain, ours(index))
  const gate = gateFigures({ answered, unanswered: part(readUnanswered()) }, plain, index)
  expect(ranked.recall_at_1).toBeGreaterThanOrEqual(floors.recall_at_1)
  expect(ranked.recall_at_5).toBeGreaterThanOrEqual(floors.recall_at_5)
  expect(gate.rightly_refused).toBeGreaterThanOrEqual(floors.rightly_refused)
  expect(gate.wrongly_refused).toBeLessThanOrEqual(floors.wrongly_refused)
})

test('there are as many questions as the figures promise, each once', () => {
  const texts = [...readAnswered(), ...readUnanswered()].map(({ text }) => text)
  expect(new Set(texts).size).toBe(texts.length)
  expect(readAnswered().length).toBeGreaterThanOrEqual(300)
  expect(readUnanswered().length).toBeGreaterThanOrEqual(60)
})
