import type { Year } from '#curriculum/shapes.ts'
import { mathematics } from './mathematics.ts'
import { science } from './science.ts'
import type { FormulaGroup } from './shapes.ts'

export type { Formula, FormulaGroup } from './shapes.ts'

/** Every sheet by the key of its subject. */
export const formulaSheets: Readonly<Record<string, readonly FormulaGroup[]>> = {
  mathematics,
  science,
}

export type SheetOf = {
  /** The key of the subject. */
  readonly subject: string
  /** The latest year whose formulas are wanted; every year where it is not known. */
  readonly year?: Year | undefined
  readonly tier?: 'foundation' | 'higher' | null | undefined
}

/** The formulas that somebody in a year may need, by group; none of a subject without any. */
export function formulasFor({ subject, year = 11, tier }: SheetOf): readonly FormulaGroup[] {
  return (formulaSheets[subject] ?? [])
    .map(({ title, formulas }) => ({
      title,
      formulas: formulas.filter(
        (each) => each.from <= year && !(each.tier === 'higher' && tier === 'foundation'),
      ),
    }))
    .filter(({ formulas }) => formulas.length > 0)
}
