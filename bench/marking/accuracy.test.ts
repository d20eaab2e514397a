import { adversarialRows, judgeRows } from '@learngrove/marking/adversarial'
import { expect, test } from 'vitest'
import { accuracyPage, ownPart } from './accuracy.ts'

// Is judged outside of the test, whose time is limited.
const own = ownPart(judgeRows(adversarialRows()))

test('the page on accuracy says what the engine does: npm run bench:marking -- --write', () => {
  expect(own).toMatch(/^\| \*\*all\*\* \| \d{4} \|/m)
  expect(accuracyPage()).toContain(own)
})
