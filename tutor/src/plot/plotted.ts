/** A picture as data: some of the kinds that `diagrams` draws, in its own fields. */
export type Plotted = AxesPlot | BarPlot | PiePlot

export type PlotAxis = {
  readonly from: number
  readonly to: number
  readonly step: number
  readonly label?: string
  readonly labels?: readonly string[]
}

export type Point = readonly [number, number]

export type AxesPlot = {
  readonly kind: 'axes'
  readonly x: PlotAxis
  readonly y: PlotAxis
  readonly alt?: string
  readonly note?: string
  readonly points?: readonly { readonly at: Point; readonly label?: string }[]
  readonly curves?: readonly {
    readonly type: 'polynomial'
    readonly coefficients: readonly number[]
    readonly label: string
    readonly tone: Tone
  }[]
  readonly polylines?: readonly {
    readonly points: readonly Point[]
    readonly label?: string
    readonly marks?: 'dot'
    readonly tone: Tone
  }[]
}

export type BarPlot = {
  readonly kind: 'bar_chart'
  readonly categories: readonly string[]
  readonly series: readonly { readonly values: readonly number[] }[]
  readonly y: PlotAxis
}

export type PiePlot = {
  readonly kind: 'pie_chart'
  readonly slices: readonly { readonly label: string; readonly value: number }[]
}

export type Tone = 'a' | 'b' | 'c'

export const tones: readonly Tone[] = ['a', 'b', 'c']
