import { expect, test } from 'vitest'
import {
  answerOfLines,
  insertLine,
  lineOfTex,
  linesOfAnswer,
  lineToRead,
  MAX_LINES,
  removeLine,
  typedInto,
} from '#ui/maths/lines.ts'

test('an answer comes back as it was kept', () => {
  const answer = '3(x-2)=2x+5\n3x-6=2x+5\nx=11'
  expect(answerOfLines(linesOfAnswer(answer))).toBe(answer)
  expect(linesOfAnswer('')).toHaveLength(1)
  expect(answerOfLines(linesOfAnswer('x=11\n\n'))).toBe('x=11')
})

test('lines are put in and taken out, and keep their keys', () => {
  const lines = linesOfAnswer('a\nb')
  const more = insertLine(lines, 0)
  expect(more.map((line) => line.plain)).toEqual(['a', '', 'b'])
  expect(more[2]?.key).toBe(lines[1]?.key)
  expect(removeLine(more, 1).map((line) => line.plain)).toEqual(['a', 'b'])
  expect(removeLine(linesOfAnswer('a'), 0)).toHaveLength(1)
})

test('there is an end to the lines', () => {
  const full = linesOfAnswer('x\n'.repeat(50))
  expect(full).toHaveLength(MAX_LINES)
  expect(insertLine(full, 3)).toHaveLength(MAX_LINES)
})

test('what is read back is the line with the caret, or else the last one written', () => {
  const lines = linesOfAnswer('a\nb\n\n')
  expect(lineToRead(lines, undefined)).toBe('b')
  expect(lineToRead(lines, lines[0]?.key)).toBe('a')
  expect(lineToRead(lines, lines[2]?.key)).toBe('b')
  expect(lineToRead(linesOfAnswer(''), undefined)).toBe('')
})

test('LaTeX of the drawn field is kept beside its plain text', () => {
  expect(lineOfTex('\\frac{1}{2}', 'k')).toEqual({ key: 'k', plain: '1/2', tex: '\\frac{1}{2}' })
})

test.each([
  ['ab', 1, 1, '+', 'a+b', 2],
  ['ab', 0, 2, 'x', 'x', 1],
  ['2', 1, 1, 'sqrt(|)', '2sqrt()', 6],
])('%j from %d to %d with %j', (text, from, to, piece, result, caret) => {
  expect(typedInto(text, from, to, piece)).toEqual({ text: result, caret })
})
