import { describe, expect, test } from 'vitest'
import { chooseForStudent } from './choose-for-student.ts'
import { chooseSentence } from './choose-sentence.ts'
import { chooseThings } from './choose-things.ts'
import type { Estimate, Known } from './estimates.ts'
import type { PackedCell } from './figures.queries.ts'
import { type HeatMap, heatMapOf } from './heat-map.ts'

const now = new Date('2026-09-01T08:00:00Z')
const people = Array.from({ length: 6 }, (_, at) => ({
  ...{ id: `s${at}`, first_name: 'Ada', last_name: `${at}` },
}))
const range = { start: '2026-08-10', end: '2026-09-06' }

/** A cell of so many answers, with an ability and the credit of its answers. */
const cell = (
  place: number,
  { answers = 10, ability = 0, credit = 6, tries = 4, correct = 4, stability = 1000 } = {},
): PackedCell => [
  ...([place, answers, answers, tries, correct, ability, 0.3, answers, credit] as const),
  ...([ability > 2 ? '2026-08-20T00:00:00Z' : null, stability, '2026-08-25T00:00:00Z'] as const),
]

/** A class whose students all have these cells, but for those that are named. */
function mapOf(cells: readonly PackedCell[], others: Record<string, readonly PackedCell[]> = {}) {
  const topics = [
    { id: 't0', title: 'Ratio and proportion' },
    { id: 't1', title: 'Angles' },
  ]
  const rows = people.map(({ id }) => ({ student_id: id, cells: others[id] ?? cells }))
  return heatMapOf({ topics, rows, students: people, now, among: 'range' })
}

const said = (map: HeatMap, num_practised = 6) =>
  chooseSentence({ name: '8B', map, num_practised, range })
const things = (map: HeatMap, more = {}) =>
  chooseThings({ map, misconceptions: [], odd: [], quiet: [], ...more })

const lost = { ability: -2, credit: 1, correct: 1 }
const able = { ability: 3, credit: 12 }

describe('the sentence of a class', () => {
  test('says where it is held up and what it begins to forget', () => {
    const { sentence, emphasis } = said(mapOf([cell(0, lost), cell(1, { ...able, stability: 1 })]))
    expect(emphasis).toBe('What holds them up is ratio and proportion')
    expect(sentence).toBe(
      '8B is secure or growing in one of two topics. What holds them up is ratio and proportion, and they begin to forget angles.',
    )
  })

  test('says when all is well, when nothing was done and when there is too little to say', () => {
    expect(said(mapOf([cell(0, able), cell(1, able)]))).toEqual({
      ...{ sentence: '8B is secure or growing in all two topics.', emphasis: null },
    })
    expect(said(mapOf([cell(0)]), 0).sentence).toBe(
      '8B did not practise between 10 August and 6 September.',
    )
    expect(said(mapOf([cell(0, { answers: 4 })])).sentence).toContain('too few answers')
    expect(said({ topics: [], students: [] }).sentence).toBe('Nobody is in 8B yet.')
  })
})

describe('the things to do first', () => {
  const odd = [{ question_id: 'q', text: '', topic: null }]
  const misconceptions = [
    { code: 'c', name: 'Sign lost', topic: null, students: people.slice(0, 2) },
  ]

  test('are at most three, who is stuck before what is shared, and that before what fades', () => {
    const map = mapOf([cell(0, lost), cell(1, { ...able, stability: 1 })])
    const found = things(map, { misconceptions, odd, quiet: people })
    expect(found.map(({ kind }) => kind)).toEqual(['stuck', 'misconception', 'fading'])
    expect(found[0]).toMatchObject({
      title: 'Six students are stuck on ratio and proportion',
      topic: { id: 't0' },
    })
    expect(found[0]?.students[0]?.detail).toBe('1 of 4 right at the first try')
  })

  test('name those alone whom they are about', () => {
    const found = things(mapOf([cell(0, able)], { s3: [cell(0, lost)] }))
    expect(found[0]).toMatchObject({ kind: 'stuck', students: [{ id: 's3' }] })
    expect(found[1]).toMatchObject({
      kind: 'ready',
      title: 'The class is secure in ratio and proportion',
    })
  })

  test('take a slip of one for that student’s own, and ask for a look only after the rest', () => {
    const alone = [{ ...misconceptions[0], students: people.slice(0, 1) }]
    const found = things(mapOf([cell(0)]), {
      misconceptions: alone,
      odd,
      quiet: people.slice(0, 1),
    })
    expect(found.map(({ kind }) => kind)).toEqual(['quiet', 'question'])
  })
})

test('fewer than five answers are a dash, and the mean leaves them out', () => {
  const map = mapOf([cell(0, able)], { s0: [cell(0, { ...lost, answers: 4 })] })
  const cells = map.students.map(({ cells }) => cells[0])
  expect(cells.filter((each: Known | null | undefined) => each?.estimate === null)).toHaveLength(1)
  expect(map.topics[0]).toMatchObject({ secure: 5, unknown: 1 })
})

test('of a student it says the slip that comes again before the topic that is known least', () => {
  const [student] = people
  if (!student) throw new Error('There are people')
  const estimate: Estimate = { mastery: 20, low: 10, high: 40, level: 'not_yet', is_fading: false }
  const topics = [{ id: 't0', title: 'Angles', cell: { answers: 9, estimate } }]
  const slip = { code: 'c', name: 'Sign lost', topic: null, answers: 3, seems_gone: false }
  const of = { student, topics, answers: 9 }
  expect(chooseForStudent({ ...of, misconceptions: [slip] }).next?.kind).toBe('misconception')
  const gone = chooseForStudent({ ...of, misconceptions: [{ ...slip, seems_gone: true }] })
  expect(gone).toMatchObject({ emphasis: 'Next comes angles', next: { kind: 'stuck' } })
})
