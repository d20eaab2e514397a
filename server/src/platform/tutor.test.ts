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
    // Three workers have to start and be given up, on a machine that may be busy with much else.
    const limits = { start_limit_ms: 4_000, limit_ms: 250, patience_ms: 60_000 }
    await using tutor = createTutorPool({ size: 1, worker, ...limits })
    const [first, second, title, ...behind] = await Promise.all([
      answerTo(tutor, said),
      answerTo(tutor, said),
      tutor.titleOf(said),
      ...Array.from({ length: 6 }, () => answerTo(tutor, 'hello')),
    ])
    expect(first).toBeUndefined()
    expect(second).toBeUndefined()
    expect(title).toBe('A talk with Pip')
    expect(behind).toEqual(behind.map(() => 'hello'))
  },
  60_000,
)
