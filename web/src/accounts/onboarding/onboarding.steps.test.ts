import { userRole } from '@learngrove/contract/roles'
import { expect, test } from 'vitest'
import {
  around,
  type Fields,
  isAnswered,
  leftHalfWay,
  questionsFor,
  type Step,
  skipping,
  stepOf,
} from './onboarding.steps.ts'

const flag = { has_agreed_policy: true, is_support: false, is_sub_admin: false }
const level = '01a1f000-0000-7000-8000-0000000000bb'
const student = { user_role_id: userRole.student, academic_level_id: level, flag }
const yearless = { ...student, academic_level_id: null }
const parent = { user_role_id: userRole.parent, academic_level_id: null, flag }

test('nobody is asked where they live or what to write to them about, nor for the year that is known', () => {
  expect(questionsFor(student)).toEqual(['subject_ids', 'goals', 'heard_from'])
  expect(questionsFor(yearless)[0]).toBe('academic_level_id')
  expect(questionsFor(parent)).toEqual(['goals', 'heard_from'])
})

type Row = readonly [what: string, person: typeof student, Fields, asked: string | null, step: Step]

const unsure = { ...student, flag: { ...flag, has_agreed_policy: false } }
const all: Fields = { subject_ids: [level], goals: ['enjoy'], heard_from: 'friend' }

test.each<Row>([
  ['begins at the first question', student, {}, null, 'subject_ids'],
  ['is taken up where it was left', student, { subject_ids: [level] }, null, 'goals'],
  ['leaves what was skipped for the end', student, { subject_ids: [] }, null, 'goals'],
  ['goes where the address says', student, {}, 'heard_from', 'heard_from'],
  ['does not ask what is asked of nobody', student, {}, 'country', 'subject_ids'],
  ['ends when all is answered', student, all, null, 'ready'],
  ['goes back to what was answered', student, all, 'goals', 'goals'],
  ['ends where it was skipped to', student, {}, 'ready', 'ready'],
  ['begins with what is promised', unsure, {}, 'goals', 'agree'],
])('it %s', (_what, person, fields, asked, step) => {
  expect(stepOf(person, fields, asked)).toBe(step)
})

test('an empty list is no answer', () => {
  expect(isAnswered({ goals: [] }, 'goals')).toBe(false)
  expect(isAnswered({ goals: null }, 'goals')).toBe(false)
})

test.each([student, yearless, parent])('the way on and the way back are the same way', (person) => {
  const mine = questionsFor(person)
  expect(around(person, mine[0] ?? 'goals').back).toBeUndefined()
  mine.forEach((question, place) => {
    const { next } = around(person, question)
    expect(next).toBe(mine[place + 1] ?? 'ready')
    if (next !== 'ready' && next !== 'agree') expect(around(person, next).back).toBe(question)
  })
})

const free = { ...student, school_name: '' }
const pupil = { ...student, school_name: 'Meadow Lane School' }
const teacher = { ...free, user_role_id: userRole.teacher }

test.each([
  ['who never began', free, {}, 3],
  ['who left after one question', free, { subject_ids: [level] }, 2],
  ['who skipped one and left', free, { subject_ids: null }, 2],
  ['who skipped them all', free, { subject_ids: [], goals: null, heard_from: null }, 0],
  ['who answered them all', free, all, 0],
  ['who has not agreed and is asked when signing in', { ...free, ...unsure }, {}, 0],
  ['whose school set them up', pupil, {}, 0],
  ['whose school set them up, and who began', pupil, { goals: ['enjoy'] }, 2],
  ['who is not asked at all', teacher, {}, 0],
] as const)('%s is reminded of what they did not come to', (_who, person, fields, left) => {
  // Safe: the lists above are only read.
  expect(leftHalfWay(person, fields as Fields)).toHaveLength(left)
})

test('who says no is not reminded again, and keeps what was answered', () => {
  const fields: Fields = { goals: ['enjoy'] }
  const skipped = skipping(fields, leftHalfWay(free, fields))
  expect(leftHalfWay(free, skipped)).toEqual([])
  expect(skipped.goals).toEqual(['enjoy'])
})
