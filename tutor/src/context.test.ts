import { describe, expect, it } from 'vitest'
import { emptyContext, parseTutorContext, toProviderOptions } from '#context.ts'

const question = { text: 'Solve x + 1 = 2', type: 'expression', is_open: true }

describe('parseTutorContext', () => {
  it('fills in what is absent', () => {
    expect(parseTutorContext(undefined)).toEqual(emptyContext)
    expect(parseTutorContext({ question })).toEqual({
      ...emptyContext,
      question: { ...question, hints: [], hint_rung: 0, method_answer: [] },
    })
  })

  it('drops what an open question must not tell', () => {
    const told = { ...question, rationale: 'It is 1.', method_answer: [{ text: 'x = 1' }] }
    expect(JSON.stringify(parseTutorContext({ question: told }))).not.toMatch(/It is 1|x = 1\b/)
    const closed = parseTutorContext({ question: { ...told, is_open: false } })
    expect(closed.question).toMatchObject({
      rationale: 'It is 1.',
      method_answer: [{ text: 'x = 1' }],
    })
  })

  it('takes what toProviderOptions makes', () => {
    const { tutor } = toProviderOptions({
      question: { ...question, misconception: { text: 'A slip.' }, verdict: undefined },
      passages: [{ id: 'a', title: 'T', heading: 'H', text: 'Text.', page: 3 }],
    })
    expect(parseTutorContext(tutor)).toMatchObject({
      question: { misconception: 'A slip.' },
      passages: [{ id: 'a', page: 3 }],
    })
  })

  it.each([
    [[], 'tutor'],
    [{ question: 'x' }, 'question'],
    [{ question: { text: 'x', type: 'number' } }, 'is_open'],
    [{ question: { ...question, text: 3 } }, 'text'],
    [{ question: { ...question, hint_rung: -1 } }, 'hint_rung'],
    [{ question: { ...question, hints: 'x' } }, 'hints'],
    [{ question: { ...question, hints: [1] } }, 'hints'],
    [{ passages: [{ id: 'a', title: 'T' }] }, 'text'],
    [{ passages: [{ id: 'a', title: 'T', text: 'x', page: '3' }] }, 'page'],
    [{ can_pass_to_teacher: 'yes' }, 'can_pass_to_teacher'],
  ])('refuses %j and names %s', (value, field) => {
    expect(() => parseTutorContext(value)).toThrow(field)
  })
})
