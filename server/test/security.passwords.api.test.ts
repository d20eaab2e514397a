import { policyVersion } from '@learngrove/contract/policy'
import { describe, expect, test } from 'vitest'
import { makeSchool } from '#testing/harness.ts'
import { signUpWith } from '#testing/sign-up.ts'

async function account(password: string) {
  const school = await makeSchool()
  const client = await school.as()
  const { call } = client
  const names = { user_role_id: 1, first_name: 'Maya', last_name: '', password } as const
  const body = { ...names, policy_version: policyVersion }
  const { username } = await signUpWith(client, body)
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
