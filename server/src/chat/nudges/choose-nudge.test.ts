import { expect, test } from 'vitest'
import { chooseNudge, meantPrompt, type Results } from './choose-nudge.ts'

const of = (last: string, score: number | null = null): Results => ({
  last: [...last].map((each) => each === '+'),
  score,
})
const next = { nudging_group: 0, nudging_type: undefined }
const cheer = { nudging_group: 2, nudging_type: 1 }

test.each([
  ['', 'same', /begin with/],
  ['+', 'same', /was right/],
  ['-+', 'same', /not right yet/],
  ['+++', 'harder', /last 3 answers were right/],
  ['--', 'easier', /find your feet/],
  ['++-+', 'same', /was right/],
])('after %j the next question is %s', (last, level, text) => {
  const nudge = chooseNudge(of(last), next)
  expect(nudge).toMatchObject({ type: 'question', level })
  expect(nudge.text).toMatch(text)
})

test.each([
  ['', /marked yet/],
  ['+', /was right/],
  ['++', /Two right/],
  ['+++++', /last 5 answers were right/],
  ['--', /last 2 answers were not right yet/],
  ['-+++', /stays yours/],
  ['-', /once more/],
])('after %j a cheer says what is so, whichever was asked for', (last, text) => {
  for (const nudging_type of [1, 3, 9, 16])
    expect(chooseNudge(of(last), { ...cheer, nudging_type }).text).toMatch(text)
  expect(chooseNudge(of(last), cheer).type).toBe('cheer')
})

test.each([
  [8, 80, 8],
  [9, 80, 8],
  [8, 59.9, 9],
  [9, 60, 8],
  [8, null, 8],
  [3, 20, 3],
])('prompt %i after a score of %s is prompt %i', (asked, score, meant) => {
  expect(meantPrompt(asked, of('+', score))).toBe(meant)
})

test('no word of a cheer is "wrong"', () => {
  for (const last of ['', '+', '-', '++', '--', '+-', '-+', '---', '+++', '-+++'])
    for (const asked of [next, cheer, { nudging_group: 1, nudging_type: 9 }])
      expect(chooseNudge(of(last), asked).text).not.toMatch(/wrong|fail|incorrect/i)
})
