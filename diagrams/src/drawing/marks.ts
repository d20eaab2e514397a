/** A place in a drawing, in units of about a pixel; y goes down. */
export type Point = readonly [number, number]

export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What a line is for; how it looks is a matter of the page. */
export type Stroke = 'line' | 'strong' | 'faint' | 'grid' | 'accent' | 'second' | 'third' | 'none'

/** `paper` hides what is beneath, `ink` is as dark as a line. */
export type Fill =
  | 'fill-a'
  | 'fill-b'
  | 'fill-c'
  | 'fill-d'
  | 'shade'
  | 'paper'
  | 'ink'
  | 'accent'
  | 'none'

type Look = {
  readonly stroke: Stroke
  readonly fill: Fill
  readonly dashed?: boolean
}

/** Straight lines from point to point; a curve is many of them. */
export type LineMark = Look & {
  readonly shape: 'line'
  readonly points: readonly Point[]
  readonly closed: boolean
}

export type EllipseMark = Look & {
  readonly shape: 'ellipse'
  readonly centre: Point
  readonly rx: number
  readonly ry: number
}

/** Words, a number, a fraction. Its box is an estimate: fonts differ. */
export type LabelMark = {
  readonly shape: 'label'
  readonly texts: readonly LabelText[]
  /** The bars of fractions. */
  readonly bars: readonly { readonly from: Point; readonly to: Point }[]
  readonly box: Box
  readonly size: number
  readonly bold: boolean
  /** Whether it stands on lines, which it then covers around itself. */
  readonly halo: boolean
  /** What a reader of the source would call it. */
  readonly text: string
}

export type LabelText = {
  readonly at: Point
  readonly anchor: 'start' | 'middle' | 'end'
  readonly size: number
  readonly spans: readonly { readonly text: string; readonly italic: boolean }[]
}

export type Mark = LineMark | EllipseMark | LabelMark

/** A diagram with every stroke in its place. */
export type Drawing = {
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
}

/** Says in plain words why a diagram cannot be drawn. */
export class DiagramError extends Error {
  override readonly name = 'DiagramError'
}
