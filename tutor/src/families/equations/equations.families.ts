import type { Family } from '../family.ts'
import { inequalityFamilies } from './inequalities.ts'
import { oneLetterFamilies } from './one-letter.ts'
import { parallelLines } from './parallel.ts'
import { simultaneousFamilies } from './simultaneous.ts'
import { subjectFamilies } from './subject.ts'

export const equationFamilies: readonly Family[] = [
  parallelLines,
  ...subjectFamilies,
  ...inequalityFamilies,
  ...simultaneousFamilies,
  ...oneLetterFamilies,
]
