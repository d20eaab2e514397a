import type { Common, Label, Num, Tone, XY } from '#types/common.ts'

/** Free geometry: points have names, and everything else is told by these names. Up is positive. */
export type Figure = Common & {
  readonly kind: 'figure'
  readonly points: Readonly<Record<string, XY>>
  /** What stands beside a point; its name where nothing is said, nothing where it is `""`. */
  readonly labels?: Readonly<Record<string, Label>>
  /** Which points have a dot. */
  readonly dots?: readonly string[]
  readonly segments?: readonly FigureSegment[]
  readonly angles?: readonly FigureAngle[]
  readonly circles?: readonly {
    readonly centre: string
    readonly radius?: Num
    /** A point on it, instead of a radius. */
    readonly through?: string
    readonly tone?: Tone
    readonly dashed?: boolean
  }[]
  /** Anticlockwise from one point to the direction of another. */
  readonly arcs?: readonly {
    readonly centre: string
    readonly from: string
    readonly to: string
    readonly dashed?: boolean
    /** Fills the sector. */
    readonly tone?: Tone
  }[]
  /** Outlined and, with a tone, filled. */
  readonly polygons?: readonly { readonly points: readonly string[]; readonly tone?: Tone }[]
  readonly texts?: readonly { readonly at: XY; readonly text: Label }[]
  /** Points with a north line, for bearings. */
  readonly north?: readonly string[]
}

export type FigureSegment = {
  readonly from: string
  readonly to: string
  readonly label?: Label
  /** Small strokes: segments with as many are equal. */
  readonly ticks?: 1 | 2 | 3
  /** Arrows in the middle: segments with as many are parallel. */
  readonly parallel?: 1 | 2
  readonly dashed?: boolean
  /** `line` goes on at both ends, `ray` beyond `to`, `vector` has an arrow at `to`. */
  readonly type?: 'segment' | 'line' | 'ray' | 'vector'
  /** Arrows at both ends, thin: a length beside the figure. */
  readonly measure?: boolean
  readonly accent?: boolean
}

/** The angle at a point, between the directions of two others. */
export type FigureAngle = {
  readonly at: string
  readonly from: string
  readonly to: string
  readonly label?: Label
  /** Draws the square of a right angle. */
  readonly right?: boolean
  readonly arcs?: 1 | 2 | 3
  /** The larger of the two angles. */
  readonly reflex?: boolean
}

type Corner = 'A' | 'B' | 'C'
type Side = 'AB' | 'BC' | 'CA'

/** AB is the base, C above it. It is drawn from what is `given`, and only labels are shown. */
export type Triangle = Common & {
  readonly kind: 'triangle'
  /** Three facts of it, a side among them; angles in degrees. */
  readonly given: Partial<Readonly<Record<Corner | Side, Num>>>
  readonly corners?: Partial<Readonly<Record<Corner, Label>>>
  readonly sides?: Partial<Readonly<Record<Side, Label>>>
  readonly angles?: Partial<Readonly<Record<Corner, Label>>>
  /** The corner with the square; found where an angle of 90 is given. */
  readonly right?: Corner | 'none'
  /** Sides with the same strokes. */
  readonly equal?: readonly Side[]
  /** The height from a corner, dashed. */
  readonly height?: { readonly from: Corner; readonly label?: Label }
  /** Degrees to turn it, anticlockwise. */
  readonly turn?: Num
  readonly flip?: boolean
  readonly tone?: Tone
}

