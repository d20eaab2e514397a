import type { Received } from '@learngrove/contract/call'
import { longTitle, mathematics, sampleId } from './samples.ts'

type Note = Received<'GET /learning-content/{id}'>

/** A page with every kind of part. */
export const note: Note = {
  id: sampleId(500),
  title: 'Adding fractions',
  topic: { id: sampleId(407), title: 'Adding fractions' },
  subject_name: mathematics.subject_name,
  practice: { quiz_id: sampleId(480) },
  others: [{ id: sampleId(501), title: 'Adding mixed numbers' }],
  parts: [
    { kind: 'text', text: 'Fractions are added when their pieces have **one size**.' },
    { kind: 'heading', text: 'The idea' },
    {
      kind: 'text',
      text: 'Cut both into equal pieces:\n\n$$\\frac{1}{3} + \\frac{1}{4} = \\frac{7}{12}$$\n\n- find a common denominator\n- add the numerators',
    },
    {
      kind: 'table',
      head: ['fraction', 'in twelfths'],
      rows: [
        ['$\\frac{1}{3}$', '$\\frac{4}{12}$'],
        ['$\\frac{1}{4}$', '$\\frac{3}{12}$'],
      ],
    },
    {
      kind: 'diagram',
      diagram: { kind: 'number_line', from: 0, to: 1, step: '1/4', labels: [0, 1] },
    },
    {
      kind: 'drawing',
      name: 'fraction-strips',
      alt: 'Strips of paper, cut into three and into four equal pieces.',
    },
    { kind: 'heading', text: 'Worked example' },
    {
      kind: 'steps',
      lines: [
        { latex: '\\frac{1}{2} + \\frac{1}{3}', remark: null },
        { latex: '\\frac{3}{6} + \\frac{2}{6}', remark: 'sixths fit both' },
        { latex: '\\frac{5}{6}', remark: null },
      ],
    },
    { kind: 'heading', text: 'Why?' },
    {
      kind: 'why',
      question: 'Why are the denominators not added?',
      answer: 'They say how large a piece is, and the pieces stay as large as they were.',
    },
    { kind: 'heading', text: 'Try it' },
    {
      kind: 'try',
      position: 0,
      question: 'Work out $\\frac{1}{5} + \\frac{2}{5}$.',
      options: null,
      digits: false,
      signs: [],
    },
    {
      kind: 'try',
      position: 1,
      question: 'Which is larger?',
      options: ['$\\frac{1}{2}$', '$\\frac{1}{3}$'],
      digits: false,
      signs: [],
    },
  ],
}

export const triedNote: Received<'POST /learning-content/{id}/tries'> = {
  verdict: 'wrong',
  scoring_rationale: 'Not yet. The denominators say how large the pieces are: they stay.',
  reading: { latex: '\\frac{3}{10}', speech: '3 tenths' },
  answer: '$\\frac{3}{5}$',
}

export const longNamedNote: Note = {
  ...note,
  title: longTitle,
  subject_name: longTitle,
  others: [{ id: sampleId(501), title: longTitle }],
}
