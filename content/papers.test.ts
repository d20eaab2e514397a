import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkTemplate, drawQuestion, judge, present } from '@learngrove/marking'
import type { Answer } from '@learngrove/marking/judgement'
import type { Question } from '@learngrove/marking/question'
import katex from 'katex'
import { describe, expect, test } from 'vitest'
import {
  inlineLatex,
  latexOf,
  optionsOf,
  rightAnswer,
  rightTexts,
  slipsOf,
  textsOf,
} from '#checks/answers.ts'
import { papersFolder } from './folders.ts'

/** Practice papers as they lie in `server/content/papers`, keys and all. */
type Paper = {
  readonly name: string
  readonly title: string
  readonly subject: string
  readonly level: string
  readonly minutes: number
  /** Unlisted ones are tasters, shorter than a paper; a paper is listed where nothing is said. */
  readonly is_listed?: boolean
  readonly questions: readonly Question[]
}

const folder = papersFolder
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/
const fewestQuestions = 16
const mostQuestions = 20
const fewestMarks = 40
const mostMarks = 60
const fewestTypes = 7

/** The types that the page of a paper can show and the marker decides by itself. */
const types = new Set<Question['type']>([
  'single_choice',
  'multiple_choice',
  'number',
  'expression',
  'short_text',
  'fill_blanks',
  'ordering',
  'matching',
])

/** Words that nobody says to a child here. */
const unkind = /\b(wrong|oops|stupid|silly|lazy|dumb|obviously|simply|trivial|fail(ed|ure)?)\b/i

const all = readdirSync(folder).map((file) => {
  const paper: Paper = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  return { file, paper }
})

const papers = all.filter(({ paper }) => paper.is_listed !== false)

const questions = all.flatMap(({ paper }) =>
  paper.questions.map((question, index) => ({
    place: `${paper.name} ${index + 1}`,
    question,
    drawn: drawQuestion(question, index),
  })),
)

test('there are eight papers at the least, each under a title of its own', () => {
  expect(papers.length).toBeGreaterThanOrEqual(8)
  expect(new Set(all.map(({ paper }) => paper.title)).size).toBe(all.length)
  const texts = questions.map(({ question }) => question.text)
  expect(new Set(texts).size).toBe(texts.length)
})

test('the right option of a single choice is not always in the same place', () => {
  const places = questions.flatMap(({ question }) =>
    question.type === 'single_choice' ? question.answers : [],
  )
  expect(new Set(places).size).toBeGreaterThanOrEqual(3)
})

test.each(all)('$file says what it is', ({ file, paper }) => {
  const { is_listed, ...rest } = paper
  expect([undefined, true, false]).toContain(is_listed)
  expect(Object.keys(rest).toSorted()).toEqual(
    ['level', 'minutes', 'name', 'questions', 'subject', 'title'].toSorted(),
  )
  expect(paper.name).toMatch(slug)
  expect(paper.name).toBe(basename(file, '.json'))
  for (const text of [paper.title, paper.subject, paper.level]) expect(text.trim()).not.toBe('')
  expect(paper.minutes).toBeGreaterThan(0)
})

describe.each(papers)('$file', ({ paper }) => {
  test('has questions and marks enough, and about a minute for each mark', () => {
    const marks = paper.questions.reduce((sum, { max_score }) => sum + max_score, 0)
    expect(paper.questions.length).toBeGreaterThanOrEqual(fewestQuestions)
    expect(paper.questions.length).toBeLessThanOrEqual(mostQuestions)
    expect(marks).toBeGreaterThanOrEqual(fewestMarks)
    expect(marks).toBeLessThanOrEqual(mostMarks)
    expect(paper.minutes).toBeGreaterThanOrEqual(marks)
    expect(new Set(paper.questions.map(({ type }) => type)).size).toBeGreaterThanOrEqual(
      fewestTypes,
    )
  })
})

