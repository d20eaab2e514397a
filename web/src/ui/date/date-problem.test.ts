import { expect, test } from 'vitest'
import { judgeTypedDate } from './date-problem.ts'

test.each([
  ['', null, undefined],
  ['  ', null, undefined],
  ['23/11/2026', '2026-11-23', undefined],
  ['21/11/2026', '2026-11-21', undefined],
  ['20/11/2026', null, 'Choose 21/11/2026 or a later day.'],
  ['1/1/2027', null, 'Choose 31/12/2026 or an earlier day.'],
  ['soon', null, 'Type the day like 23/11/2026.'],
])('"%s" gives %s', (text, date, problem) => {
  const judged = judgeTypedDate(text, '2026-11-21', '2026-12-31')
  expect(judged.date).toBe(date)
  expect(judged.problem).toBe(problem)
})
