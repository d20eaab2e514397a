import { expect, test } from 'vitest'
import { bodyOf, doorFor } from './auth.data.ts'

const password = 'moss otter lantern'

test.each([
  ['a username', 'moss-otter', { username: 'moss-otter' }],
  ['an e-mail address', 'maya@school.example', { email: 'maya@school.example' }],
  ['spaces around it', '  maya@school.example ', { email: 'maya@school.example' }],
])('%s goes under the name that it is', (_what, name, sent) => {
  expect(bodyOf({ name, password })).toEqual({ ...sent, password, login_type: 'password' })
})

test('a password is sent as it was typed', () => {
  expect(bodyOf({ name: 'moss-otter', password: ' a b ' }).password).toBe(' a b ')
})

test.each([
  ['student', { login_role: 1 }],
  ['parent', { login_role: 6 }],
  ['curriculum_guest', { login_role: 5 }],
  ['nobody', {}],
  ['toString', {}],
  [null, {}],
])('the door for %s', (role, body) => {
  expect(doorFor(role)).toEqual(body)
})
