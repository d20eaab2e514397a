import { expect, test } from 'vitest'
import { noEncoder } from '#platform/encoder.ts'
import { answerScreen } from './answer-screen.ts'

test('a sentence that comes again and again is read by its meaning once', async () => {
  const read: string[] = []
  const screen = answerScreen({
    ...noEncoder,
    embed: async (texts) => {
      read.push(...texts)
      return texts.map(() => new Float32Array(512))
    },
  })
  const told = []
  for (let time = 0; time < 50; time++)
    told.push(await screen.add('A plant grows in the light. It wants water. '))
  told.push(await screen.rest())
  expect(told.join('')).toBe('A plant grows in the light. It wants water. '.repeat(50))
  expect(read).toEqual(['a plant grows in the light', 'it wants water'])
})

test('nor is it read twice where it comes twice in one piece', async () => {
  const read: string[] = []
  const screen = answerScreen({
    ...noEncoder,
    embed: async (texts) => {
      read.push(...texts)
      return texts.map(() => new Float32Array(512))
    },
  })
  await screen.add('A plant grows in the light. '.repeat(50))
  expect(read).toEqual(['a plant grows in the light'])
})

test('all that was said is held against what is not to be told, however far apart', async () => {
  const screen = answerScreen(
    noEncoder,
    async (told) => told.includes('x =') && told.includes('11'),
  )
  expect(await screen.add(`So x = you know. ${'Light is good. '.repeat(60)}`)).toContain('Light')
  await expect(screen.add('It is 11. ')).rejects.toThrow()
})

test('a sentence that nobody could read in time is read again', async () => {
  let asked = 0
  const screen = answerScreen({
    ...noEncoder,
    embed: async (texts) => {
      asked += texts.length
      return undefined
    },
  })
  for (let time = 0; time < 3; time++) await screen.add('A plant grows in the light.\n')
  expect(asked).toBe(3)
})

test.each([
  ['over two sentences', ['Nobody knows. You should ', 'kill yourself. ']],
  ['after a long answer', ['Light is good. '.repeat(60), 'You should kill', ' yourself. ']],
  [
    'with signs between that nobody sees',
    [`You should kill${'\u200B'.repeat(900)} `, 'yourself. '],
  ],
  ['with room between', [`You should kill ${' '.repeat(1_100)}`, 'yourself. ']],
])('what is unfit is heard %s', async (_how, parts) => {
  const screen = answerScreen(noEncoder)
  const passing = async () => {
    for (const part of parts) await screen.add(part)
    await screen.rest()
  }
  await expect(passing()).rejects.toThrow('withheld')
})
