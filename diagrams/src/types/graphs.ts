import type { Common, Label, Num, Tone, XY } from '#types/common.ts'

export type Axis = {
  readonly from: Num
  readonly to: Num
  /** Between the numbers. */
  readonly step: Num
  /** Between the finer lines of the grid. */
  readonly minor?: Num
  /** The name of the axis: `x`, `"Time (s)"`. */
  readonly label?: Label
  /** `all` where nothing is said; a list stands at the steps in turn. */
  readonly labels?: 'all' | 'none' | readonly Label[]
}

export type Axes = Common & {
  readonly kind: 'axes'
  readonly x: Axis
  readonly y: Axis
  /** True where nothing is said. */
  readonly grid?: boolean
  /** Whether a unit is as long on both axes. */
  readonly square?: boolean
  readonly points?: readonly {
    readonly at: XY
    readonly label?: Label
    /** `cross` where nothing is said. */
    readonly mark?: 'cross' | 'dot' | 'open' | 'none'
  }[]
  readonly lines?: readonly {
    readonly from: XY
    readonly to: XY
    readonly label?: Label
    readonly dashed?: boolean
    readonly arrow?: boolean
    readonly tone?: Tone
  }[]
  /** Points joined by straight lines, as in a line graph. */
  readonly polylines?: readonly {
    readonly points: readonly XY[]
    readonly label?: Label
    readonly marks?: 'cross' | 'dot' | 'none'
    readonly dashed?: boolean
    readonly tone?: Tone
  }[]
  readonly curves?: readonly Curve[]
  readonly shapes?: readonly {
    readonly points: readonly XY[]
    readonly tone?: Tone
    readonly label?: Label
  }[]
  /** The region under a curve (counted from 1) down to the x-axis, or down to another curve. */
  readonly regions?: readonly {
    readonly under: Num
    readonly above?: Num
    readonly from: Num
    readonly to: Num
    readonly tone?: Tone
    readonly label?: Label
  }[]
}

/** Drawn where it is within the axes. Its label stands at its right end. */
export type Curve = CurveShape & {
  readonly from?: Num
  readonly to?: Num
  readonly label?: Label
  readonly dashed?: boolean
  readonly tone?: Tone
}

export type CurveShape =
  /** The highest power first: `[1, -2, 3]` is x² − 2x + 3, `[2, 1]` the line 2x + 1. */
  | { readonly type: 'polynomial'; readonly coefficients: readonly Num[] }
  /** a/(x − p) + q */
  | { readonly type: 'reciprocal'; readonly a: Num; readonly p?: Num; readonly q?: Num }
  /** a·baseˣ + q */
  | { readonly type: 'exponential'; readonly a?: Num; readonly base: Num; readonly q?: Num }
  /** a·log(x) to a base; `"e"` is its natural base. */
  | { readonly type: 'log'; readonly a?: Num; readonly base: Num }
  /** a·xⁿ, for x ≥ 0 where n is no whole number: a root is `power` with `"1/2"`. */
  | { readonly type: 'power'; readonly a?: Num; readonly n: Num }
  /** a·sin(bx + c) + d, with x and c in degrees or radians. */
  | {
      readonly type: 'sin' | 'cos' | 'tan'
      readonly a?: Num
      readonly b?: Num
      readonly c?: Num
      readonly d?: Num
      readonly unit?: 'degrees' | 'radians'
    }
  | { readonly type: 'circle'; readonly centre: XY; readonly radius: Num }
  /** Smooth through these points, from left to right. */
  | { readonly type: 'smooth'; readonly points: readonly XY[] }

export type BarChart = Common & {
  readonly kind: 'bar_chart'
  readonly categories: readonly Label[]
  /** Several stand side by side and need names, which make a key. */
  readonly series: readonly { readonly name?: Label; readonly values: readonly Num[] }[]
  readonly y: Axis
  readonly x_label?: Label
  readonly stacked?: boolean
}

export type Pictogram = Common & {
  readonly kind: 'pictogram'
  readonly rows: readonly { readonly label: Label; readonly value: Num }[]
  /** What one symbol stands for; halves and quarters are drawn. */
  readonly each: Num
  /** What is counted, for the key: `"books"`. */
  readonly of: string
  readonly symbol?: 'circle' | 'square'
}

export type PieChart = Common & {
  readonly kind: 'pie_chart'
  /** Slices go clockwise from the top. `show` is written into the slice: `"90°"`, `"25%"`. */
  readonly slices: readonly { readonly label: Label; readonly value: Num; readonly show?: Label }[]
}

export type Histogram = Common & {
  readonly kind: 'histogram'
  readonly x: Axis
  /** The frequency density. */
  readonly y: Axis
  readonly bars: readonly { readonly from: Num; readonly to: Num; readonly height: Num }[]
}

export type CumulativeFrequency = Common & {
  readonly kind: 'cumulative_frequency'
  readonly x: Axis
  readonly y: Axis
  readonly points: readonly XY[]
  /** A smooth curve where nothing is said; else straight lines. */
  readonly join?: 'smooth' | 'straight'
  /** Dashed lines that read a value: from one axis to the curve to the other. */
  readonly readings?: readonly { readonly x: Num; readonly y: Num }[]
}

export type BoxPlot = Common & {
  readonly kind: 'box_plot'
  readonly x: Axis
  readonly plots: readonly {
    readonly label?: Label
    readonly min: Num
    readonly q1: Num
    readonly median: Num
    readonly q3: Num
    readonly max: Num
    readonly outliers?: readonly Num[]
  }[]
}
