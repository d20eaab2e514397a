import { expect, test } from 'vitest'
import type { Board, Student, Work } from './assignments.data.ts'
import { namesOf, nowWords, placeOf, rulesOf, sentenceOf } from './words-of-work.ts'

const now = new Date('2026-11-26T14:12:00Z')

const work: Work = {
  ...{ id: 'work', worksheet_id: 'sheet', quiz_id: 'quiz', class_id: '8B', subject_id: 'maths' },
  ...{ title: 'Ratio', date_assigned: '2026-11-23T08:00:00Z', due_date: '2026-11-27T16:00:00Z' },
  ...{ time_limit: 30, tries: null, answers_shown: 'when_settled', has_hints: true },
  ...{
    is_late_taken: true,
    num_questions: 8,
    num_to_answer: 8,
    num_students: 11,
    num_finished: 4,
    num_working: 6,
  },
  ...{ num_not_begun: 1, num_excused: 0, num_waiting: 0, median_score: 14, max_score: 20 },
}

const student = (fields: Partial<Student>): Student => ({
  ...{ id: 'one', first_name: 'Theo', last_name: 'Lindqvist', profile_pic_url: null },
  ...{ state: 'working', is_live: true, question: 3, minutes: 2, tries: 0, hints: 0, cells: [] },
  ...{
    num_answered: 0,
    num_to_answer: 8,
    num_tried: 0,
    num_right_first: 0,
    marks_given: 0,
    max_score: 20,
    time_spent: 0,
  },
  ...{ last_seen_at: null, finished_at: null, is_late: false, due_date: null, is_on_time: true },
  ...{ excused_at: null, excuse_reason: null, reminded_at: null, ...fields },
})

const board = (students: readonly Student[]): Board => ({
  ...{ assignment: work, now: now.toISOString(), questions: [], students: [...students] },
  stuck_after: { tries: 3, minutes: 5 },
})

test('the sentence counts who has finished, who is at work and who is stuck where', () => {
  const stuck = { state: 'stuck', minutes: 9 } as const
  const all = [student(stuck), student(stuck), student({}), student({ state: 'finished' })]
  expect(sentenceOf(board(all))).toEqual({
    says: 'Of the 11 on “Ratio”, one has finished and three are at work.',
    needs: 'Two are stuck, on question 3.',
  })
  const excused = student({ ...stuck, excused_at: now.toISOString() })
  expect(sentenceOf(board([excused]))).toEqual({
    says: 'Of the 11 on “Ratio”, nobody has finished and nobody is at work.',
    needs: '',
  })
})

test('of a sheet of which some are enough it is said how many', () => {
  expect(rulesOf(work, now)).toContain(', 8 questions,')
  expect(rulesOf({ ...work, num_to_answer: 5 }, now)).toContain(', any 5 of 8 questions,')
})

test('work without a date says so', () => {
  expect(rulesOf({ ...work, due_date: null }, now)).toMatch(/^11 students, no date, 8 questions/)
})

test('names are said as one says them', () => {
  const named = ['Theo', 'Amara', 'Jun', 'Noor'].map((first_name) => student({ first_name }))
  expect(namesOf(named.slice(0, 1))).toBe('Theo')
  expect(namesOf(named.slice(0, 3))).toBe('Theo, Amara and Jun')
  expect(namesOf(named)).toBe('Theo, Amara and 2 more')
})

test.each([
  ['2026-12-01T08:00:00Z', null, 'later'],
  ['2026-11-23T08:00:00Z', null, 'open'],
  ['2026-11-01T08:00:00Z', '2026-11-20T16:00:00Z', 'open'],
  ['2026-11-01T08:00:00Z', '2026-11-18T16:00:00Z', 'archive'],
] as const)('work that opens on %s and is due %s is %s', (date_assigned, due_date, place) => {
  expect(placeOf({ ...work, date_assigned, due_date }, now)).toBe(place)
})

test('what is late says so', () => {
  const finished_at = '2026-11-26T10:00:00Z'
  const done = student({ state: 'finished', finished_at, is_late: true })
  expect(nowWords(done, now)).toMatch(/^Finished Thu.*, late$/)
})
