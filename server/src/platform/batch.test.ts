import { expect, test } from 'vitest'
import { batched } from './batch.ts'
import type { Db } from './database.ts'

// Safe: nothing here asks the database anything.
const newDb = () => ({}) as Db

function counted(tell: (each: number) => number) {
  const asked: (readonly number[])[] = []
  const ask = batched<number, number>(async (_db, all) => {
    asked.push(all)
    return all.map(tell)
  })
  return { asked, ask }
}

test('what is asked in one turn shares a statement, and each is told their own', async () => {
  const { asked, ask } = counted((each) => each * 10)
  const db = newDb()
  expect(await Promise.all([ask(db, 1), ask(db, 2), ask(db, 1)])).toEqual([10, 20, 10])
  expect(await ask(db, 1)).toBe(10)
  expect(asked).toEqual([[1, 2, 1], [1]])
})

test('two databases are asked apart', async () => {
  const { asked, ask } = counted((each) => each)
  await Promise.all([ask(newDb(), 1), ask(newDb(), 2)])
  expect(asked).toEqual([[1], [2]])
})

test('a crowd is served by several', async () => {
  const { asked, ask } = counted((each) => each)
  const db = newDb()
  const crowd = Array.from({ length: 100 }, (_, index) => index)
  expect(await Promise.all(crowd.map((each) => ask(db, each)))).toEqual(crowd)
  expect(asked.map(({ length }) => length)).toEqual([64, 36])
})

test('where a shared statement fails, only whoever is at fault is refused', async () => {
  const { asked, ask } = counted((each) => {
    if (each === 2) throw new Error('Two is too many')
    return each
  })
  const db = newDb()
  const told = await Promise.allSettled([ask(db, 1), ask(db, 2), ask(db, 3)])
  expect(told).toMatchObject([{ value: 1 }, { reason: new Error('Two is too many') }, { value: 3 }])
  expect(asked).toEqual([[1, 2, 3], [1], [2], [3]])
})
