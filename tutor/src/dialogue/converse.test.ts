import { describe, expect, it } from 'vitest'
import { parseTutorContext } from '#context.ts'
import { converse } from '#dialogue/converse.ts'
import { randomFrom } from '#skills/random.ts'
import { questionsIn } from '#testing.ts'

const scraps = [
  'solve 2x + 4 = 10',
  'x^2 - 5x + 6 = 0',
  '1/2 + 1/3',
  '25% of 80',
  'differentiate x sin x',
  'x = 3',
  '5/6',
  '2x = 6',
  '20',
  'hint',
  'the answer',
  'why?',
  'yes',
  'no',
  'thanks',
  'hi',
  'what is a root?',
  'another one',
  '$$$',
  '= = =',
  '\\frac{1}{0}',
  'x = x',
  '0 = 0',
  '0x = 0',
  '1/0 = x',
  '((((',
  'π?',
  '🙂',
  'x = 1/3 or x = √2',
  'e^e^e^x',
  '-',
  '%',
  '100% of 0',
  '0% of 5 is what',
  'x=±',
  '2^-1 + 1',
  'what percentage is 5 of 0',
  '(x-1)^2 = -4',
  'x(x-4) = 5',
  '3 = x',
  'y = 2',
  'sin x',
  'ln(-1) + 1',
] as const

const contexts = [
  undefined,
  {
    question: { text: 'Solve $5x - 2 = 13$.', type: 'expression', is_open: true, hints: ['Look?'] },
  },
  {
    question: {
      text: 'Why?',
      type: 'short_text',
      is_open: false,
      method_answer: [{ text: 'So?' }],
    },
  },
  { passages: [{ id: 'a', title: 'Roots?', heading: '', text: 'A root makes it true. Why? Hm.' }] },
] as const

describe('converse', () => {
  it('ends every turn with one question, whatever is said in whatever order', () => {
    const random = randomFrom('scraps')
    for (let i = 0; i < 400; i++) {
      const context = parseTutorContext(contexts[i % contexts.length])
      const said = Array.from({ length: random.between(1, 6) }, () => {
        const first = scraps[random.between(0, scraps.length - 1)]
        const more =
          random.between(0, 3) === 0 ? ` ${scraps[random.between(0, scraps.length - 1)]}` : ''
        return { text: `${first}${more}`, has_file: false }
      })
      const { text } = converse(said, context)
      expect(questionsIn(text), `${JSON.stringify(said)} → ${text}`).toBe(1)
      expect(text).not.toMatch(/undefined|NaN|\[object/)
    }
  })
})
