/** The door of the slips: what of a sentence can be checked for sure. */

import { grammar } from './grammar.ts'
import { innerMarks, outerMarks, semicolons } from './marks.ts'
import { mixedUp } from './mixed-up.ts'
import { type Slip, slipsBy } from './slip.ts'
import { spellings } from './spelling.ts'
import { runOns, splices } from './splice.ts'

export { capitalsWithin } from './marks.ts'
export type { Slip } from './slip.ts'
export { hardSpelling } from './spelling.ts'

/** Slips that change how a sentence reads, wherever it stands. */
export const graveSlips = (text: string): Slip[] => [
  ...slipsBy([...grammar, ...mixedUp, ...semicolons], text),
  ...splices(text),
  ...runOns(text),
  ...innerMarks(text),
  ...spellings(text),
]

/** Capital letters, and the mark at the end: children often leave them out where they only ask. */
export const edgeSlips = (text: string): Slip[] => outerMarks(text)
