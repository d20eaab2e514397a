import { beforeEach, expect, test, vi } from 'vitest'
import { makeReviewsAhead, mostReviewsAhead, reviewKept } from './revision.ahead.ts'

/** Stands in for the device and the server, which makes a quiz for whatever is asked. */
const world = vi.hoisted(() => ({
  kept: new Map<string, unknown>(),
  due: [] as string[] | undefined,
  asked: [] as string[],
  isLost: false,
}))

vi.mock('#platform/device-store.ts', () => ({
  readKept: async (user: string, what: string) => {
    const data = world.kept.get(`${user} ${what}`)
    return data && { data, kept_at: 0 }
  },
}))
vi.mock('#platform/on-device.ts', () => ({
  keepFor: async (user: string, what: string, data: unknown) =>
    void world.kept.set(`${user} ${what}`, data),
  queryOnDevice: () => ({}),
}))
vi.mock('#platform/query-client.ts', () => ({
  queryClient: {
    fetchQuery: async () => {
      if (!world.due) throw new TypeError('There is no network')
      return { revisions: world.due.map((course_tagging_id) => ({ course_tagging_id })) }
    },
  },
}))
vi.mock('#platform/api.ts', () => ({
  call: async (_route: string, { body }: { body: { course_tagging_id: string } }) => {
    if (world.isLost) throw new TypeError('There is no network')
    world.asked.push(body.course_tagging_id)
    return { quiz_id: `quiz ${world.asked.length} of ${body.course_tagging_id}` }
  },
}))

beforeEach(() => {
  Object.assign(world, { kept: new Map(), due: ['a', 'b', 'c', 'd'], asked: [], isLost: false })
})

test('the first that are due are made once, and found by their topics', async () => {
  const quizzes = await makeReviewsAhead('maya', [])
  expect(quizzes).toHaveLength(mostReviewsAhead)
  expect(await makeReviewsAhead('maya', [])).toEqual(quizzes)
  expect(world.asked).toEqual(['a', 'b', 'c'])
  expect(await reviewKept('maya', 'b')).toBe(quizzes[1])
  expect(await reviewKept('maya', 'd')).toBeUndefined()
  expect(await reviewKept('maya', null)).toBe(quizzes[0])
  expect(await reviewKept('ben', 'b')).toBeUndefined()
})

test('one that is over is made anew, and one that is due no more is forgotten', async () => {
  const [first = ''] = await makeReviewsAhead('maya', [])
  world.due = ['a', 'd']
  const quizzes = await makeReviewsAhead('maya', [first])
  expect(world.asked).toEqual(['a', 'b', 'c', 'a', 'd'])
  expect(await reviewKept('maya', 'a')).toBe(quizzes[0])
  expect(quizzes).not.toContain(first)
  expect(await reviewKept('maya', 'b')).toBeUndefined()
})

test('without a network what is there stays', async () => {
  const quizzes = await makeReviewsAhead('maya', [])
  Object.assign(world, { due: undefined, isLost: true })
  expect(await makeReviewsAhead('maya', [])).toEqual(quizzes)
  expect(await reviewKept('maya', 'a')).toBe(quizzes[0])
})
