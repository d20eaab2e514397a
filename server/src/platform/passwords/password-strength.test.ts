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
