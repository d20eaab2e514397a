import { describe, expect, test } from 'vitest'
import type { Answer, Verdict } from '#judgement.ts'
import { judge } from '#marking.ts'
import { present } from '#present.ts'
import type { MultiPartQuestion, SubQuestion } from '#question.ts'
import { COMMON } from '#testing.ts'

const number = (answer: string, more: object = {}): SubQuestion =>
  // A test writes only the fields that it is about.
  ({ ...COMMON, type: 'number', answer, ...more }) as SubQuestion

const whole = (...sub_questions: SubQuestion[]): MultiPartQuestion => ({
  ...COMMON,
  type: 'multi_part',
  sub_questions,
  max_score: sub_questions.reduce((sum, { max_score }) => sum + max_score, 0),
})

const answers = (...values: (string | null)[]): Answer => ({
  parts: values.map((value) => (value === null ? null : { value })),
})

/** (a) is the side of a square, (b) its perimeter, which hangs on (a). */
const SQUARE = whole(
  number('6', { max_score: 1 }),
  number('24', { text: 'What is the perimeter?', follow_through: { answer: 'p1 * 4' } }),
)

describe('parts', () => {
  test.each<[Answer, Verdict, number]>([
    [answers('6', '24'), 'right', 3],
    [answers('6', '25'), 'partly', 2 - 1],
    [answers('5', '25'), 'wrong', 0],
    [answers('6', null), 'partly', 1],
    [answers(null, null), 'unread', 0],
    [{}, 'unread', 0],
    [answers('6', '24 +'), 'unread', 0],
  ])('%#: gives %s with %d', (answer, verdict, marks_given) => {
    expect(judge(SQUARE, answer)).toMatchObject({ verdict, marks_given })
  })

  test('the note counts the parts that are right', () => {
    const noteOf = (question: MultiPartQuestion, answer: Answer) =>
      judge(question, answer).scoring_rationale
    expect(noteOf(SQUARE, answers('6', '25'))).toContain('1 of 2 parts is right.')
    const three = whole(number('6'), number('7'), number('8'))
    expect(noteOf(three, answers('6', '7', '9'))).toContain('2 of 3 parts are right.')
  })

  test('an answer that cannot be read tells nothing of the others', () => {
    const judgement = judge(SQUARE, answers('6', '24 +'))
    expect(judgement.parts.map(({ verdict }) => verdict)).toEqual(['unread', 'unread'])
    expect(judgement.parts.map(({ marks_given }) => marks_given)).toEqual([0, 0])
    expect(judgement.scoring_rationale).toContain('Part (b)')
  })

  test('the first misconception of a part is told of the whole, and none where there is none', () => {
    const misconception = { code: 'doubled', text: 'A square has four sides.' }
    const part = number('24', { mistakes: [{ answer: '12', misconception }] })
    for (const first of ['6', '5']) {
      const judgement = judge(whole(number('6'), part), answers(first, '12'))
      expect(judgement.misconception).toEqual(misconception)
    }
    expect(judge(SQUARE, answers('6', '25')).misconception).toBeUndefined()
  })

  test('a part for a teacher keeps the marks of the others', () => {
    const drawing: SubQuestion = { ...COMMON, type: 'drawing', criteria: [] }
    const judgement = judge(whole(number('6'), drawing), answers('6', null))
    expect(judgement).toMatchObject({ verdict: 'unsure', needs_review: true, marks_given: 2 })
  })

  test('the marks are the sum of those of the parts', () => {
    const third: SubQuestion = {
      ...COMMON,
      max_score: 1,
      type: 'matching',
      left: ['a', 'b', 'c'],
      right: ['1', '2', '3'],
      pairs: [1, 2, 3],
    }
    const answer = { parts: [1, 2, 3].map(() => ({ selected_option: [1, 3, 2] })) }
    const { marks_given, parts } = judge(whole(third, third, third), answer)
    expect(marks_given).toBe(0.99)
    expect(parts.map((part) => part.marks_given)).toEqual([0.33, 0.33, 0.33])
  })

  test('each is shown without its key', () => {
    const shown = present(SQUARE)
    expect(shown.sub_questions).toHaveLength(2)
    expect(JSON.stringify(shown)).not.toMatch(/24|p1|follow/)
  })
})

