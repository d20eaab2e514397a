import { expect, test } from 'vitest'
import { parse } from '#notation/parse.ts'
import { solutionChange, solutionDifference } from '#values/solution-change.ts'
import { numberOf } from '#values/value.ts'
import { beginWork } from '#values/work.ts'

function changeOf(before: string, here: string) {
  beginWork()
  return solutionChange(parse(before), parse(here))
}

function namesOf(before: string, here: string) {
  beginWork()
  const difference = solutionDifference(parse(before), parse(here))
  const said = (these: readonly ReadonlyMap<string, Parameters<typeof numberOf>[0]>[] = []) =>
    these.map((at) => [...at].map(([name, x]) => `${name}=${numberOf(x)}`).join(' ')).sort()
  return difference && { lost: said(difference.lost), gained: said(difference.gained) }
}

test.each([
  ['x^2=9', 'x=3', 'lost'],
  ['x^2=4x', 'x=4', 'lost'],
  ['x=3', 'x^2=9', 'gained'],
  ['x^2=9', 'x=4', undefined],
  ['x^2=9', 'x^2=-9', undefined],
  ['x^2=9', 'x=3 or x=-3', undefined],
  ['x^2<9', 'x<3', undefined],
  ['ab=ac', 'b=c', 'lost'],
  ['b=c', 'ab=ac', 'gained'],
  ['xy=0', 'x=0', 'lost'],
  ['x^2+y^2=1', 'y=sqrt(1-x^2)', 'lost'],
  ['y=sqrt(x)', 'y^2=x', 'gained'],
  ['y=2x+1', 'y=2x-1', undefined],
  ['x^2=y^2', 'x=y', 'lost'],
  ['x^2+y^2=25, x=y+1', 'x=4, y=3', 'lost'],
])('from %s to %s solutions are %s', (before, here, change) => {
  expect(changeOf(before, here)).toBe(change)
})

test.each([
  ['x^2=9', 'x=3', { lost: ['x=-3'], gained: [] }],
  ['x^2=4x', 'x=4', { lost: ['x=0'], gained: [] }],
  ['x=3', 'x^2=9', { lost: [], gained: ['x=-3'] }],
  ['x^2-5x+6=0', 'x=2', { lost: ['x=3'], gained: [] }],
  ['sqrt(2x+1)=x-1', '2x+1=(x-1)^2', { lost: [], gained: ['x=0'] }],
  ['x^2=9', 'x=4', { lost: ['x=-3', 'x=3'], gained: ['x=4'] }],
  ['ab=ac', 'b=c', { lost: ['a=0'], gained: [] }],
  ['xy=0', 'x=0', { lost: ['y=0'], gained: [] }],
  ['(x-1)(y-2)=0', 'x=1', { lost: ['y=2'], gained: [] }],
  ['(x-1)(y-2)(y+5)=0', 'x=1', { lost: ['y=-5', 'y=2'], gained: [] }],
  ['b=c', 'ab=ac', { lost: [], gained: ['a=0'] }],
  ['x^2+y^2=25, x=y+1', 'x=4, y=3', { lost: ['x=-3 y=-4'], gained: [] }],
])('from %s to %s is told which', (before, here, names) => {
  expect(namesOf(before, here)).toEqual(names)
})

test('where the other letters have a say, an example is told', () => {
  const difference = namesOf('x^2=y^2', 'x=y')
  expect(difference?.gained).toEqual([])
  expect(difference?.lost).toHaveLength(1)
  expect(difference?.lost[0]).toMatch(/x=.+ y=/)
})
