import { limits } from '@learngrove/contract/quiz.limits'
import {
  challenges as known,
  practiceKinds as knownKinds,
} from '@learngrove/contract/quiz.practice'
import { expect, test } from 'vitest'
import { minutesFor, sharesOf, wishesAddress, wishesOf } from './wishes.ts'
import { challenges, practiceKinds } from './wishes-lists.ts'

const read = (address: string) => wishesOf(new URL(address, 'https://school.example').searchParams)

test('the lists are those of the contract', () => {
  expect([...challenges]).toEqual([...known])
  expect([...practiceKinds].sort()).toEqual([...knownKinds].sort())
})

test('an address says what is wished for, and back again', () => {
  const usual = { topics: [], length: '10', challenge: 'right', kinds: practiceKinds } as const
  const other = { topics: ['a', 'b'], length: '5', challenge: 'stretch', kinds: ['type'] } as const
  expect(read(wishesAddress(usual))).toEqual(usual)
  expect(wishesAddress(usual)).not.toContain('?')
  expect(read(wishesAddress(other))).toEqual(other)
})

test('what an address makes up is left out', () => {
  const many = Array.from({ length: 50 }, (_, at) => `t${at}`).join(',')
  const wishes = read(`/x?topics=${many},t1&length=99&challenge=cruel&kinds=sing,type`)
  expect(wishes).toMatchObject({ length: '10', challenge: 'right', kinds: ['type'] })
  expect(wishes.topics).toHaveLength(limits.custom_topics)
  expect(read('/x?kinds=sing').kinds).toEqual(practiceKinds)
})

test.each([
  [10, 3, [4, 3, 3]],
  [5, 1, [5]],
  [5, 7, [1, 1, 1, 1, 1, 0, 0]],
  [10, 0, []],
])('%d questions for %d topics are shared as %j', (questions, topics, shares) => {
  expect(sharesOf(questions, topics)).toEqual(shares)
})

test('minutes are told in whole ones', () => {
  expect([5, 10, 15, 20].map(minutesFor)).toEqual([4, 8, 12, 15])
})
