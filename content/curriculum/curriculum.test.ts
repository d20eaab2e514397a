import { readdirSync } from 'node:fs'
import katex from 'katex'
import { describe, expect, it } from 'vitest'
import { notes, textOfNote } from './notes.ts'
import { questions } from './questions.ts'
import { inlineLatex, textsOf } from './testing.ts'
import { subjects } from './topics.ts'
import { worksheets } from './worksheets.ts'

const topicsOf = (key: string) => subjects.find((subject) => subject.key === key)?.topics ?? []
const topicKeys = new Set(subjects.flatMap(({ topics }) => topics.map(({ key }) => key as string)))
const counted = (topic: string) => questions.filter(({ topics }) => topics[0] === topic).length
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The pictures of questions, which the page brings along. */
const pictures = readdirSync(new URL('../../web/src/questions/pictures/', import.meta.url))

/** Words that nobody at this school says to a child. */
const unkind = /\b(wrong|oops|stupid|silly|lazy|dumb|obviously|simply|trivial|fail(ed|ure)?)\b/i

describe('topics', () => {
  it('have keys of their own, and prerequisites that come before', () => {
    for (const { topics } of subjects) {
      const before = new Set<string>()
      for (const topic of topics) {
        expect(topic.key).toMatch(slug)
        expect(before).not.toContain(topic.key)
        for (const key of topic.prerequisites) expect(before, topic.key).toContain(key)
        before.add(topic.key)
        expect(topic.objectives.length, topic.key).toBeGreaterThanOrEqual(2)
      }
    }
    expect(topicsOf('mathematics').length).toBeGreaterThanOrEqual(13)
    expect(topicsOf('science').length).toBeGreaterThanOrEqual(10)
  })

  it('each have questions enough to practise', () => {
    for (const { key } of topicsOf('mathematics'))
      expect(counted(key), key).toBeGreaterThanOrEqual(6)
    for (const { key } of topicsOf('science')) expect(counted(key), key).toBeGreaterThanOrEqual(4)
  })
})

describe('questions', () => {
  it('have keys of their own and topics that exist', () => {
    expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length)
    for (const { key, topics } of questions) {
      expect(key).toMatch(slug)
      expect(topics.length).toBeGreaterThanOrEqual(1)
      for (const topic of topics) expect(topicKeys, key).toContain(topic)
    }
  })

  it('are many, of many types, and half of them templates', () => {
    expect(questions.length).toBeGreaterThanOrEqual(84)
    expect(new Set(questions.map(({ question }) => question.type)).size).toBeGreaterThanOrEqual(13)
    const templates = questions.filter(({ question }) => question.template !== undefined)
    expect(templates.length * 2).toBeGreaterThanOrEqual(questions.length)
  })

  it.each(questions)(
    '$key has hints, a solution and foreseen slips',
    ({ question, difficulty }) => {
      expect(Math.abs(difficulty)).toBeLessThanOrEqual(2)
      expect(question.max_score).toBeGreaterThan(0)
      expect([2, 3]).toContain(question.hints.length)
      expect(question.method_answer.length).toBeGreaterThanOrEqual(1)
      for (const text of textsOf(question)) {
        expect(text.trim()).not.toBe('')
        expect(text).not.toMatch(unkind)
      }
      if ('options' in question) {
        for (const [index, option] of question.options.entries()) {
          const isRight = question.answers.includes(index + 1)
          expect(option.misconception === undefined, option.text).toBe(isRight)
        }
      }
      if (question.type === 'fill_blanks') {
        const marks = [...question.text.matchAll(/\[\[(\d+)\]\]/g)].map(([, number]) =>
          Number(number),
        )
        expect(marks).toEqual(question.blanks.map((_, index) => index + 1))
      }
      if (question.type === 'hot_spot') {
        const { file, alt } = question.image
        expect(pictures).toContain(file)
        // Whoever cannot see it is told what is where, and not what it is.
        expect(alt.match(/%/g)?.length).toBeGreaterThanOrEqual(2)
      }
      if (question.type === 'matching') {
        expect(question.pairs.length).toBe(question.left.length)
        expect(new Set(question.pairs).size).toBe(question.pairs.length)
      }
    },
  )

  it('do not always have the right option in the same place', () => {
    const places = questions.flatMap(({ question }) =>
      question.type === 'single_choice' ? question.answers : [],
    )
    for (const place of [1, 2, 3, 4]) {
      const share = places.filter((each) => each === place).length / places.length
      expect(share).toBeLessThan(0.5)
    }
  })
})

describe('worksheets', () => {
  it('have keys of their own, and one for each topic of mathematics', () => {
    expect(new Set(worksheets.map(({ key }) => key)).size).toBe(worksheets.length)
    expect(worksheets.length).toBeGreaterThanOrEqual(12)
    for (const { key } of topicsOf('mathematics')) {
      expect(worksheets.map((worksheet) => worksheet.key)).toContain(`path-${key}`)
    }
  })

  it.each(worksheets)('$key holds six to twelve questions that exist', (worksheet) => {
    const known = new Set(questions.map(({ key }) => key))
    expect(topicsOf(worksheet.subject).map(({ key }) => key as string)).toContain(worksheet.topic)
    expect(worksheet.questions.length).toBeGreaterThanOrEqual(5)
    expect(worksheet.questions.length).toBeLessThanOrEqual(12)
    expect(new Set(worksheet.questions).size).toBe(worksheet.questions.length)
    for (const key of worksheet.questions) expect(known).toContain(key)
  })
})

describe('notes', () => {
  it('cover every topic, page by page', () => {
    for (const key of topicKeys) expect(notes.map(({ topic }) => topic as string)).toContain(key)
    expect(notes.length).toBeGreaterThanOrEqual(24)
    for (const { topics } of subjects) {
      const keys = new Set<string>(topics.map(({ key }) => key))
      const pages = notes.filter(({ topic }) => keys.has(topic)).map(({ page }) => page)
      expect(pages).toEqual(pages.map((_, index) => index + 1))
    }
    const files = readdirSync(new URL('./notes/', import.meta.url)).toSorted()
    expect(files).toEqual(notes.map(({ file }) => file as string).toSorted())
  })

  it.each(notes)('$file is a short page with a heading, and its TeX compiles', (note) => {
    const text = textOfNote(note)
    expect(text.startsWith(`# ${note.title}\n`)).toBe(true)
    for (const heading of ['The idea', 'Worked example', 'A common slip']) {
      expect(text).toContain(`\n## ${heading}\n`)
    }
    const words = text.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(150)
    expect(words).toBeLessThanOrEqual(350)
    expect(text).not.toMatch(unkind)
    for (const latex of inlineLatex(text)) {
      expect(() =>
        katex.renderToString(latex, { throwOnError: true, strict: 'error' }),
      ).not.toThrow()
    }
  })
})