describe.each(questions)('$place', ({ question, drawn }) => {
  test('is whole: a known type, no template, marks, hints and a worked solution', () => {
    expect(types).toContain(question.type)
    expect(question.template).toBeUndefined()
    expect(JSON.stringify(question)).not.toMatch(/\{\{|undefined|NaN/)
    expect(checkTemplate(question).filter((problem) => !isMeant(question, problem))).toEqual([])
    expect(Number.isInteger(question.max_score) && question.max_score > 0).toBe(true)
    expect([2, 3]).toContain(question.hints.length)
    expect(question.method_answer.length).toBeGreaterThanOrEqual(1)
    for (const text of textsOf(question)) {
      expect(text.trim()).not.toBe('')
      expect(text).not.toMatch(unkind)
    }
  })

  test('marks its key in full', () => {
    const answer = rightAnswer(drawn, present(drawn))
    const judged = judge(drawn, answer)
    expect(judged, JSON.stringify(answer)).toMatchObject({ verdict: 'right', is_full_marks: true })
    expect(judged.marks_given).toBe(question.max_score)
    for (const accepted of drawn.type === 'short_text' ? drawn.references : [])
      expect(judge(drawn, { value: accepted }).verdict, accepted).toBe('right')
  })

  test('marks nothing else as right', () => {
    const others = [...otherAnswers(drawn), ...slipAnswers(drawn)]
    expect(others.length).toBeGreaterThan(0)
    for (const answer of others) {
      const { verdict, is_full_marks } = judge(drawn, answer)
      expect({ verdict, is_full_marks }, JSON.stringify(answer)).toMatchObject({
        is_full_marks: false,
        verdict: expect.stringMatching(/^(wrong|partly|wrong_form)$/),
      })
    }
  })

  test('tells of a foreseen slip what it is', () => {
    for (const { code, answer } of slipsOf(drawn, present(drawn))) {
      if (drawn.type !== 'number' && drawn.type !== 'expression') continue
      expect(judge(drawn, answer).misconception?.code, JSON.stringify(answer)).toBe(code)
    }
  })

  test('keeps its answer out of its hints', () => {
    for (const hint of question.hints)
      for (const text of rightTexts(question)) expect(holds(hint, text), hint).toBe(false)
  })

  test('typesets', () => {
    const choices = [...optionsOf(question), ...('left' in question ? question.left : [])]
    for (const latex of [...latexOf(question), ...choices.flatMap(inlineLatex)])
      expect(
        () => katex.renderToString(latex, { throwOnError: true, strict: 'error' }),
        latex,
      ).not.toThrow()
  })
})

/** Right options of a multiple choice may have the same value: that is what is asked about. */
function isMeant(question: Question, problem: string): boolean {
  if (question.type !== 'multiple_choice') return false
  const [, first, second] = /^options (\d+) and (\d+):/.exec(problem) ?? []
  return question.answers.includes(Number(first)) && question.answers.includes(Number(second))
}

/** The slips that the author foresaw; a row has none of its own. */
const slipAnswers = (question: Question): Answer[] =>
  question.type === 'ordering' || question.type === 'matching'
    ? []
    : slipsOf(question, present(question)).map(({ answer }) => answer)

/** Of a choice every other choice there is, of a row every other order of two neighbours. */
function otherAnswers(question: Question): Answer[] {
  switch (question.type) {
    case 'single_choice':
      return question.options
        .map((_, index) => index + 1)
        .filter((order) => !question.answers.includes(order))
        .map((order) => ({ selected_option: [order] }))
    case 'multiple_choice': {
      const key = String(question.answers.toSorted())
      return subsets(question.options.length)
        .filter((orders) => orders.length > 0 && String(orders) !== key)
        .map((orders) => ({ selected_option: orders }))
    }
    case 'ordering':
    case 'matching': {
      const { selected_option } = rightAnswer(question, present(question))
      return swaps(selected_option ?? []).map((orders) => ({ selected_option: orders }))
    }
    case 'fill_blanks': {
      const { value } = rightAnswer(question, present(question))
      const keys = typeof value === 'string' ? [value] : (value ?? [])
      const another = (type: string) => (type === 'short_text' ? 'a blue teapot' : '977')
      return question.blanks.map(({ type }, i) => ({ value: keys.with(i, another(type)) }))
    }
    case 'number':
      return [{ value: question.unit === undefined ? '977' : `977 ${question.unit}` }]
    case 'expression':
      return [{ value: question.answer.includes('=') ? `${question.answer} + 1` : '977' }]
    case 'short_text':
      return [{ value: 'a blue teapot' }]
    default:
      return []
  }
}

/** Every choice of the orders 1 to `count`, each in rising order. */
const subsets = (count: number): number[][] =>
  Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (_, i) => i + 1).filter((order) => bits & (1 << (order - 1))),
  )

const swaps = (orders: readonly number[]): number[][] =>
  orders.slice(1).map((order, i) => orders.with(i, order).with(i + 1, orders[i] ?? 0))

/** Whether a hint shows a text as a whole word or number. */
function holds(hint: string, text: string): boolean {
  const bare = (value: string) =>
    value
      .replaceAll(/[$\s]+/g, ' ')
      .trim()
      .toLowerCase()
  const escaped = bare(text).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(^|[^\\w.,/])${escaped}($|[^\\w.,/]|[.,](\\s|$))`).test(bare(hint))
}
