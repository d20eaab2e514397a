import { expect, test } from 'vitest'
import { noticeLink, noticeWords } from './notice-words.ts'
import type { Notice } from './notices.data.ts'

const now = new Date('2026-11-26T14:12:00')

const notice = (fields: Partial<Notice>): Notice => ({
  ...{ id: 'one', kind: 'set', assignment_id: 'work', class_id: '8B', quiz_id: 'quiz' },
  ...{ evaluation_question_id: null, title: 'Ratio', due_date: null, student: null },
  ...{ happened_at: now.toISOString(), read_at: null, ...fields },
})

test.each([
  [{ due_date: '2026-11-27T16:00:00' }, '“Ratio” was set for you. Due tomorrow.'],
  [
    { kind: 'extended', due_date: '2026-12-01T16:00:00' },
    'You have until Tuesday 1 December at 16:00 for “Ratio”.',
  ],
  [{ kind: 'reminded' }, '“Ratio” is still to do.'],
  [
    { kind: 'asked', student: { id: 'a', first_name: 'Theo', last_name: 'Lindqvist' } },
    'Theo Lindqvist has a question about “Ratio”.',
  ],
  [{ kind: 'remarked', title: null }, 'Your work was marked again.'],
] as const)('a notice says %o', (fields, words) => {
  expect(noticeWords(notice(fields), now)).toBe(words)
})

test('a notice leads a student to the quiz, and staff to the work', () => {
  expect(noticeLink(notice({}), true)).toBe('/student/quiz/quiz')
  expect(noticeLink(notice({}), false)).toBe('/teacher/assignments?class=8B&work=work')
  expect(noticeLink(notice({ quiz_id: null }), true)).toBeUndefined()
})
