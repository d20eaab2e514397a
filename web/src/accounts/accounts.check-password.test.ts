import { expect, test } from 'vitest'
import {
  type ChildProblems,
  checkChild,
  noProblems,
  stillLacking,
} from './accounts.check-password.ts'

const right = {
  first_name: 'Leo',
  username: 'leo.otter',
  password: 'pebble violin seven',
  level: 'year-5',
  isAgreed: true,
}
const empty = { first_name: ' ', username: 'l o', password: 'short', level: null, isAgreed: false }

test('a form that has everything lacks nothing', () => {
  expect(checkChild(right)).toEqual(noProblems)
})

test.each(Object.keys(noProblems) as (keyof ChildProblems)[])(
  'the hint at %s goes as soon as the field is right, and the others stay',
  (field) => {
    const sent = checkChild(empty)
    expect(Object.values(sent).every(Boolean)).toBe(true)
    const rest = stillLacking(sent, { ...sent, [field]: '' })
    expect(rest).toEqual({ ...sent, [field]: '' })
  },
)

test('nothing is said of a field before the form is sent', () => {
  expect(stillLacking(noProblems, checkChild(empty))).toEqual(noProblems)
})
