import { beginWork } from '@learngrove/maths/values'
import { describe, expect, test } from 'vitest'
import { markExpression } from '#expressions/expression.ts'
import type { ExpressionKey } from '#expressions/expression-key.ts'
import type { JudgeOptions, Verdict } from '#judgement.ts'

const marked = (key: Partial<ExpressionKey>, typed: string, options: JudgeOptions = {}) => {
  beginWork()
  return markExpression({ answer: 'x + 4', variables: ['x'], ...key }, typed, options)
}

const misconception = { code: 'factor_signs', text: 'Look at the sign.' } as const

describe('the ladder of equality', () => {
  test.each<[ExpressionKey['equality'] & string, string, string, Verdict]>([
    ['identical', '2x+3y', '2x + 3y', 'right'],
    ['identical', '2x+3y', '2·x+3y', 'right'],
    ['identical', '2x+3y', '3y+2x', 'wrong_form'],
    ['identical', '2x+3y', '2x-3y', 'wrong'],
    ['same_up_to_order', '2x+3y', '3y+2x', 'right'],
    ['same_up_to_order', '2x+3y', 'y·3+x·2', 'right'],
    ['same_up_to_order', '2x+3y', 'x+x+3y', 'wrong_form'],
    ['same_up_to_order', '2(x+y)', '2x+2y', 'wrong_form'],
    ['same_up_to_order', 'x-(y+2)', 'x-y-2', 'wrong_form'],
    ['same_up_to_order', '(x-1)(y-2)', '(1-x)(2-y)', 'wrong_form'],
    ['same_up_to_order', 'y=2x+1', '1+2x=y', 'right'],
    ['same_up_to_order', 'x < 3', '3 > x', 'right'],
    ['same_up_to_order', '3/4x', 'x*3/4', 'right'],
    ['algebraic', '2(x+y)', '2x+2y', 'right'],
    ['algebraic', '2(x+y)', '2x+y', 'wrong'],
    ['substitution', '2x+3y', '2a+3b', 'right'],
    ['substitution', '2x+3y', '2y+3x', 'right'],
    ['substitution', '2x+3y', '3a+2b', 'right'],
    ['substitution', 'x^2+y', 'p+q^2', 'right'],
    ['substitution', 'x^2+y', 'p+p^2', 'wrong'],
    ['substitution', 'x^2+y', 'p^2+q^2', 'wrong'],
    ['substitution', 'x^2', 'n^2', 'right'],
    ['substitution', 'y = 3x', 'd = 3t', 'right'],
  ])('%s: for %s the answer %s is %s', (equality, answer, typed, verdict) => {
    expect(marked({ answer, equality, variables: ['x', 'y'] }, typed).verdict).toBe(verdict)
  })

  test('statements of numbers alone say the same only where they compare the same', () => {
    const key = { answer: 'f(4) = g(1) - 2', variables: [] }
    expect(marked(key, 'g(1) - 2 = f(4)').verdict).toBe('right')
    expect(marked(key, 'f(4) + 2 = g(1)').verdict).toBe('right')
    expect(marked(key, 'f(3) = g(1) - 2').verdict).toBe('wrong')
    expect(marked({ answer: '2+3=5', variables: [] }, '4+4=8').verdict).toBe('wrong')
  })
})

