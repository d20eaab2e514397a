import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { randomFrom } from '#demo/random.ts'
import { readFigureSet } from '../reading/number-set.testing.ts'
import { drawnFigure } from './drawn-figures.testing.ts'
import { type Figure, figureSize } from './figure.ts'
import { figureNet, weightsFile, writeLayers } from './figure-net.ts'
import { readFigure, readNumber } from './figures.ts'

const empty: Figure = new Float32Array(figureSize.width * figureSize.height)

/** Boxes of such signs, each drawn until the net is sure of it. */
function boxesOf(text: string): Figure[] {
  const { next } = randomFrom(7)
  return [...text].map((sign) => {
    if (sign === ' ') return empty
    for (let tried = 0; tried < 50; tried += 1) {
      const figure = drawnFigure(sign, next)
      const read = readFigure(figure)
      if ('sign' in read && read.sign === sign && read.confidence > 0.97) return figure
    }
    throw new Error(`Nobody is ever sure of ${sign}`)
  })
}

test('a number is read with its sign and its point, wherever in its boxes it begins', () => {
  for (const text of ['42', '-7', '3.5', '0.25', '-10.4', '907'])
    for (const written of [text, text.padStart(7)])
      expect(readNumber(boxesOf(written))?.text).toBe(text)
})

test('nothing is proposed for empty boxes, for a gap, for what is no number, or where one sign is not clear', () => {
  const { next } = randomFrom(9)
  const scribble = drawnFigure('other', next)
  expect(readNumber(boxesOf('     '))).toBeUndefined()
  for (const text of ['4 2', '4-', '..5', '-', '5.', '--3'])
    expect([text, readNumber(boxesOf(text))]).toEqual([text, undefined])
  expect(readNumber([...boxesOf('4'), scribble])).toBeUndefined()
  const half = boxesOf('8')[0]?.map((ink, at) => (at % 3 === 0 ? ink : 0)) ?? empty
  expect(readNumber([...boxesOf('4'), half])).toBeUndefined()
})

test('a line of the box that reaches in is no one, and stops the number', () => {
  const { width } = figureSize
  const line = empty.map((_, at) => (at % width === 2 || at % width === 3 ? 0.8 : 0))
  expect(readFigure(line)).toEqual({ sign: undefined, confidence: 0 })
  expect(readNumber([line, ...boxesOf('42')])).toBeUndefined()
  const one = empty.map((_, at) => (at % width === 11 || at % width === 12 ? 0.8 : 0))
  expect(readFigure(one)).toMatchObject({ sign: '1' })
})

test('of figures that it has not seen it is sure of most, and nearly always right where it is sure', () => {
  const { figures, sure, sure_and_right } = readFigureSet(1_500, 77)
  expect(sure / figures).toBeGreaterThan(0.75)
  expect(sure_and_right / sure).toBeGreaterThan(0.985)
})

test('its weights are small, and written as they are read', () => {
  const bytes = readFileSync(weightsFile)
  expect(bytes.length).toBeLessThan(100_000)
  expect(writeLayers(figureNet()).equals(bytes)).toBe(true)
})
