import { userName } from '@learngrove/contract/auth'
import { expect, test } from 'vitest'
import { makeUsername } from './sign-up.username.ts'

test.each([
  ['Maya', /^maya-[a-z]+-\d{2}$/],
  ['Zoë Ann', /^zoeann-[a-z]+-\d{2}$/],
  ['美咲', /^friend-[a-z]+-\d{2}$/],
  ['Maximiliana-Theodora', /^maximiliana[a-z]?-[a-z]+-\d{2}$/],
])('%s gets a name that is easy to type', (first_name, form) => {
  for (let made = 0; made < 200; made++) {
    const name = makeUsername(first_name)
    expect(name).toMatch(form)
    expect(userName.safeParse(name).success).toBe(true)
  }
})

test('after every name that was taken there are ten times as many', () => {
  const names = new Set(Array.from({ length: 2000 }, () => makeUsername('Maya', 4)))
  expect(names.size).toBeGreaterThan(1990)
  for (const name of names) expect(userName.safeParse(name).success).toBe(true)
})
