import type { Year } from '#curriculum/shapes.ts'

/** A formula as a sheet shows it. */
export type Formula = {
  /** What it gives, in a few words. */
  readonly name: string
  readonly tex: string
  /** What its letters stand for, where that is not plain. */
  readonly note?: string
  /** The school year in which it is first needed. */
  readonly from: Year
  /** Needed only by those who sit the Higher tier. */
  readonly tier?: 'higher'
}

export type FormulaGroup = { readonly title: string; readonly formulas: readonly Formula[] }
