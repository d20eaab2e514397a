import type { Node } from '@learngrove/maths/notation'
import { type MatrixDifference, matrixDifference, type Shape } from '@learngrove/maths/values'
import type { Outcome } from '#outcome.ts'

/** A wrong matrix with a word on how it differs from the one asked for. */
export function withMatrixNote(outcome: Outcome, wanted: Node, given: Node): Outcome {
  if (outcome.verdict !== 'wrong' || outcome.misconception !== undefined) return outcome
  const difference = matrixDifference(wanted, given)
  return difference === undefined ? outcome : { ...outcome, note: noteOf(difference) }
}

function noteOf(difference: MatrixDifference): string {
  switch (difference.kind) {
    case 'shape':
      return `Not yet. Your matrix has ${shown(difference.given)}, and one with ${shown(difference.wanted)} is asked for.`
    case 'entry':
      return `Not yet. All entries but one are right: look at row ${difference.row}, column ${difference.column}.`
    case 'transposed':
      return 'Not yet. Your rows and columns are swapped.'
    case 'adjugate':
      return 'You are nearly there. Every entry is still to be divided by the determinant.'
    case 'scaled':
      return 'Not yet. Every entry is off by the same factor. Look at the number in front of the matrix.'
    case 'determinant':
      return 'Not yet. That is the determinant, and a matrix is asked for.'
    case 'number':
      return 'Not yet. A number is asked for, and not a matrix.'
  }
}

const shown = ({ rows, columns }: Shape): string =>
  `${rows} ${rows === 1 ? 'row' : 'rows'} and ${columns} ${columns === 1 ? 'column' : 'columns'}`