export type Quadrilateral = Common & {
  readonly kind: 'quadrilateral'
  readonly shape: 'square' | 'rectangle' | 'parallelogram' | 'rhombus' | 'trapezium' | 'kite'
  /** The base; of a kite and a rhombus the diagonal across. */
  readonly width: Num
  /** The upright height; of a kite and a rhombus the other diagonal. A square needs none. */
  readonly height?: Num
  /** Of a trapezium: the upper side. */
  readonly top?: Num
  /** Of a parallelogram and a trapezium: how far the upper side is shifted to the right. */
  readonly shift?: Num
  readonly sides?: {
    readonly bottom?: Label
    readonly right?: Label
    readonly top?: Label
    readonly left?: Label
  }
  /** Dashed, with its right angle. */
  readonly height_label?: Label
  /** From the bottom left (a kite and a rhombus: from the bottom), anticlockwise. */
  readonly angles?: readonly Label[]
  readonly corners?: readonly Label[]
  /** Whether to mark right angles, equal and parallel sides; `right_angles` where nothing is said. */
  readonly marks?: 'all' | 'right_angles' | 'none'
  readonly diagonals?: boolean
  readonly tone?: Tone
}

/** A regular polygon. */
export type Polygon = Common & {
  readonly kind: 'polygon'
  readonly sides: Num
  readonly side_label?: Label
  readonly interior_label?: Label
  readonly exterior_label?: Label
  /** The angle at the centre. */
  readonly centre_label?: Label
  readonly corners?: readonly Label[]
  readonly mirrors?: boolean
  readonly tone?: Tone
}

/** Any shape by its corners in turn, as an L of rectangles: `sides[0]` is from the first to the second. */
export type Outline = Common & {
  readonly kind: 'outline'
  readonly points: readonly XY[]
  readonly sides?: readonly Label[]
  readonly corners?: readonly Label[]
  readonly angles?: readonly Label[]
  /** Puts a square into every corner of 90°. */
  readonly right_angles?: boolean
  readonly tone?: Tone
  /** Shapes cut out of it. */
  readonly holes?: readonly (readonly XY[])[]
}

export type Circle = Common & {
  readonly kind: 'circle'
  readonly centre?: Label
  /** Draws a radius, with its label. */
  readonly radius?: Label
  readonly diameter?: Label
  /** Points on the circle, by their angle in degrees, anticlockwise from the right. */
  readonly points?: Readonly<Record<string, Num>>
  /** Points elsewhere, in radii from the centre. */
  readonly outside?: Readonly<Record<string, XY>>
  readonly labels?: Readonly<Record<string, Label>>
  /** Between named points; `O` is the centre. */
  readonly chords?: readonly FigureSegment[]
  /** At a point; as long as a radius to both sides where nothing is said. */
  readonly tangents?: readonly { readonly at: string; readonly label?: Label }[]
  /** From one point anticlockwise to another. */
  readonly sectors?: readonly {
    readonly from: string
    readonly to: string
    readonly tone?: Tone
    readonly label?: Label
  }[]
  readonly segments?: readonly {
    readonly from: string
    readonly to: string
    readonly tone?: Tone
  }[]
  readonly arcs?: readonly { readonly from: string; readonly to: string; readonly label: Label }[]
  readonly angles?: readonly FigureAngle[]
  /** Only the sectors, without the rest of the circle. */
  readonly only_sectors?: boolean
  readonly tone?: Tone
}

export type Solid = Common & {
  readonly kind: 'solid'
  readonly shape:
    | 'cuboid'
    | 'triangular_prism'
    | 'cylinder'
    | 'cone'
    | 'sphere'
    | 'hemisphere'
    | 'square_pyramid'
    | 'tetrahedron'
    | 'unit_cubes'
  /** Of a cylinder, cone and sphere: the diameter. Of unit cubes: how many across. */
  readonly width?: Num
  readonly height?: Num
  readonly depth?: Num
  readonly labels?: {
    readonly width?: Label
    readonly height?: Label
    readonly depth?: Label
    readonly radius?: Label
    readonly diameter?: Label
    /** Of a cone and a pyramid, and of the sloping side of a prism. */
    readonly slant?: Label
  }
  /** Dashed edges at the back; true where nothing is said. */
  readonly hidden_edges?: boolean
  readonly tone?: Tone
}
