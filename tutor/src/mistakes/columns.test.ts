import { describe, expect, test } from 'vitest'
import { columnSlip } from '#mistakes/columns.ts'
import { readExpression } from '#notation/read-maths.ts'

function slip(calculation: string, claimed: string): string | undefined {
  const [node, value] = [readExpression(calculation), readExpression(claimed)]
  return node && value && columnSlip(node, value)
}

describe('a slip of digits or signs', () => {
  test.each([
    ['347 + 285', '622', /carried/],
    ['347 + 285', '522', /carried/],
    ['503 - 267', '364', /exchange/],
    ['503 - 267', '246', /exchange/],
    ['0.3 * 0.2', '0.6', /places/],
    ['3.5 * 10', '3.5', /ten moves/],
    ['(2+3)^2', '13', /bracket first/],
    ['4 - -3', '1', /minus signs/],
  ])('%s = %s', (calculation, claimed, why) => expect(slip(calculation, claimed)).toMatch(why))

  test.each([
    ['347 + 285', '700'],
    ['12 + 13', '15'],
    ['7 * 8', '54'],
    ['(2+3)^2', '10'],
    ['4 - 3', '7'],
  ])('none in %s = %s', (calculation, claimed) =>
    expect(slip(calculation, claimed)).toBeUndefined(),
  )
})
