import type { Band } from '@learngrove/contract/worksheets.limits'
import { describe, expect, test } from 'vitest'
import { aboutText, onlyTaught } from './planning.about-text.ts'
import { isAlike, printOf } from './planning.alike.ts'
import { alternativesTo } from './planning.alternatives.ts'
import type { Candidate } from './planning.candidate.ts'
import { fillPlan, type Plan } from './planning.fill.ts'
import { readRequest } from './planning.read-request.ts'
import { neededTopics, spread, type TopicStock } from './planning.suggest.ts'
import { topicsIn } from './planning.topics-in.ts'

const texts = [
  'Share sweets between two friends in this ratio',
  'Which of these fractions is the largest?',
  'A recipe for four people is scaled up. How much rice is needed?',
  'Work out the perimeter of the rectangle',
  'Explain why the angles of a triangle make a straight line',
  'Put these decimals into order, the smallest first',
]

const candidate = (at: number, change: Partial<Candidate> = {}): Candidate => ({
  question_id: `q${at}`,
  topic_id: 'ratio',
  difficulty: 0.2,
  band: 'core',
  minutes: 2,
  type: 'number',
  text: texts[at % texts.length] ?? '',
  is_template: false,
  without_calculator: false,
  num_met: 0,
  ...change,
})

const plan = (change: Partial<Plan> = {}): Plan => ({
  cells: [{ topic_id: 'ratio', difficulty: 'core', count: 3 }],
  without_calculator: false,
  types: [],
  ...change,
})

const six = texts.map((_, at) => candidate(at))

describe('filling', () => {
  test('meets the plan, always the same with one seed and otherwise with another', () => {
    const fill = (seed: number) => fillPlan({ plan: plan(), candidates: six, kept: [], seed })
    expect(fill(1)).toEqual(fill(1))
    expect(fill(1).question_ids).toHaveLength(3)
    expect(fill(1).gaps).toEqual([])
    const sheets = new Set([1, 2, 3, 4, 5, 6].map((seed) => fill(seed).question_ids.join()))
    expect(sheets.size).toBeGreaterThan(1)
  })

  test('never asks a question twice, nor one that differs by its numbers alone', () => {
    const candidates = [
      candidate(0, { text: 'Share £60 between Ada and Ben in the ratio 1 : 2.' }),
      candidate(1, { text: 'Share £45 between Ada and Ben in the ratio 2 : 3.' }),
      candidate(2),
      candidate(2, { topic_id: 'scale' }),
    ]
    const cells = [
      { topic_id: 'ratio', difficulty: 'core', count: 3 },
      { topic_id: 'scale', difficulty: 'core', count: 1 },
    ] as const
    const { question_ids, gaps } = fillPlan({
      plan: plan({ cells }),
      candidates,
      kept: [],
      seed: 1,
    })
    expect(question_ids).toHaveLength(2)
    expect(gaps).toEqual([
      { topic_id: 'ratio', difficulty: 'core', wanted: 3, found: 2, why: 'alike' },
      { topic_id: 'scale', difficulty: 'core', wanted: 1, found: 0, why: 'none' },
    ])
  })

  test('others of its topics stand in for what is missing, where that is wished', () => {
    const hard = candidate(4, { band: 'stretch', difficulty: 1 })
    const cells = [{ topic_id: 'ratio', difficulty: 'core', count: 3 }] as const
    const asked = {
      plan: plan({ cells }),
      candidates: [...six.slice(0, 2), hard],
      kept: [],
      seed: 1,
    }
    expect(fillPlan(asked).question_ids).toHaveLength(2)
    const filled = fillPlan({ ...asked, isToppedUp: true })
    expect(filled.question_ids).toContain('q4')
    expect(filled.gaps).toMatchObject([{ wanted: 3, found: 2 }])
  })

  test('leaves what the class has had for the last, and asks it again with fresh numbers alone', () => {
    const candidates = [
      candidate(0, { num_met: 9 }),
      candidate(1, { num_met: 9, is_template: true }),
      candidate(2),
    ]
    const { question_ids, gaps } = fillPlan({ plan: plan(), candidates, kept: [], seed: 1 })
    expect(question_ids.toSorted()).toEqual(['q1', 'q2'])
    expect(gaps).toMatchObject([{ wanted: 3, found: 2, why: 'had' }])
  })

  test('counts what stands, and keeps it in its place, the easier before the harder', () => {
    const kept = [{ question_id: 'q0', topic_ids: ['ratio'], band: 'core', text: texts[0] ?? '' }]
    const easy = candidate(4, { band: 'easier', difficulty: -1 })
    const { question_ids, gaps } = fillPlan({
      plan: plan({
        cells: [
          { topic_id: 'ratio', difficulty: 'easier', count: 1 },
          { topic_id: 'ratio', difficulty: 'core', count: 2 },
        ],
      }),
      candidates: [...six.slice(0, 2), easy],
      kept: kept as never,
      seed: 3,
    })
    expect(question_ids).toEqual(['q4', 'q0', 'q1'])
    expect(gaps).toEqual([])
  })

  test('holds to the types that are wished for, and takes first what is worked by hand', () => {
    const candidates = [
      candidate(0, { type: 'drawing' }),
      candidate(1, { type: 'single_choice', without_calculator: true }),
      candidate(2, { type: 'single_choice' }),
      candidate(3, { without_calculator: true }),
    ]
    const fill = (change: Partial<Plan>) =>
      fillPlan({ plan: plan(change), candidates, kept: [], seed: 1 }).question_ids.toSorted()
    expect(fill({})).toEqual(['q1', 'q2', 'q3'])
    const cells = [{ topic_id: 'ratio', difficulty: 'core', count: 2 }] as const
    expect(fill({ cells, without_calculator: true })).toEqual(['q1', 'q3'])
    expect(fill({ types: ['single_choice'], without_calculator: true })).toEqual(['q1', 'q2'])
    expect(fill({ types: ['drawing'] })).toEqual(['q0'])
  })
})

