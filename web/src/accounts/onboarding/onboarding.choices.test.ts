import { onboardingAsks } from '@learngrove/contract/onboarding'
import { expect, test } from 'vitest'
import { choicesOf, chosenIn, fieldsWith } from './onboarding.choices.ts'

const id = '01a1f000-0000-7000-8000-0000000000cc'

test.each([
  ['academic_level_id', [id]],
  ['subject_ids', [id]],
  ['goals', ['catch_up', 'enjoy']],
  ['heard_from', ['school']],
] as const)('what is answered to %s is read again', (question, chosen) => {
  const fields = fieldsWith({ name: 'Maya' }, question, chosen)
  expect(fields.name).toBe('Maya')
  expect(new Set(chosenIn(fields, question))).toEqual(new Set(chosen))
})

test.each(onboardingAsks.student)('%s can be left open again', (question) => {
  expect(chosenIn(fieldsWith({}, question, []), question)).toEqual([])
})

test('what a question does not offer is not kept', () => {
  expect(fieldsWith({}, 'goals', ['toString', 'exam']).goals).toEqual(['exam'])
  expect(fieldsWith({}, 'heard_from', ['nobody']).heard_from).toBeNull()
})

test('the subjects and years are those that are taught', () => {
  const taught = {
    courses: [],
    subjects: [{ id, name: 'Mathematics' }],
    academic_levels: [{ id, name: 'Year 7' }],
  }
  expect(choicesOf('subject_ids', false, taught)).toMatchObject([
    { value: id, label: 'Mathematics' },
  ])
  expect(choicesOf('academic_level_id', false, taught)).toEqual([{ value: id, label: 'Year 7' }])
  expect(choicesOf('subject_ids', false, undefined)).toEqual([])
})
