import { parseMaths } from '@learngrove/maths'
import type { Node } from '@learngrove/maths/notation'
import { beginWork, isSameMeaning } from '@learngrove/maths/values'
import { describe, expect, test } from 'vitest'
import { explainStep } from '#expressions/explain.ts'
import { MAL_RULES } from '#expressions/mal-rules/all.ts'
import { NUMBER_RULES } from '#expressions/mal-rules/all-numbers.ts'
import { currentCode, misconceptionOf, misconceptions } from '#misconceptions/misconceptions.ts'

const unkind = /\b(wrong|oops|stupid|silly|lazy|dumb|obviously|simply|trivial|fail(s|ed|ure)?)\b/i

const read = (latex: string): Node => {
  const parsed = parseMaths(latex)
  if (!parsed.ok) throw new Error(`${latex}: ${parsed.message}`)
  return parsed.expression
}

/** A text that is mathematics, with its alternatives joined; undefined where it is words. */
function mathsOf(text: string): Node | undefined {
  const parts = text.split(' or ').map((each) => /^\$([^$]+)\$$/.exec(each)?.[1])
  return parts.includes(undefined) ? undefined : read(parts.join(' or '))
}

const repeated = (names: readonly string[]): string[] =>
  names.filter((name, i) => names.indexOf(name) !== i)

describe('the catalogue', () => {
  test('holds each code, each name and each former name once', () => {
    expect(misconceptions.length).toBeGreaterThan(250)
    expect(repeated(misconceptions.map(({ code }) => code))).toEqual([])
    expect(repeated(misconceptions.map(({ name }) => name.toLowerCase()))).toEqual([])
    expect(repeated(misconceptions.flatMap(({ code, was }) => [code, ...was]))).toEqual([])
  })

  test.each(misconceptions.map((each) => [each.code, each] as const))('%s', (code, entry) => {
    const { name, what, helps, example } = entry
    expect(code).toMatch(/^[a-z]+(_[a-z0-9]+)*$/)
    expect(name).toMatch(/^[A-Z][^.?!]*$/)
    expect(name.length).toBeLessThanOrEqual(60)
    // The sentence is about the student: it begins with what they do.
    expect(what).toMatch(/^[A-Z][a-z]*s\b.*\.$/)
    expect(helps).toMatch(/^[A-Z].*[.?]$/)
    for (const text of [name, what, helps, ...example]) expect(text).not.toMatch(unkind)
    const [, slip, right] = example
    expect(slip).not.toBe(right)
    for (const text of [helps, ...example])
      for (const [, latex = ''] of text.matchAll(/\$([^$]+)\$/g)) read(latex)
  })

  test('finds a misconception by every name that it ever had', () => {
    expect(misconceptionOf('adds-across')?.code).toBe('added_tops_and_bottoms')
    expect(currentCode('first-term-only')).toBe('bracket_first_term_only')
    expect(currentCode('sign_not_turned')).toBe('sign_not_turned')
    expect(currentCode('of-an-author')).toBe('of-an-author')
  })
})

/** What an engine explains, it explains by the example of the catalogue too. */
describe('the example of what the engine finds', () => {
  test.each(MAL_RULES.map((rule) => [rule.code, rule] as const))('%s', (code, { operation }) => {
    const [task, slip, right] = (misconceptionOf(code)?.example ?? []).map(mathsOf)
    if (!task || !slip || !right) throw new Error(`${code} is not explained in mathematics`)
    beginWork()
    expect(explainStep(task, slip, operation)?.code).toBe(code)
    beginWork()
    expect(explainStep(task, right, operation)).toBeUndefined()
    beginWork()
    if (operation === undefined) expect(isSameMeaning(task, right)).toBe(true)
  })

  test.each(NUMBER_RULES.map(({ code }) => [code]))('%s', (code) => {
    const entry = misconceptionOf(code)
    expect(entry?.code).toBe(code)
    expect(entry?.subject).toBe('mathematics')
  })
})
