import { describe, expect, test } from 'vitest'
import { judge } from '#marking.ts'
import type { Question } from '#question.ts'
import { COMMON } from '#testing.ts'
import { distance } from '#text/spelling/distance.ts'
import { isSlip } from '#text/spelling/spelling.ts'
import { COMPLEMENTS, CONFUSABLES, CONTRARIES, SAME_MEANING } from '#text/word-lists.ts'
import { areMixedUp, areOpposite, meaningOf } from '#text/word-meanings.ts'
import { stem } from '#text/word-shapes.ts'

const named = (name: string): Question => ({
  ...COMMON,
  type: 'short_text',
  references: [name],
})

test('there are at least eighty pairs of terms that are mixed up', () => {
  expect(new Set(CONFUSABLES.map((pair) => pair.toSorted().join(' '))).size).toBeGreaterThan(79)
})

describe.each(CONFUSABLES)('%s and %s', (one, other) => {
  test('are told apart, and neither is a misspelling of the other', () => {
    expect(areMixedUp(stem(one), stem(other))).toBe(true)
    expect(isSlip(stem(one), stem(other))).toBe(false)
    expect(judge(named(one), { value: other }).verdict).toBe('wrong')
    expect(judge(named(other), { value: `It is ${one}.` }).verdict).toBe('wrong')
  })

  test('are right where they are asked for', () => {
    expect(judge(named(one), { value: `it is ${one}` }).verdict).toBe('right')
  })
})

test.each([...COMPLEMENTS, ...CONTRARIES])('%s is the opposite of %s', (one, other) => {
  expect(areOpposite(stem(one), stem(other))).toBe(true)
  expect(meaningOf(stem(one))).not.toBe(meaningOf(stem(other)))
})

test('the first word of a group of the same meaning stands for itself', () => {
  for (const [first = ''] of SAME_MEANING) expect(meaningOf(stem(first)), first).toBe(stem(first))
})

test('no pair is nearer than the slips that are let pass, but for those of the tables', () => {
  expect(distance('meiosis', 'mitosis')).toBeLessThan(3)
  expect(isSlip('meiosi', 'mitosi')).toBe(false)
})
