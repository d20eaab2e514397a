import { describe, expect, test } from 'vitest'
import type { Judgement, Part } from '#judgement.ts'
import { drawQuestion, judge, present } from '#marking.ts'
import type { Question } from '#question.ts'
import { questionsOf, TYPES } from '#testing-questions.ts'

const ANSWERS = 8_000
const QUESTIONS = 400

/** What the made-up keys, notes and places look like; and fields that only a key has. */
const SECRET = /qz\d+zq|8[12]\d{7}|0\.3217|furlong/
const KEY_FIELDS =
  /"(?:answers?|pairs|sequence|spots|area|criteria|evidence|references|not|mistakes|misconception|method_answer|hints|tolerance|unit|follow_through|scoring|label":"qz)"/

const isHundredth = (marks: number): boolean =>
  Math.abs(marks * 100 - Math.round(marks * 100)) < 1e-6

function expectFairMarks({ marks_given, max_score }: Judgement | Part, said: string): void {
  expect(marks_given, said).toBeGreaterThanOrEqual(0)
  expect(marks_given, said).toBeLessThanOrEqual(max_score + 0.005)
  expect(isHundredth(marks_given), said).toBe(true)
}

describe(`${ANSWERS} answers to questions of every type`, () => {
  test('get marks between none and all, to the hundredth, and never throw', {
    timeout: 120_000,
  }, () => {
    const { question, answer, pick } = questionsOf(71)
    const made = TYPES.flatMap((type) => Array.from({ length: 25 }, () => question(type)))
    const undecided = new Set<string>()
    const verdicts = new Set<string>()
    for (let i = 0; i < ANSWERS; i += 1) {
      const asked = pick(made, question('number'))
      const given = answer(asked.type)
      const judgement = judge(asked, given)
      const said = `${asked.type} ${JSON.stringify(given)} ${judgement.scoring_rationale}`
      expectFairMarks(judgement, said)
      for (const part of judgement.parts) expectFairMarks(part, said)
      if (judgement.verdict === 'right') expect(judgement.marks_given, said).toBe(asked.max_score)
      if (judgement.verdict === 'unread') {
        expect(judgement.marks_given, said).toBe(0)
        expect(judgement.problem, said).toBeDefined()
      }
      expect(judgement.verdict === 'unsure', said).toBe(judgement.needs_review)
      verdicts.add(judgement.verdict)
      if (judgement.marker === 'none' || judgement.marker === 'fault') undecided.add(asked.type)
    }
    // Every type has a marker; `fault` would be one that threw.
    expect([...undecided]).toEqual([])
    expect([...verdicts]).toEqual(
      expect.arrayContaining(['right', 'partly', 'wrong', 'unread', 'unsure']),
    )
  })

  test('do not change what is asked', () => {
    const { question, answer } = questionsOf(5)
    for (const type of TYPES) {
      const asked = question(type)
      const before = JSON.stringify(asked)
      for (let i = 0; i < 20; i += 1) judge(asked, answer(type))
      present(asked)
      expect(JSON.stringify(asked)).toBe(before)
    }
  })
})

test(`${QUESTIONS} questions are shown without anything of their keys`, () => {
  const { question } = questionsOf(23)
  for (let i = 0; i < QUESTIONS; i += 1) {
    const asked: Question = question(TYPES[i % TYPES.length] ?? 'number')
    const shown = JSON.stringify(present(drawQuestion(asked, i)))
    expect(shown, asked.type).not.toMatch(SECRET)
    expect(shown, asked.type).not.toMatch(KEY_FIELDS)
    // The test itself would be blind if the made-up questions held no secrets.
    expect(JSON.stringify(asked)).toMatch(SECRET)
  }
})

test('what cannot be read tells nothing of the key', () => {
  const { question } = questionsOf(9)
  let count = 0
  for (let i = 0; i < QUESTIONS; i += 1) {
    const asked = question(TYPES[i % TYPES.length] ?? 'number')
    for (const value of ['', '((', '2 +']) {
      const judgement = judge(asked, { value })
      if (judgement.verdict !== 'unread') continue
      count += 1
      expect(JSON.stringify(judgement), asked.type).not.toMatch(SECRET)
    }
  }
  expect(count).toBeGreaterThan(QUESTIONS)
})

test.each(TYPES)(
  'that a %s goes without a calculator is shown, and nothing where it may have one',
  (type) => {
    const asked = questionsOf(3).question(type)
    expect(present(drawQuestion(asked, 1))).not.toHaveProperty('without_calculator')
    expect(present(drawQuestion({ ...asked, without_calculator: true }, 1))).toMatchObject({
      without_calculator: true,
    })
  },
)
