import { limits, usernamePattern } from '@learngrove/contract/auth.limits'
import { expect, test } from 'vitest'
import { checkAll } from './check-all.ts'
import {
  all,
  atLeast,
  atMost,
  chosen,
  email,
  ifAny,
  matches,
  required,
  ticked,
} from './forms.checks.ts'

const values = { first_name: ' ', username: 'l o', level: null, email: '', consent: false }
const boxes = (...names: readonly string[]) => ({ has: (name: string) => names.includes(name) })

test('problems come in the order of the fields, those of the browser’s boxes last; what is fine is not among them', async () => {
  const checks = {
    first_name: required('name'),
    username: async (typed: string) => matches(usernamePattern, 'username')(typed),
    level: chosen('level'),
    email: ifAny(email('email')),
    consent: ticked('consent'),
  }
  const found = await checkAll(values, checks, { terms: 'terms', news: 'news' }, boxes('news'))
  expect(Object.entries(found)).toEqual([
    ['first_name', 'name'],
    ['username', 'username'],
    ['level', 'level'],
    ['consent', 'consent'],
    ['terms', 'terms'],
  ])
})

test('a check sees the other fields', async () => {
  const checks = {
    email: (typed: string, { first_name }: typeof values) =>
      typed === '' && first_name === ' ' ? 'one of the two' : '',
  }
  expect(await checkAll(values, checks, {}, boxes())).toEqual({ email: 'one of the two' })
})

test.each([
  ['a@b.c', true],
  [' a@b.c ', true],
  ['a@b', false],
  ['a b@c.d', false],
  ['a@b@c.d', false],
])('%s may be an address: %s', (typed, isOne) => {
  expect(email('no')(typed) === '').toBe(isOne)
})

test('limits count to the sign', () => {
  const { least_password: least, name: most } = limits
  const fits = all(atLeast(least, 'short'), atMost(most, 'long'))
  const said = [least - 1, least, most, most + 1].map((length) => fits('x'.repeat(length)))
  expect(said).toEqual(['short', '', '', 'long'])
})
