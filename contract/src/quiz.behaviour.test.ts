import { expect, test } from 'vitest'
import { attemptBehaviour, behaviourOf, typesThat } from './quiz.behaviour.ts'
import { attemptType } from './roles.ts'

/** Each type in a line: tries, marking, help, solution, hearts, numbers, and by whom. */
const inALine = Object.entries(attemptType).map(([name, type]) => {
  const { tries, marking, hints, tutor, solution, hearts, is_review, numbers, by } =
    attemptBehaviour[type]
  const help = [hints && 'hints', tutor && 'tutor', hearts && 'hearts', is_review && 'review']
  return [name, tries, marking, solution, help.filter(Boolean).join('+'), numbers, by].join(' ')
})

test('every type of attempt behaves as it is written here', () => {
  expect(inALine).toEqual([
    'worksheet 3 at_once when_settled hints+tutor+hearts own student',
    'learning_journey 3 at_once after_try hints+tutor+hearts own student',
    'independent_study 3 at_once after_try hints+tutor+hearts own student',
    'exam 1 at_end at_end  own student',
    'boost 3 at_once after_try hints+tutor+hearts own student',
    'review 3 at_once after_try hints+tutor+hearts+review own student',
    'practice 3 at_once after_try hints+tutor+hearts own student',
    'generated 3 at_once after_try hints+tutor+hearts own student',
    'revision 3 at_once after_try hints+tutor+hearts+review own student',
    'sharing 3 at_once when_settled hints same guest',
    'topic_booster 3 at_once after_try hints+tutor+hearts own student',
    'public 3 at_once after_try hints own guest',
  ])
})

test('what is assigned has the tries that were set, costs no hearts and keeps its solution', () => {
  const assigned = { attempt_type_id: attemptType.practice, is_assigned: true, tries: 2 }
  expect(behaviourOf(assigned)).toMatchObject({ tries: 2, hearts: false, solution: 'when_settled' })
  expect(behaviourOf({ ...assigned, tries: null })).toMatchObject({ tries: 3 })
  expect(behaviourOf({ ...assigned, is_assigned: false })).toBe(attemptBehaviour[7])
})

test('an exam stays an exam when it is assigned', () => {
  const assigned = { attempt_type_id: attemptType.exam, is_assigned: true, tries: 5 }
  expect(behaviourOf(assigned)).toEqual(attemptBehaviour[4])
})

test('the types that behave in one way can be listed', () => {
  expect(typesThat(({ marking }) => marking === 'at_end')).toEqual([attemptType.exam])
  expect(typesThat(({ is_review }) => is_review)).toEqual([6, 9])
  expect(typesThat(({ hearts }) => hearts)).not.toContain(attemptType.exam)
})