describe('following an earlier result', () => {
  const marksFor = (question: MultiPartQuestion, ...values: string[]) =>
    judge(question, answers(...values)).parts.map(({ marks_given }) => marks_given)

  test.each<[string, string, number[]]>([
    // The own slip is carried, and paid for once only.
    ['5', '20', [0, 2]],
    ['5', '24', [0, 2]],
    ['5', '21', [0, 0]],
    ['-2.5', '-10', [0, 2]],
    // An earlier part that is right leaves the key as it is.
    ['6', '20', [1, 0]],
    // Too easy: nothing was left to do.
    ['0', '0', [0, 0]],
    ['1', '4', [0, 0]],
  ])('%s and then %s earn %j', (first, second, marks) => {
    expect(marksFor(SQUARE, first, second)).toEqual(marks)
  })

  test('a question that was right all over stays wrong where a part was carried', () => {
    const judgement = judge(SQUARE, answers('5', '20'))
    expect(judgement).toMatchObject({ verdict: 'partly', is_full_marks: false })
    expect(judgement.parts[1]?.note).toContain('follows')
  })

  test('the author may name fewer marks', () => {
    const question = whole(
      number('6'),
      number('24', { follow_through: { answer: 'p1 * 4', marks: 1 } }),
    )
    expect(marksFor(question, '5', '20')).toEqual([0, 1])
  })

  test('a carried key that the part gives away does not count', () => {
    const given = whole(
      number('6'),
      number('24', { text: 'A side is 20.', follow_through: { answer: 'p1 * 4' } }),
    )
    expect(marksFor(given, '5', '20')).toEqual([0, 0])
    const same = whole(number('6'), number('6', { follow_through: { answer: 'p1 * 1' } }))
    expect(marksFor(same, '5', '5')).toEqual([0, 0])
  })

  test('units are those of the key', () => {
    const question = whole(
      number('6', { unit: 'm' }),
      number('24', { unit: 'm', follow_through: { answer: 'p1 * 4' } }),
    )
    expect(marksFor(question, '500 cm', '20 m')).toEqual([0, 2])
    expect(marksFor(question, '500 cm', '2000 cm')).toEqual([0, 2])
    expect(marksFor(question, '500 cm', '2000 m')).toEqual([0, 0])
  })

  test('results go on through several parts, and through mathematics', () => {
    const line: SubQuestion = {
      ...COMMON,
      type: 'expression',
      answer: 'y = 3x + 2',
      variables: ['x', 'y'],
      follow_through: { answer: 'y = p1*x + 2' },
    }
    const question = whole(
      number('3'),
      line,
      number('11', { follow_through: { answer: 'p1 * 3 + 2' } }),
    )
    const judgement = judge(question, answers('4', 'y = 4x + 2', '14'))
    expect(judgement.parts.map(({ marks_given }) => marks_given)).toEqual([0, 2, 2])
    expect(judge(question, answers('4', 'y = 3x + 4', '15')).marks_given).toBe(0)
  })

  test('what hangs on an undecided part waits with it', () => {
    const unkeyed: SubQuestion = {
      ...COMMON,
      type: 'expression',
      answer: '((',
      variables: ['x'],
    }
    const question = whole(unkeyed, number('24', { follow_through: { answer: 'p1 * 4' } }))
    const judgement = judge(question, answers('x = 5', '20'))
    expect(judgement.parts.map(({ verdict }) => verdict)).toEqual(['unsure', 'unsure'])
    expect(judge(question, answers('x = 5', '21')).parts[1]?.verdict).toBe('wrong')
  })

  test('what the author foresaw for the own key says nothing of a carried one', () => {
    const mistakes = [{ answer: '20', misconception: { code: 'place_value', text: 'A note.' } }]
    const question = whole(
      number('6'),
      number('24', { mistakes, follow_through: { answer: 'p1 * 4' } }),
    )
    const judgement = judge(question, answers('5', '20'))
    expect(judgement.parts[1]).toMatchObject({ verdict: 'right', marks_given: 2 })
    expect(judgement.misconception).toBeUndefined()
  })

  test('what cannot be worked out changes nothing', () => {
    const question = whole(
      number('6'),
      number('2', { follow_through: { answer: '10 / (p1 - 5)' } }),
    )
    expect(marksFor(question, '5', '3')).toEqual([0, 0])
  })
})
