import { notes } from '@learngrove/content/curriculum'
import { expect, test } from 'vitest'
import { notePartsOf, printedAnswer } from './note-parts.ts'

const note = `# Percentages

A **percentage** is a part of $100$.

- one
- two

## The idea

| whole | part |
| --- | --- |
| $100$ | **1** |
| 200 | 2 |

After the table.

![A circle in four parts](drawing:circle)

\`\`\`steps
2x + 4 = 10
x = 3  # halve both sides
\`\`\`

\`\`\`diagram
{ "kind": "number_line", "from": 0, "to": 10, "step": 1 }
\`\`\`

## Why?

**Why is it so?** Because it is.

And that is all.

## Try it

\`\`\`try
question: How much is $3 + 4$?
answer: 7
\`\`\`

\`\`\`try
question: Which is larger?
answer: ten
options: ten | two
\`\`\`
`

test('a note is read part by part, and its title is none', () => {
  expect(notePartsOf(note)).toEqual([
    { kind: 'text', text: 'A **percentage** is a part of $100$.\n\n- one\n- two' },
    { kind: 'heading', text: 'The idea' },
    {
      kind: 'table',
      head: ['whole', 'part'],
      rows: [
        ['$100$', '**1**'],
        ['200', '2'],
      ],
    },
    { kind: 'text', text: 'After the table.' },
    { kind: 'drawing', name: 'circle', alt: 'A circle in four parts' },
    {
      kind: 'steps',
      lines: [
        { latex: '2x + 4 = 10', remark: null },
        { latex: 'x = 3', remark: 'halve both sides' },
      ],
    },
    { kind: 'diagram', diagram: { kind: 'number_line', from: 0, to: 10, step: 1 } },
    { kind: 'heading', text: 'Why?' },
    { kind: 'why', question: 'Why is it so?', answer: 'Because it is.\n\nAnd that is all.' },
    { kind: 'heading', text: 'Try it' },
    {
      kind: 'try',
      position: 0,
      question: 'How much is $3 + 4$?',
      options: null,
      digits: true,
      signs: [],
    },
    {
      kind: 'try',
      position: 1,
      question: 'Which is larger?',
      options: ['ten', 'two'],
      digits: false,
      signs: [],
    },
  ])
})

test.each([
  ['3/4', '$\\frac{3}{4}$'],
  ['the largest', 'the largest'],
])('the answer %s is printed as %s', (answer, printed) => {
  expect(printedAnswer(answer)).toBe(printed)
})

test('of every note of ours nothing is left unread', () => {
  const left = notes.flatMap(({ file, body }) =>
    notePartsOf(body)
      .filter(
        (part) =>
          (part.kind === 'text' && /^(```|\||#)|\(drawing:/m.test(part.text)) ||
          (part.kind === 'why' && /```|^#/m.test(part.answer)),
      )
      .map((part) => `${file}: ${JSON.stringify(part).slice(0, 120)}`),
  )
  expect(left).toEqual([])
})
