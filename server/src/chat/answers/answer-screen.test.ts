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
