import { readdirSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { countGoals } from '#checks/goals.ts'
import { graphProblems } from '#checks/graph.ts'
import { noteProblems } from '#checks/notes.ts'
import { courses, notes, questions, subjects, topics } from './curriculum.ts'
import { worksheets } from './worksheets.ts'

const strands = subjects.flatMap((subject) =>
  subject.strands.map((strand) => ({ ...strand, subject: subject.key })),
)
const FEWEST_QUESTIONS = 5
const FEWEST_TEMPLATES = 4

/** The pictures of questions, which the page brings along. */
const pictures = readdirSync(new URL('../../web/src/questions/pictures/', import.meta.url))

describe('the graph', () => {
  it.each(subjects)('of $key hangs together and has no circle', (subject) => {
    expect(graphProblems(subject)).toEqual([])
  })

  it('has topics with names of their own', () => {
    expect(new Set(topics.map(({ key }) => key)).size).toBe(topics.length)
  })

  it('finds what would be a circle, a gap and a share of nothing', () => {
    const topic = { title: 'A', description: '', year: 7, objectives: [] } as const
    const strand = {
      key: 's',
      title: 'S',
      description: '',
      questions: [],
      topics: [
        { ...topic, key: 'a', prerequisites: ['b'], exercises: { c: 0 } },
        { ...topic, key: 'b', prerequisites: ['a'], exercises: {} },
      ],
    }
    const problems = graphProblems({ key: 'x', title: 'X', description: '', strands: [strand] })
    expect(problems).toEqual(
      expect.arrayContaining([
        'a: stands before b, which it needs',
        'a: prerequisites: it needs itself',
        'a: exercises: c does not come before',
        'a: exercises: c by 0',
        'a: objectives: at least two',
      ]),
    )
  })
})

describe('courses', () => {
  it('teach every topic once', () => {
    const taught = new Set(
      courses.flatMap(({ sections }) => sections.flatMap((each) => each.topics)),
    )
    expect(topics.map(({ key }) => key).filter((key) => !taught.has(key))).toEqual([])
    expect(new Set(courses.map(({ key }) => key)).size).toBe(courses.length)
    const known = new Set(topics.map(({ key }) => key))
    for (const { key, sections } of courses) {
      const keys = sections.flatMap((each) => each.topics)
      expect(new Set(keys).size, key).toBe(keys.length)
      for (const topic of keys) expect(known, key).toContain(topic)
    }
  })
})

describe('questions', () => {
  it('have keys of their own, topics that exist and pictures that are there', () => {
    const known = new Set(topics.map(({ key }) => key))
    expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length)
    for (const { key, topics: own, question } of questions) {
      expect(own.length, key).toBeGreaterThanOrEqual(1)
      for (const topic of own) expect(known, key).toContain(topic)
      if (question.type === 'hot_spot') expect(pictures).toContain(question.image.file)
    }
  })

  it.each(strands)('of $key are enough for every topic, over three difficulties', (strand) => {
    for (const { key } of strand.topics) {
      const own = questions.filter((each) => each.topics[0] === key)
      expect(own.length, key).toBeGreaterThanOrEqual(FEWEST_QUESTIONS)
      if (strand.subject !== 'mathematics') continue
      const templates = own.filter(({ question }) => question.template !== undefined)
      expect(templates.length, key).toBeGreaterThanOrEqual(FEWEST_TEMPLATES)
      const hard = own.map(({ difficulty }) => (difficulty >= 0.5 ? 2 : difficulty <= -0.5 ? 0 : 1))
      expect(new Set(hard).size, key).toBe(3)
    }
  })

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
  it('have keys of their own', () => {
    expect(new Set(worksheets.map(({ key }) => key)).size).toBe(worksheets.length)
  })

  it.each(worksheets)('$key holds five to twelve questions that exist', (worksheet) => {
    const known = new Set(questions.map(({ key }) => key))
    expect(topics.map(({ key }) => key)).toContain(worksheet.topic)
    expect(worksheet.questions.length).toBeGreaterThanOrEqual(5)
    expect(worksheet.questions.length).toBeLessThanOrEqual(12)
    expect(new Set(worksheet.questions).size).toBe(worksheet.questions.length)
    for (const key of worksheet.questions) expect(known).toContain(key)
  })
})

describe('notes', () => {
  const places = new Map(topics.map((topic) => [topic.key, topic]))

  it.each(strands)('of $key are one for every topic at the least', (strand) => {
    const withNote = new Set(notes.map(({ topic }) => topic))
    expect(strand.topics.map(({ key }) => key).filter((key) => !withNote.has(key))).toEqual([])
  })

  test.each(notes)('$file is a short page with every part, and its mathematics is true', (note) => {
    const topic = places.get(note.topic)
    if (topic === undefined) throw new Error(`there is no topic ${note.topic}`)
    expect(noteProblems(note, topic)).toEqual([])
  })
})

test('there is as much to learn from as a school needs', () => {
  const goals = countGoals({ subjects, questions, notes, worksheets })
  expect(goals.filter(({ asked, have }) => have < asked)).toEqual([])
})