describe('alternatives', () => {
  const [of] = six
  const ask = (how: 'same' | 'easier' | 'harder', candidates: readonly Candidate[]) =>
    alternativesTo({ of: of ?? candidate(0), how, candidates, kept: six.slice(0, 2), count: 2 })

  test('are of that way, the nearest first, and none that stands on the sheet or is like it', () => {
    const others = [
      candidate(2, { difficulty: 0.9 }),
      candidate(3, { difficulty: 0.5 }),
      candidate(4, { difficulty: -0.4 }),
      candidate(7, { difficulty: 0.4 }),
    ]
    expect(ask('harder', [...six.slice(0, 2), ...others])).toEqual(['q3', 'q2'])
    expect(ask('easier', others)).toEqual(['q4'])
    expect(ask('same', others)).toEqual(['q3', 'q4'])
  })
})

test.each([
  ['Work out $3/4 + 1/5$.', 'Work out $2/3 + 1/4$.', true],
  ['Work out $3/4 + 1/5$.', 'Which fraction is the largest?', false],
  ['Share {{a}} pens.', 'Share 12 pens.', true],
  ['', '', false],
])('%s and %s are alike: %s', (one, other, expected) => {
  expect(isAlike(printOf(one), printOf(other))).toBe(expected)
})

const stock = (title: string, change: Partial<TopicStock> = {}): TopicStock => ({
  topic_id: title,
  title,
  strand: 'Number',
  year: 8,
  bank: {
    easier: { total: 9, fresh: 9 },
    core: { total: 9, fresh: 9 },
    stretch: { total: 9, fresh: 9 },
  },
  mastery: null,
  num_seen: 0,
  ...change,
})

const topics = [
  stock('Adding and subtracting fractions'),
  stock('Multiplying fractions'),
  stock('Ratio and proportion'),
  stock('Angles in triangles', { strand: 'Geometry' }),
  stock('Fractions of amounts', { year: 7 }),
]

