import { parseMaths } from '@learngrove/maths'
import type { Node } from '@learngrove/maths/notation'
import { isWrittenAlike } from '@learngrove/maths/rewriting'
import { describe, expect, test } from 'vitest'
import { generatorOf } from '#testing.ts'

const read = (text: string): Node => {
  const parsed = parseMaths(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.message}`)
  return parsed.expression
}

describe('lines that differ only in how they are set out', () => {
  test.each([
    ['3(x-2)=2x+5', '2x+5=(x-2)*3'],
    ['3(x-2)=2x+5', '5+x*2=3*(-2+x)'],
    ['x>3', '3<x'],
    ['2/3+1/4', '1/4+2/3+0'],
    ['x^2', '1*x^2'],
    ['-3x', '-(3x)'],
    ['-3x', '(-3)x'],
    ['x', '-(-x)'],
    ['x=2 or x=5', 'x=5 or 2=x'],
    ['x/1', 'x'],
  ])('%s and %s', (a, b) => {
    expect(isWrittenAlike(read(a), read(b))).toBe(true)
  })

  test.each([
    ['3(x-2)=2x+5', '3x-6=2x+5'],
    ['2/3+1/4', '8/12+3/12'],
    ['x-2', '2-x'],
    ['x>3', 'x<3'],
    ['x=2 or x=5', 'x=2 and x=5'],
    ['2x', 'x^2'],
    ['3-(x+1)', '3-x+1'],
    ['-x^2', '(-x)^2'],
    ['sin x', 'cos x'],
    ['±3', '3'],
  ])('but not %s and %s', (a, b) => {
    expect(isWrittenAlike(read(a), read(b))).toBe(false)
  })

  test('whatever they are', () => {
    const { expression } = generatorOf(53)
    for (let i = 0; i < 150; i += 1) {
      const text = expression(1 + (i % 3))
      for (const other of [`0+${text}`, `1*(${text})`, `-(-(${text}))`, `(${text})+0`])
        expect(isWrittenAlike(read(text), read(other)), other).toBe(true)
      expect(isWrittenAlike(read(text), read(`${text}+1`)), text).toBe(false)
    }
  })
})
