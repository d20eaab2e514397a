import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limitConcurrency } from './concurrency-limit.ts'

test('so many run at a time, all in the order in which they came, also where some fail', async () => {
  const inTurn = limitConcurrency(3, 40)
  const began: number[] = []
  let running = 0
  let most = 0
  const work = (index: number) =>
    inTurn(async () => {
      began.push(index)
      most = Math.max(most, ++running)
      await pause(index % 4)
      running--
      if (index % 5 === 0) throw new Error('It fails')
      return index
    })
  const settled = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => work(index)))
  expect(most).toBe(3)
  expect(began).toEqual(settled.map((_, index) => index))
  expect(settled.map(({ status }) => status === 'rejected')).toEqual(
    settled.map((_, index) => index % 5 === 0),
  )
  await expect(inTurn(async () => 'free again')).resolves.toBe('free again')
})

test('what comes when as many wait as may is refused at once, and leaves nothing behind', async () => {
  const inTurn = limitConcurrency(2, 3)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const begun: number[] = []
  const asked = Array.from({ length: 8 }, (_, index) =>
    inTurn(async () => {
      begun.push(index)
      await held
    }),
  )
  const last = await Promise.allSettled(asked.slice(5))
  for (const each of last) {
    expect(each).toMatchObject({ reason: { code: 'UNAVAILABLE', retry_after_s: 5 } })
  }
  release()
  await Promise.all(asked.slice(0, 5))
  expect(begun).toEqual([0, 1, 2, 3, 4])
  await expect(inTurn(async () => 'free again')).resolves.toBe('free again')
})