describe('a request in words', () => {
  test('is read whole', () => {
    const read = readRequest(
      '12 questions on fractions, two hard ones, no calculator, for Year 8',
      topics,
    )
    expect(read).toMatchObject({
      count: 12,
      counted: { stretch: 2 },
      without_calculator: true,
      year: 8,
      minutes: null,
      not_understood: [],
    })
    expect(read.topics.map(({ title }) => title)).toEqual([
      'Adding and subtracting fractions',
      'Multiplying fractions',
    ])
  })

  test.each([
    ['ten mostly easy questions about ratio', { count: 10, mostly: 'easier', not_understood: [] }],
    ['a 20 minute test on angles', { minutes: 20, count: null, not_understood: [] }],
    ['multiple choice on ratio', { types: ['single_choice', 'multiple_choice', 'true_false'] }],
    ['8 questions on ratio, in Comic Sans', { count: 8, not_understood: ['Comic Sans'] }],
    ['something about volcanoes', { topics: [], not_understood: ['something about volcanoes'] }],
    ['half an hour of geometry', { minutes: 30, not_understood: [] }],
    ['', { count: null, topics: [], not_understood: [] }],
  ])('%s', (words, expected) => {
    expect(readRequest(words, topics)).toMatchObject(expected)
  })

  test('a long run of nothing takes no time', () => {
    const long = `${'fraction '.repeat(60)}${'('.repeat(100)}`
    expect(readRequest(long, topics).topics.length).toBeGreaterThan(0)
  })
})

describe('what a class needs', () => {
  test('is what it has begun and not mastered', () => {
    const list = [
      stock('a', { mastery: 0.9, num_seen: 20 }),
      stock('b', { mastery: 0.3, num_seen: 20 }),
      stock('c', { mastery: 0.3, num_seen: 2 }),
      stock('d'),
    ]
    expect(neededTopics(list).map(({ title }) => title)).toEqual(['b', 'c'])
    expect(neededTopics([stock('d'), stock('e')], 1)).toHaveLength(1)
  })

  test.each([1, 2, 7, 12, 20])('%i questions are spread, and no more than there are', (count) => {
    const cells = spread(topics, count)
    expect(cells.reduce((sum, cell) => sum + cell.count, 0)).toBe(count)
    const bands: Band[] = ['easier', 'core', 'stretch']
    expect(cells.every((cell) => cell.count > 0 && bands.includes(cell.difficulty))).toBe(true)
  })

  test('where one difficulty has nothing its neighbours stand in', () => {
    const none = { total: 0, fresh: 0 }
    const few = stock('f', {
      bank: { easier: none, core: { total: 2, fresh: 2 }, stretch: { total: 1, fresh: 1 } },
    })
    expect(spread([few], 6)).toEqual([
      { topic_id: 'f', difficulty: 'core', count: 2 },
      { topic_id: 'f', difficulty: 'stretch', count: 1 },
    ])
  })
})

describe('a longer text', () => {
  const text = `Scheme of work. We add and subtract fractions; later we add and subtract two fractions again.
    In triangles the angles make a straight line. Time. Ratio.`
  const named = (found: readonly TopicStock[]) => found.map(({ title }) => title)

  test('speaks of the topics whose titles stand together in it, the most spoken of first', () => {
    expect(named(topicsIn(text, topics))).toEqual([
      'Adding and subtracting fractions',
      'Angles in triangles',
    ])
  })

  test('speaks of one word where it comes again', () => {
    const one = [stock('Time')]
    expect(topicsIn(text, one)).toEqual([])
    expect(named(topicsIn(`${text} Time again.`, one))).toEqual(['Time'])
  })

  test('gives a request its topics, and narrows those that were named', () => {
    const open = aboutText(readRequest('6 questions', topics), text, topics)
    expect(named(open.topics)).toEqual(named(topicsIn(text, topics)))
    const both = aboutText(readRequest('6 on fractions and ratio', topics), text, topics)
    expect(named(both.topics)).toEqual(['Adding and subtracting fractions'])
    const none = aboutText(readRequest('6 on ratio', topics), text, topics)
    expect([named(none.topics), none.not_met.length]).toEqual([['Ratio and proportion'], 1])
    expect(aboutText(readRequest('6', topics), 'Trees.', topics).not_met).toHaveLength(1)
    expect(aboutText(readRequest('6', topics), ' ', topics).not_met).toEqual([])
  })

  test('of a curriculum nothing else is asked for', () => {
    expect(named(onlyTaught(topics, text).topics)).toHaveLength(2)
    expect(onlyTaught(topics, 'Trees.')).toMatchObject({ topics, not_met: [expect.any(String)] })
    expect(onlyTaught(topics, '')).toEqual({ topics, not_met: [] })
  })
})
