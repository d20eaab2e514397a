import { adversarialRows, judgeRows } from '@learngrove/marking/adversarial'
import { expect, test } from 'vitest'
import { accuracyPage, ownPart } from './accuracy.ts'

test('the page on accuracy says what the engine does: npm run bench:marking -- --write', () => {
  const own = ownPart(judgeRows(adversarialRows()))
  expect(own).toMatch(/^\| \*\*all\*\* \| \d{4} \|/m)
  expect(accuracyPage()).toContain(own)
})
