import type { Common, Label, Num, Tone } from '#types/common.ts'

export type Component = {
  readonly type:
    | 'cell'
    | 'battery'
    | 'power_supply'
    | 'lamp'
    | 'switch_open'
    | 'switch_closed'
    | 'resistor'
    | 'variable_resistor'
    | 'thermistor'
    | 'ldr'
    | 'led'
    | 'diode'
    | 'fuse'
    | 'motor'
    | 'ammeter'
    | 'voltmeter'
    | 'wire'
  readonly label?: Label
  /** A voltmeter across it; its label, or `""`. */
  readonly voltmeter?: Label
}

/** A loop. The supply and the `series` components stand in turn, clockwise from the top left. */
export type Circuit = Common & {
  readonly kind: 'circuit'
  readonly series: readonly Component[]
  /** Branches side by side, at the bottom of the loop. */
  readonly parallel?: readonly (readonly Component[])[]
}

export type Particles = Common & {
  readonly kind: 'particles'
  readonly boxes: readonly {
    readonly label?: Label
    readonly state: 'solid' | 'liquid' | 'gas'
    /** Each particle: one atom, or several joined (`["a", "b", "b"]`). `count` of each. */
    readonly of: readonly { readonly atoms: readonly Tone[]; readonly count: Num }[]
  }[]
  /** What the tones stand for. */
  readonly key?: readonly { readonly tone: Tone; readonly label: Label }[]
}

export type Forces = Common & {
  readonly kind: 'forces'
  readonly body: 'box' | 'ball' | 'car' | 'dot'
  readonly body_label?: Label
  /** Directions in degrees, anticlockwise from the right, or in words. Lengths are to scale. */
  readonly arrows: readonly {
    readonly direction: 'up' | 'down' | 'left' | 'right' | Num
    readonly size: Num
    readonly label?: Label
  }[]
  /** A line under the body. */
  readonly ground?: boolean
}

export type Rays = Common & {
  readonly kind: 'rays'
} & (
    | {
        readonly scene: 'reflection'
        /** From the normal, in degrees. */
        readonly angle: Num
        readonly incidence_label?: Label
        readonly reflection_label?: Label
        /** Writes “normal”, “incident ray”, “reflected ray” and “mirror”. */
        readonly names?: boolean
      }
    | {
        readonly scene: 'refraction'
        readonly angle: Num
        readonly refracted: Num
        readonly media?: readonly [Label, Label]
        readonly incidence_label?: Label
        readonly refraction_label?: Label
        readonly names?: boolean
      }
    | {
        readonly scene: 'lens'
        readonly lens: 'converging' | 'diverging'
        /** Distances in any one unit. */
        readonly focal_length: Num
        /** Without an object, parallel rays come in. */
        readonly object?: { readonly distance: Num; readonly height: Num }
        readonly names?: boolean
      }
  )

export type Wave = Common & {
  readonly kind: 'wave'
  readonly type?: 'transverse' | 'longitudinal'
  /** How many wavelengths are drawn. */
  readonly waves: Num
  /** Part of the greatest height, 0 to 1. */
  readonly amplitude?: Num
  readonly amplitude_label?: Label
  readonly wavelength_label?: Label
  /** Under the axis: the whole distance or time. */
  readonly length_label?: Label
  readonly axes?: { readonly x: Label; readonly y: Label }
  /** Marks on the wave, as a part of the whole length from 0 to 1. */
  readonly points?: readonly { readonly at: Num; readonly label: Label }[]
}

/** Things and arrows: a food web, a food chain, a cycle, a flow chart. */
export type Web = Common & {
  readonly kind: 'web'
  readonly arrange: 'levels' | 'cycle' | 'row'
  /** The level of a web counts from 1 at the bottom. */
  readonly nodes: readonly { readonly name: string; readonly label: Label; readonly level?: Num }[]
  readonly arrows: readonly {
    readonly from: string
    readonly to: string
    readonly label?: Label
  }[]
}

export type Atom = Common & {
  readonly kind: 'atom'
  /** Electrons of each shell from the inside. */
  readonly shells: readonly Num[]
  /** In the nucleus: a symbol, or `"11 p, 12 n"`. */
  readonly nucleus?: Label
  readonly electron?: 'cross' | 'dot'
  /** Of an ion: in brackets, with its charge. */
  readonly charge?: Label
}

export type Apparatus = Common & {
  readonly kind: 'apparatus'
  /** Side by side in turn, from left to right. */
  readonly pieces: readonly {
    readonly type:
      | 'beaker'
      | 'conical_flask'
      | 'round_flask'
      | 'test_tube'
      | 'measuring_cylinder'
      | 'bunsen_burner'
      | 'tripod_and_beaker'
      | 'filter_funnel'
      | 'condenser'
      | 'gas_syringe'
      | 'thermometer'
      | 'burette'
      | 'evaporating_basin'
    readonly label?: Label
    /** How full, 0 to 1. */
    readonly liquid?: Num
  }[]
}

export type Sankey = Common & {
  readonly kind: 'sankey'
  readonly input: { readonly label: Label; readonly value: Num }
  /** Useful ones go on to the right, the others bend down. Widths are to scale. */
  readonly outputs: readonly {
    readonly label: Label
    readonly value: Num
    readonly useful?: boolean
  }[]
}