describe('several forms at once', () => {
  const key: Partial<ExpressionKey> = { answer: '5/4', form: ['mixed_number', 'lowest_terms'] }
  test.each<[string, Verdict]>([
    ['1 1/4', 'right'],
    ['1 2/8', 'wrong_form'],
    ['10/8', 'wrong_form'],
    ['1.25', 'wrong_form'],
    ['3/4', 'wrong'],
  ])('%s is %s', (typed, verdict) => {
    // The key itself is in lowest terms and not mixed: what is written as the key is right.
    expect(marked({ ...key, answer: '1 1/4' }, typed).verdict).toBe(verdict)
  })

  test('where the key is not in its form, a teacher decides what is not either', () => {
    const odd: Partial<ExpressionKey> = { answer: '0.5', form: 'lowest_terms' }
    expect(marked(odd, '1/2').verdict).toBe('right')
    expect(marked(odd, '2/4')).toMatchObject({ verdict: 'unsure', needs_review: true })
  })

  test('the right value in another form earns its share, what was given earns nothing', () => {
    const factorise = { answer: '3(x+2)', form: 'factorised', form_share: 0.5 } as const
    expect(marked(factorise, '3x+6')).toMatchObject({ verdict: 'wrong_form', share: 0.5 })
    expect(marked({ ...factorise, form_share: 0 }, '3x+6').share).toBe(0)
    const begun = { ...factorise, variables: ['x'], start: '3x+6' }
    expect(markExpression(begun, '3x+6', {})).toMatchObject({ verdict: 'wrong_form', share: 0 })
  })

  test('in terms of a letter, the other side by itself will do', () => {
    const answer = 's = 5t + 1'
    const asked = { answer, variables: ['s', 't'], form: { in_terms_of: 't' } }
    expect(marked(asked, '1 + 5t').verdict).toBe('right')
    expect(marked(asked, 's - 1 = 5t').verdict).toBe('wrong_form')
    expect(marked({ ...asked, form: { subject: 's' } }, '5t + 1').verdict).toBe('wrong_form')
    expect(marked({ ...asked, form: { subject: 's' } }, '5t + 1 = s').verdict).toBe('right')
    expect(marked({ answer, variables: ['s', 't'] }, '5t + 1').verdict).toBe('wrong')
  })
})

describe('alternatives', () => {
  const key: Partial<ExpressionKey> = {
    answer: 'x(x+3)',
    variables: ['x', 'y'],
    form: 'factorised',
    alternatives: [
      { answer: 'x^2+3x', verdict: 'ungraded', message: 'Can you take something out?' },
      { answer: 'x(x-3)', verdict: 'wrong', misconception },
      { answer: 'y(y+3)', verdict: 'right' },
      { answer: 'y+3', verdict: 'wrong', message: 'A factor is missing.' },
    ],
  }
  test.each<[string, Verdict]>([
    ['(3+x)x', 'right'],
    ['3x+x^2', 'unread'],
    ['x^2-3x', 'wrong'],
    ['y^2+3y', 'right'],
    ['3+y', 'wrong'],
    ['x+9', 'wrong'],
  ])('%s is %s', (typed, verdict) => {
    expect(marked(key, typed).verdict).toBe(verdict)
  })

  test('say what their author wrote, and an ungraded one costs nothing', () => {
    expect(marked(key, 'x^2+3x')).toMatchObject({ share: 0, note: 'Can you take something out?' })
    expect(marked(key, 'x^2+3x').problem).toBeUndefined()
    expect(marked(key, 'x^2-3x').misconception).toEqual(misconception)
    expect(marked(key, 'y+3').note).toBe('A factor is missing.')
  })

  test('an ungraded one is not marked for its working either', () => {
    beginWork()
    const scheme = [{ code: 'M1', marks: 1, text: 'Take x out.', line: 'x^2+3x' } as const]
    const given = { answer: 'x(x+3)', variables: ['x'], ...key, start: 'x^2+2x+x', scheme }
    expect(markExpression(given, 'x^2+3x', {})).toMatchObject({ verdict: 'unread', share: 0 })
  })

  test('a special case comes first where it is said to', () => {
    const special = { answer: '4/2x', verdict: 'wrong', form: 'as_key' } as const
    const plain = { answer: '2x', alternatives: [special] }
    expect(marked(plain, '4/2x').verdict).toBe('right')
    const first = { answer: '2x', alternatives: [{ ...special, comes_first: true }] }
    expect(marked(first, '4x/2').verdict).toBe('wrong')
    expect(marked(first, '2x').verdict).toBe('right')
  })
})

describe('what is not marked', () => {
  test.each([
    ['X + 4', 'unknown_variable'],
    ['n + 4', 'unknown_variable'],
    ['x : 4', 'unreadable'],
    ['(x + 4', 'unbalanced_bracket'],
  ])('%s: %s', (typed, problem) => {
    expect(marked({}, typed)).toMatchObject({ verdict: 'unread', problem })
  })

  test('a colon divides where a comma separates the decimals', () => {
    expect(marked({ answer: 'x/4' }, 'x : 4', { decimal: ',' }).verdict).toBe('right')
    expect(marked({ answer: 'x/4' }, 'x + 1 : 4', { decimal: ',' }).verdict).toBe('unread')
  })
})
