import { describe, expect, it } from 'vitest'
import { titleOf } from '#title.ts'

const from = (text: string) =>
  titleOf([
    { role: 'assistant', text: 'Hello' },
    { role: 'user', text },
  ])

describe('titleOf', () => {
  it.each([
    ['solve 2x + 4 = 10', 'A linear equation'],
    ['x^2 = 9 help', 'A quadratic equation'],
    ['what is 25% of 80', 'Working with percentages'],
    ['Can you explain photosynthesis to me please?', 'A question about photosynthesis'],
    ['Why does ice float?', 'Why does ice float'],
    ['osmosis', 'A question about osmosis'],
    ['How do I add 1/2 and 1/3?', 'Add 1/2 and 1/3'],
    ['Who won the world cup in 2022?', 'Who won the world cup'],
    ['how to find the area of a circle with a hole', 'Find the area of a circle'],
    ['x x x x x x', 'A talk with Pip'],
    ['no no no no', 'A talk with Pip'],
    ['aaaaaaaaaa', 'A talk with Pip'],
    ['help', 'A talk with Pip'],
    ['i need help with my homework', 'A talk with Pip'],
    ['can you help me', 'A talk with Pip'],
    ['hello pip', 'A talk with Pip'],
    ['im stuck on this question', 'A talk with Pip'],
    ['ok thanks', 'A talk with Pip'],
    ['7', 'A talk with Pip'],
    ['help me with equivalent fractions please', 'A question about equivalent fractions'],
    ['???', 'A talk with Pip'],
    ['', 'A talk with Pip'],
    ['i want to die', 'A talk with Pip'],
    ['my email is maya@example.org and I need help', 'A talk with Pip'],
  ])('makes a title of "%s"', (text, title) => {
    expect(from(text)).toBe(title)
  })

  it('has three to six words', () => {
    const texts = [
      'the causes of the first world war and its end in 1918',
      'hi',
      'cells',
      'solve x = 3',
    ]
    for (const text of texts) {
      const count = from(text).split(' ').length
      expect(count, from(text)).toBeGreaterThanOrEqual(3)
      expect(count, from(text)).toBeLessThanOrEqual(6)
    }
  })
})
