import { notes } from '@learngrove/content/curriculum'
import { expect, test } from 'vitest'
import { readableOf } from './readable.ts'

test('working is a list, a picture is told, and questions to try are left to their page', () => {
  const note = `# Halves

A half is one of two equal parts.

\`\`\`diagram
{ "kind": "cards", "cards": ["one", "two"], "alt": "Two cards." }
\`\`\`

## Worked example

\`\`\`steps
1/2 + 1/4
3/4  # two quarters and one
\`\`\`

## Try it

\`\`\`try
question: What is half of 8?
answer: 4
\`\`\`
`
  expect(readableOf(note)).toBe(`# Halves

A half is one of two equal parts.

*Picture: Two cards.*

## Worked example

- $\\frac{1}{2} + \\frac{1}{4}$
- $\\frac{3}{4}$ two quarters and one`)
})

test('no note of the curriculum shows a fence or JSON', () => {
  for (const { body } of notes) expect(readableOf(body)).not.toMatch(/```|"kind":/)
})
