import { equalExpressions } from '@learngrove/maths'
import { expect, test } from 'vitest'
import { readAsked } from '#families/asked.ts'
import type { Family } from '#families/family.ts'
import { randomFrom } from '#skills/random.ts'
import { holds } from '#skills/verify.ts'
import { hostileMessages } from '../../hostile-messages.ts'

/** A problem as it is typed, its answers, and its unit where it has one. */
export type Typed = readonly [text: string, answers: string, unit?: string]

const SEEDS = 40

/** Works a message with the first family that takes it. */
export function workWith(families: readonly Family[], text: string) {
  const asked = readAsked(text)
  for (const family of families) {
    const worked = family.work(asked)
    if (worked !== undefined) return worked
  }
  return undefined
}

/** Tests typed problems: the answers, the unit, and that the algebra confirms every step. */
export function testTyped(families: readonly Family[], problems: readonly Typed[]): void {
  test.each(problems.map((typed) => [...typed]))('%s → %s', (text = '', answers, unit) => {
    const worked = workWith(families, text)
    if (worked === undefined || worked === 'beyond') throw new Error(`not worked: ${worked}`)
    expect(worked.answers.join('; ')).toBe(answers)
    expect(worked.unit).toBe(unit)
    for (const { claims, maths } of worked.steps) {
      expect(claims.length, maths).toBeGreaterThan(0)
      for (const claim of claims) expect(holds(claim), maths).toBe(true)
    }
    for (const slip of worked.slips ?? []) expect(worked.answers).not.toContain(slip.value)
  })
}

/** Tests that messages are none of these families. */
export function testUnread(families: readonly Family[], messages: readonly string[]): void {
  test.each(messages)('%s is no problem of these', (text) =>
    expect(workWith(families, text)).toBeUndefined(),
  )
}

/** Tests that no message breaks a family; the runner's limit catches one that takes long. */
export function testHostile(families: readonly Family[]): void {
  test('hostile messages break none of these', () => {
    for (const message of hostileMessages) {
      const asked = readAsked(message)
      for (const family of families) expect(() => family.work(asked)).not.toThrow()
    }
  })
}

/** Tests drawn problems against the answers that were made another way. */
export function testDrawn(families: readonly Family[]): void {
  test.each(families.map((family) => [family.id, family] as const))('draws of %s', (id, family) => {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const { text, answers } = family.draw(randomFrom(`${id} ${seed}`))
      const worked = family.work(readAsked(text))
      if (worked === undefined || worked === 'beyond') throw new Error(`not worked: ${text}`)
      const isSame = (a = '', b = '') => a === b || equalExpressions(a, b)
      expect(worked.answers.length).toBe(answers.length)
      for (const [i, answer] of answers.entries())
        expect(isSame(worked.answers[i], answer), `${text}: ${worked.answers[i]}`).toBe(true)
      for (const claim of worked.steps.flatMap(({ claims }) => claims))
        expect(holds(claim), text).toBe(true)
    }
  })
}
