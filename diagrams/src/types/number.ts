import type { Common, Label, Num, Tone, XY } from '#types/common.ts'

export type NumberLine = Common & {
  readonly kind: 'number_line'
  readonly from: Num
  readonly to: Num
  /** Between the long marks. A fraction (`"1/4"`) makes fractions of the numbers. */
  readonly step: Num
  /** Between the short marks. */
  readonly minor?: Num
  /** Which long marks have numbers: `all` where nothing is said, or a list of them. */
  readonly labels?: 'all' | 'ends' | 'none' | readonly Num[]
  /** Whether fractions keep the denominator of the step: 2/4 instead of 1/2. */
  readonly same_denominator?: boolean
  readonly points?: readonly {
    readonly at: Num
    readonly label?: Label
    readonly mark?: 'dot' | 'open' | 'arrow'
  }[]
  readonly jumps?: readonly { readonly from: Num; readonly to: Num; readonly label?: Label }[]
  /** A thick line from `from` to `to`; without one of them it goes on as an arrow. */
  readonly intervals?: readonly {
    readonly from?: Num
    readonly to?: Num
    readonly from_open?: boolean
    readonly to_open?: boolean
  }[]
  /** Whether the line goes on at its ends; true where nothing is said. */
  readonly arrows?: boolean
}

export type BarModel = Common & {
  readonly kind: 'bar_model'
  readonly rows: readonly BarRow[]
  /** A bracket over all rows, to the right of them. */
  readonly total?: Label
}

export type BarRow = {
  readonly label?: Label
  /** Drawn to scale by `size`. A part shows its label; without one nothing. */
  readonly parts: readonly {
    readonly size: Num
    readonly label?: Label
    readonly tone?: Tone
    readonly dashed?: boolean
  }[]
  /** A bracket above the whole row. */
  readonly total?: Label
  /** Brackets beneath some parts, counted from 1, both included. */
  readonly brackets?: readonly {
    readonly from: Num
    readonly to: Num
    readonly label: Label
  }[]
}

export type FractionShape = Common & {
  readonly kind: 'fraction_shape'
  readonly shape: 'bar' | 'circle' | 'grid'
  /** Bars stand one under another, circles and grids side by side. */
  readonly wholes: readonly {
    readonly parts: Num
    /** How many from the first, or which (counted from 1). */
    readonly shaded: Num | readonly Num[]
    readonly label?: Label
    /** Of a grid; it is as square as it can be where nothing is said. */
    readonly columns?: Num
  }[]
  readonly tone?: Tone
}

/** A grid of squares. Points and cells count from the bottom left, [0, 0]. */
export type GridShape = Common & {
  readonly kind: 'grid_shape'
  readonly columns: Num
  readonly rows: Num
  /** How many squares, row by row from the top; or which squares by [column, row]. */
  readonly shaded?: Num | readonly XY[]
  /** Shapes with their corners on the grid's points. */
  readonly shapes?: readonly {
    readonly points: readonly XY[]
    readonly tone?: Tone
    readonly label?: Label
    readonly dashed?: boolean
  }[]
  readonly mirrors?: readonly { readonly from: XY; readonly to: XY; readonly label?: Label }[]
  /** The length of a square's side, written beside one: `"1 cm"`. */
  readonly unit?: Label
  readonly paper?: 'squares' | 'dots'
}

export type PlaceValue = Common & {
  readonly kind: 'place_value'
  /** The headings: `["H", "T", "O", "t", "h"]`. */
  readonly columns: readonly Label[]
  /** The column (counted from 1) after which the decimal point stands. */
  readonly point_after?: Num
  readonly rows: readonly {
    readonly label?: Label
    /** One for each column; `""` leaves it empty. */
    readonly cells: readonly Label[]
  }[]
  /** Draws as many counters as the cell says, instead of digits. */
  readonly counters?: boolean
}
