import { describe, expect, test } from 'vitest'
import type { Verdict } from '#judgement.ts'
import { judge } from '#marking.ts'
import { expressionQuestion } from '#testing.ts'

const SQUARE = '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}'
const INVERSE = '\\begin{pmatrix}-2&1\\\\3/2&-1/2\\end{pmatrix}'
const COLUMN = '\\begin{pmatrix}3\\\\-2\\end{pmatrix}'

describe('a matrix that is not the one asked for', () => {
  test.each<[string, string, Verdict, RegExp]>([
    [SQUARE, '[[1,2],[3,4]]', 'right', /right/],
    [SQUARE, 'A = [[1,2],[3,4]]', 'right', /right/],
    [SQUARE, '2[[1/2,1],[3/2,2]]', 'right', /right/],
    [SQUARE, '[[1,2],[3,5]]', 'wrong', /all entries but one.*row 2, column 2/i],
    [SQUARE, '[[1,-2],[3,4]]', 'wrong', /row 1, column 2/],
    [SQUARE, '[[1,3],[2,4]]', 'wrong', /swapped/],
    [SQUARE, '[[1,2,3],[3,4,5]]', 'wrong', /2 rows and 3 columns.*2 rows and 2 columns/],
    [SQUARE, '[[2,4],[6,8]]', 'wrong', /same factor/],
    [SQUARE, '[[-1,-2],[-3,-4]]', 'wrong', /same factor/],
    [SQUARE, '-2', 'wrong', /determinant/],
    [SQUARE, '[[4,3],[2,1]]', 'wrong', /stand in another place/],
    [SQUARE, '[[1,2],[5,6]]', 'wrong', /2 of 4 entries are right/],
    [SQUARE, '[[9,8],[7,6]]', 'wrong', /one step at a time/],
    [SQUARE, '{1,2,3,4}', 'wrong', /in rows and columns/],
    [INVERSE, '[[4,-2],[-3,1]]', 'wrong', /divided by the determinant/],
    [INVERSE, '-1/2 [[4,-2],[-3,1]]', 'right', /right/],
    [COLUMN, '[[3],[2]]', 'wrong', /row 2, column 1/],
    [COLUMN, '[[3,-2]]', 'wrong', /swapped/],
    [COLUMN, '3i+2j', 'wrong', /row 2, column 1/],
    [COLUMN, '3i-2j', 'right', /right/],
    [COLUMN, '(3,-2)', 'right', /right/],
    [COLUMN, '(3,-2,0)', 'wrong', /3 rows and 1 column,/],
    ['-2', '[[1,2],[3,4]]', 'wrong', /A number is asked for/],
    ['-2', '\\det[[1,2],[3,4]]', 'wrong_form', /work it out/],
  ])('%s: %s is %s', (answer, value, verdict, note) => {
    const judgement = judge(expressionQuestion({ answer, variables: [] }), { value })
    expect(judgement.verdict).toBe(verdict)
    expect(judgement.scoring_rationale).toMatch(note)
  })
})
