import { policyVersion } from '@learngrove/contract/policy'
import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, test } from 'vitest'
import { assertStrong } from '#auth/auth.strength.ts'
import { makeSchool } from './harness.ts'

async function account(password: string) {
  const school = await makeSchool()
  const { call } = await school.as()
  const names = { user_role_id: 1, first_name: 'Maya', last_name: '', password } as const
  const body = { ...names, policy_version: policyVersion }
  const { username } = await call('POST /auth/signup', { query: {}, body })
  const enter = (tried: string) =>
    call('POST /auth/login', { body: { username: username ?? '', password: tried } })
  return { enter }
}

const long = Array.from({ length: 128 }, (_, at) => String.fromCharCode(33 + ((at * 7) % 90)))

describe('a password counts to the letter', () => {
  test.each([
    ['its case', 'Quiet Owls at Eleven', 'quiet owls at eleven'],
    ['the space before it', ' eleven quiet owls', 'eleven quiet owls'],
    ['the space behind it', 'eleven quiet owls ', 'eleven quiet owls'],
    ['its accents', 'onze hiboux éveillés', 'onze hiboux eveilles'],
    ['its emoji', '🦉🌳🦔🍄 eleven owls', '🦉🌳🦔🌱 eleven owls'],
    ['the last of 128 characters', long.join(''), `${long.slice(0, -1).join('')}~`],
  ])('%s', async (_what, password, other) => {
    const { enter } = await account(password)
    await expect(enter(other)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
    await expect(enter(password)).resolves.toHaveProperty('access_token')
  })
})

test.each([
  ['seven characters', 'qX7!vT2', 'INVALID_REQUEST'],
  ['129 characters', `${long.join('')}x`, 'INVALID_REQUEST'],
])('%s are refused', async (_what, password, code) => {
  await expect(account(password)).rejects.toMatchObject({ code })
})

test.each(['all of one kind', 'tulipkettlemoonbriar', '83017264950718', '¿dónde está el búho?'])(
  'no kind of character is asked for: %s',
  async (password) => {
    await expect(account(password)).resolves.toHaveProperty('enter')
  },
)

/** As many of the most common passwords must be refused, of those that are long enough at all. */
const mostCommon = 3000

test('none of the most common passwords is taken', async () => {
  const listed = Object.entries(dictionary).flatMap(([name, words]) =>
    /^passwords/.test(name) && Array.isArray(words) ? words : [],
  )
  const common = listed.filter((word) => word.length >= 8).slice(0, mostCommon)
  expect(common).toHaveLength(mostCommon)
  const taken: string[] = []
  for (const word of common) {
    const isTaken = await assertStrong(word, []).then(
      () => true,
      () => false,
    )
    if (isTaken) taken.push(word)
  }
  expect(taken).toEqual([])
}, 60_000)
