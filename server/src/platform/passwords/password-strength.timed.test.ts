import { expect, test } from 'vitest'
import { startCost } from '../../../../scripts/cost.mjs'
import { assertStrong } from './password-strength.ts'

const mostLoops = 300

test('the longest password is judged in good time', async () => {
  // What is loaded before the first judgement is no part of it.
  await assertStrong('tulip-Kettle-9-moon', [])
  const longest = Array.from({ length: 128 }, (_, at) => '!4aS5$e@3o0'[at % 11]).join('')
  const cost = startCost()
  await assertStrong(longest, ['Maya', 'Osei', 'maya-fox-27', 'maya@family.test']).catch(() => {})
  expect(cost()).toBeLessThan(mostLoops)
})
