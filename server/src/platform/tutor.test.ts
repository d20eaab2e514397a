import { streamText } from 'ai'
import { expect, test } from 'vitest'
import { createTutorPool, type Tutor } from './tutor.ts'

const worker = new URL('../testing/stuck-tutor.worker.ts', import.meta.url)

const answerTo = async ({ language }: Tutor, prompt: string) =>
  await streamText({ model: language, prompt, onError: () => {} }).text

test('answers from its worker, many at once, each its own', async () => {
  await using tutor = createTutorPool({ size: 2 })
  const sums = Array.from({ length: 10 }, (_, index) => `Solve x + ${index + 2} = 40`)
  const answers = await Promise.all(sums.map((sum) => answerTo(tutor, sum)))
  for (const [index, answer] of answers.entries()) expect(answer).toContain(`x + ${index + 2}`)
  expect(await tutor.titleOf('Solve x + 2 = 40')).toBe('A linear equation')
})

test.each(['loop', 'die'])('a message that makes it %s gets an honest answer', async (said) => {
  await using tutor = createTutorPool({ size: 1, worker, start_limit_ms: 2_000, limit_ms: 250 })
  const [first, second, title, ...behind] = await Promise.all([
    answerTo(tutor, said),
    answerTo(tutor, said),
    tutor.titleOf(said),
    ...Array.from({ length: 6 }, () => answerTo(tutor, 'hello')),
  ])
  expect(first).toMatch(/^That one is too long for me/)
  expect(second).toBe(first)
  expect(title).toBe('A talk with Pip')
  expect(behind).toEqual(behind.map(() => 'hello'))
})

test('what was stopped is not thought about', async () => {
  await using tutor = createTutorPool({ size: 1, worker, start_limit_ms: 2_000 })
  const signal = AbortSignal.abort()
  const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'loop' }] }]
  await expect(tutor.language.doStream({ prompt, abortSignal: signal })).rejects.toThrow()
  expect(await answerTo(tutor, 'hello')).toBe('hello')
})
