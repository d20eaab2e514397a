import { describe, expect, test } from 'vitest'
import { corrected } from '#mind/correct.ts'
import { firstTalk } from '#mind/state.ts'
import type { Understood } from '#understanding/understanding.ts'

const spoken = { ...firstTalk, cited: ['Antibiotics kill bacteria only.'] }

describe('what stands in the talk tells more than words', () => {
  test.each(['when do u use a hyphen', 'where r the marks in it', 'how do u spell 2 of them'])(
    'a letter that is typed for a word makes no formula: %j',
    (text) => {
      const doubtful: Understood = { kind: 'why', certainty: 0.5, instead: 'social', text }
      expect(corrected(firstTalk, doubtful, undefined)).toMatchObject({ kind: 'why' })
      expect(corrected(firstTalk, doubtful, undefined)).not.toHaveProperty('instead')
    },
  )

  test.each([
    ['why not', 'social'],
    ['how do u know', 'social'],
    ['is it the glowing splint', 'app_task'],
    ['is it the earths shadow', 'answer'],
  ] as const)('after something was told, %j is about that', (text, kind) => {
    const heard: Understood = { kind, certainty: 0.5, text }
    expect(corrected(spoken, heard, undefined).kind).toBe('why')
  })

  test.each([
    ['and for nice', 'social'],
    ['and on the moon', 'feeling'],
    ['and breathing out', 'social'],
  ] as const)('%j goes on with the lesson', (text, kind) => {
    const heard: Understood = { kind, certainty: 0.5, text }
    expect(corrected(spoken, heard, undefined).kind).toBe('why')
    expect(corrected(firstTalk, heard, undefined).kind).toBe(kind)
  })

  test.each(['and i feel sick', 'and nobody likes me', 'then he hit me'])(
    '%j stays what somebody says of themselves',
    (text) => {
      const heard: Understood = { kind: 'feeling', certainty: 0.5, text }
      expect(corrected(spoken, heard, undefined).kind).toBe('feeling')
    },
  )

  test.each([
    ['plants breathe in co2 so they dont need oxygen right', 'feeling'],
    ['if both parents are Bb whats the chance of bb', 'feeling'],
  ] as const)('%j is about things, and nobody says how they feel', (text, kind) => {
    const heard: Understood = { kind, certainty: 0.8, text }
    expect(corrected(firstTalk, heard, undefined).kind).toBe('why')
  })

  test('what concludes from a lesson is about it, and else it is talk', () => {
    const heard: Understood = { kind: 'social', certainty: 0.8, text: 'so the reaction stops' }
    expect(corrected(spoken, heard, undefined).kind).toBe('why')
    expect(corrected(firstTalk, heard, undefined).kind).toBe('social')
  })

  test('with nothing told before, it is left as it was heard', () => {
    const heard: Understood = { kind: 'social', certainty: 0.9, text: 'how do u know' }
    expect(corrected(firstTalk, heard, undefined).kind).toBe('social')
  })
})
