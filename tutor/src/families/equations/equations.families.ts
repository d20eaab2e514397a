import type { Family } from '../family.ts'
import { inequalityFamilies } from './inequalities.ts'
import { oneLetterFamilies } from './one-letter.ts'
import { simultaneousFamilies } from './simultaneous.ts'
import { subjectFamilies } from './subject.ts'

export const equationFamilies: readonly Family[] = [
  ...subjectFamilies,
  ...inequalityFamilies,
  ...simultaneousFamilies,
  ...oneLetterFamilies,
]
