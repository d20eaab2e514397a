import { expect, test } from 'vitest'
import { itemLike } from '#home/testing.ts'
import { itemAddress } from './garden.item-address.ts'

test.each([
  ['that waits leads nowhere', { is_locked: true, quiz_id: 'q' }, undefined],
  ['without a quiz leads nowhere', {}, undefined],
  ['leads to its quiz', { quiz_id: 'q' }, '/student/quiz/q'],
  [
    'that is thirsty leads to its revision',
    { quiz_id: 'q', plant: 'wilting' as const, course_tagging_id: 't' },
    '/student/v2/revise?topic=t',
  ],
])('an item %s', (_name, more, address) => {
  expect(itemAddress(itemLike(more))).toBe(address)
})
