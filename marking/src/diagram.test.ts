import { expect, test } from 'vitest'
import { present } from '#present.ts'
import type { Question } from '#question.ts'
import { drawQuestion } from '#templates/template.ts'

const part = (text: string): Question & { type: 'number' } => ({
  type: 'number',
  text,
  max_score: 1,
  hints: [],
  method_answer: [],
  answer: '{{a + b}}',
  diagram: {
    kind: 'number_line',
    from: 0,
    to: '{{a + b}}',
    step: 1,
    points: [{ at: '{{a}}', label: '{{a}} cm' }],
  },
})

const template = { draw: { a: { pick: [3] }, b: { pick: [4] } } }
const drawn = {
  kind: 'number_line',
  from: 0,
  to: '7',
  step: 1,
  points: [{ at: '3', label: '3 cm' }],
}

test('a template fills every text of a diagram, and the student gets it', () => {
  const asked = drawQuestion({ ...part('How far?'), template }, 1)
  expect(present(asked)).toMatchObject({ diagram: drawn })
})

test('so it is with a part of a question', () => {
  const whole: Question = {
    type: 'multi_part',
    text: 'Look.',
    max_score: 1,
    hints: [],
    method_answer: [],
    sub_questions: [part('How far?')],
    template,
  }
  const shown = present(drawQuestion(whole, 1))
  expect(shown.sub_questions?.[0]?.diagram).toEqual(drawn)
  expect(shown).not.toHaveProperty('diagram')
})
