import { firstTalk } from '@learngrove/tutor/mind'
import { expect, test } from 'vitest'
import { createTutorPool, type Tutor } from './tutor.ts'

const worker = new URL('../testing/stuck-tutor.worker.ts', import.meta.url)

/** What is answered to a message; undefined where it takes too long. */
async function answerTo(tutor: Tutor, text: string): Promise<string | undefined> {
  const perceived = await tutor.perceive(firstTalk, text, {})
  if (!perceived) return undefined
  const { needs: _needs, ...heard } = perceived
  return (await tutor.think(firstTalk, heard, {}))?.text
}

test('answers from its worker, many at once, each its own', async () => {
  await using tutor = createTutorPool({ size: 2 })
  const sums = Array.from({ length: 10 }, (_, index) => `Solve x + ${index + 2} = 40`)
  const answers = await Promise.all(sums.map((sum) => answerTo(tutor, sum)))
  for (const [index, answer] of answers.entries()) expect(answer).toContain(`x + ${index + 2}`)
  expect(await tutor.titleOf('Solve x + 2 = 40')).toBe('A linear equation')
})

test.each(['loop', 'die'])(
  'a message that makes it %s is given up, and no other',
  async (said) => {
    await using tutor = createTutorPool({ size: 1, worker, limit_ms: 250, patience_ms: 60_000 })
    // A worker that has begun: the first task of a new one may take as long as it takes to start.
    expect(await answerTo(tutor, 'hello')).toBe('hello')
    const [given, ...behind] = await Promise.all([
      answerTo(tutor, said),
      ...Array.from({ length: 6 }, () => answerTo(tutor, 'hello')),
    ])
    expect(given).toBeUndefined()
    expect(behind).toEqual(behind.map(() => 'hello'))
    expect(await tutor.titleOf(said)).toBe('A talk with Pip')
  },
  60_000,
)
