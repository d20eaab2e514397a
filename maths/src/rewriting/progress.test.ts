import { describe, expect, test } from 'vitest'
import { parseMaths } from '#maths.ts'
import type { Node } from '#notation/node.ts'
import { unhelpfulStep } from '#rewriting/progress.ts'

const read = (text: string): Node => {
  const parsed = parseMaths(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.message}`)
  return parsed.expression
}

const kindOf = (before: string, after: string) => unhelpfulStep(read(before), read(after))?.kind

describe('a step that is right and does not help', () => {
  test.each([
    ['-7=-x', '-7/1=-x/1', 'repeated'],
    ['x/4=3', 'x/4=3', 'repeated'],
    ['x+5=12', 'x+5+0=12', 'repeated'],
    ['4x=3', '16x=12', 'scaled'],
    ['4x=3', '4x*4=3*4', 'scaled'],
    ['9=-x', '1=-x/9', 'scaled'],
    ['x/9=-9', 'x/81=-1', 'scaled'],
    ['x=20', '-x=-20', 'scaled'],
    ['3x-2=-2', '-3x/2+1=1', 'scaled'],
    ['2=8/x', '4=16/x', 'scaled'],
    ['-6x=5', '-x=5/6', 'minus_left'],
    ['x/(-7)=5', '-x=35', 'minus_left'],
    ['-6x=5', '5/6=-x', 'minus_left'],
    ['6x=5', '6x/(6x)=5/(6x)', 'divided_by_letter'],
    ['x+5=12', 'x+10=17', 'added'],
    ['x+5=12', 'x+5+5=12+5', 'added'],
    ['-8+x=2', '-16+x=-6', 'added'],
    ['9=-7+x', '0=-16+x', 'added'],
    ['5x=16', '5x-5=11', 'added'],
    ['7x=18+1', '7x-1=18', 'added'],
    ['5x=2x+9', '7x=4x+9', 'added'],
    ['3x=5', '3x+x=5+x', 'added'],
  ])('%s to %s: %s', (before, after, kind) => expect(kindOf(before, after)).toBe(kind))

  test.each([
    ['3x+5=11', '3x+5-5=11-5'],
    ['3x+5=11', '3x=6'],
    ['3x+5=11', 'x=2'],
    ['3x=6', '3x/3=6/3'],
    ['6=3x', 'x=2'],
    ['-x=5', 'x=-5'],
    ['-6x=5', '6x=-5'],
    ['12-4x=8', '3-x=2'],
    ['4x+8=20', 'x+2=5'],
    ['4x+8=20', '2x+4=10'],
    ['x/2+x/3=5', '3x+2x=30'],
    ['x/2+3=8', 'x+6=16'],
    ['0.5x=3', '5x=30'],
    ['0.5x=3', 'x=6'],
    ['x/6=3', 'x/3=6'],
    ['2x/3=4', '2x=12'],
    ['2x/3=4', 'x/3=2'],
    ['(x+3)/4=2', 'x+3=8'],
    ['4(x-3)=8', 'x-3=2'],
    ['3(x+2)=9', '3x+6=9'],
    ['5x+3=2x+9', '5x=2x+6'],
    ['5x+3=2x+9', '3=-3x+9'],
    ['x=2x-6', '0=x-6'],
    ['5-x=2', '5=2+x'],
    ['x+10=17', 'x+5=12'],
    ['9x=2x+14', '8x=x+14'],
    ['x+1/2=3/4', '4x+2=3'],
    ['6/x=2', '6=2x'],
    ['7=x', 'x=7'],
    ['3+2x=7', '2x+3=7'],
    ['5x-3x=8', '2x=8'],
    ['7=3+2', '7=5'],
    // Wrong steps, other lines and other letters are not for it.
    ['3x+5=11', '3x=16'],
    ['3x+5=11', 'y=2'],
    ['a+b=c', 'a+b+b=c+b'],
    ['x^2+6x=7', 'x^2+6x+9=16'],
    ['x<3', '2x<6'],
    ['x+2', 'x+2'],
    ['√x=3', '√x+1=4'],
  ])('%s to %s helps, or is not for us to say', (before, after) =>
    expect(kindOf(before, after)).toBeUndefined(),
  )

  test.each([
    ['3x+2x=20', '3x+2x+1=21', 'to_collect', 'beside'],
    ['2=8/x', '4=16/x', 'below', 'below'],
    ['5x=2x+9', '7x=4x+9', 'on_both_sides', 'on_both_sides'],
    ['x+5=12', 'x+10=17', 'beside', 'beside'],
    ['4x=3', '16x=12', 'in_front', 'in_front'],
    ['x=20', '2x=40', 'nothing', 'in_front'],
  ])('%s to %s: %s is left, and then %s', (before, after, left, now) => {
    const step = unhelpfulStep(read(before), read(after))
    expect([step?.left.kind, step?.now.kind]).toEqual([left, now])
  })
})
