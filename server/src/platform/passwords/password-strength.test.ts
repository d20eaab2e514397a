import { expect, test } from 'vitest'
import { assertStrong } from './password-strength.ts'

const words = ['Maya', 'Osei', 'maya-fox-27', 'maya@family.test', null, undefined, '']

test.each([
  'password1',
  'qwertyuiop',
  'sunshine1',
  'P4$$w0rd',
  'football123',
  'aaaaaaaaaaaaaaaa',
  'abababababab',
  'learngrove1',
  'MayaOsei1',
  'oseimaya',
  'maya-fox-27',
  '01012010',
])('%s is easily guessed', async (password) => {
  await expect(assertStrong(password, words)).rejects.toMatchObject({ code: 'WEAK_PASSWORD' })
})

test.each(['seven brave hedgehogs', 'a garden in spring', 'm7kQ2pLx', 'tulip-Kettle-9-moon'])(
  '%s is not',
  async (password) => {
    await expect(assertStrong(password, words)).resolves.toBeUndefined()
  },
)

test('names make a password weak only for who bears them', async () => {
  await expect(assertStrong('ThandiweMkhize9', [])).resolves.toBeUndefined()
  await expect(assertStrong('ThandiweMkhize9', ['Thandiwe', 'Mkhize'])).rejects.toThrow()
})

test('the longest password is judged in good time', async () => {
  const longest = Array.from({ length: 128 }, (_, at) => '!4aS5$e@3o0'[at % 11]).join('')
  const begun = performance.now()
  await assertStrong(longest, words).catch(() => {})
  expect(performance.now() - begun).toBeLessThan(1000)
})
