import { parseMaths } from '@learngrove/maths'
import { describe, expect, test } from 'vitest'
import { showsLine } from '#expressions/line-match.ts'
import { factsOf, followsFromSystem } from '#expressions/working-system.ts'

function read(text: string) {
  const result = parseMaths(text, { variables: ['x', 'y'] })
  if (!result.ok) throw new Error(`${text} cannot be read`)
  return result.expression
}

describe('a line that shows what a scheme asks for', () => {
  const OR = 'x-2=0 or x-5=0'
  const PAIR = '2x+y=4, x-y=1'
  test.each<[string, string, string, boolean]>([
    ['x-2=0 or x-5=0', OR, 'x^2-7x+10=0', true],
    ['x-5=0 or x-2=0', OR, 'x^2-7x+10=0', true],
    ['x-2=0 or x-7=0', OR, 'x^2-7x+10=0', false],
    ['x-2=0 or x-5=0 or x-1=0', OR, 'x^2-7x+10=0', false],
    ['x-2=0, x-5=0', OR, 'x^2-7x+10=0', false],
    ['x-2=0', OR, 'x^2-7x+10=0', false],
    ['x-2', OR, 'x^2-7x+10=0', false],
    ['x-5=0 or x-2=0', OR, '', true],
    ['x-2=0 or x-5=0 or x-1=0', OR, '', false],
    ['x-2=0', OR, '', false],
    ['x-y=1, 2x+y=4', PAIR, '4x+2y=8, 3x-3y=3', true],
    ['x-y=1 or 2x+y=4', PAIR, '4x+2y=8, 3x-3y=3', false],
    ['x-y=1, 2x+y=5', PAIR, '4x+2y=8, 3x-3y=3', false],
    ['x=2 or x=2', 'x=2', '2x=4', true],
    ['x=3 or x=2', 'x=2', '2x=4', false],
    ['9', '9', 'x^2=9', false],
    ['9', '9', 'x^2+1=10', true],
    ['2x+8', '2x+8', '2(x+4)', true],
    ['2(x+4)', '2x+8', '2(x+4)', false],
  ])('%s for %s, from “%s”: %s', (line, wanted, start, isShown) => {
    const given = start === '' ? undefined : read(start)
    expect(showsLine(read(line), read(wanted), given)).toBe(isShown)
  })
})

describe('a line that follows from two equations by putting one into the other', () => {
  const CIRCLE = 'x^2+y^2=25'
  test.each<[string[], string, boolean]>([
    [['y=x+1', CIRCLE], 'x^2+(x+1)^2=25', true],
    [['x+1=y', CIRCLE], 'x^2+(x+1)^2=25', true],
    [[CIRCLE, 'x=y-1'], '(y-1)^2+y^2=25', true],
    [['y=x+1', CIRCLE], 'x^2+(x+2)^2=25', false],
    [['x+1=y', CIRCLE], 'x^2+(x+2)^2=25', false],
    [[CIRCLE, 'x*y=12'], 'x^2=25-12', false],
    [['y=x*y', CIRCLE], 'x^2+(x*y)^2=25', false],
    [['x*y=y', CIRCLE], 'x^2+(x*y)^2=25', false],
  ])('%j, then %s: %s', (above, here, isFollowing) => {
    const facts = above.flatMap((each) => factsOf(read(each)))
    expect(followsFromSystem(facts, read(here))).toBe(isFollowing)
  })
})
