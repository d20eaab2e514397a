import type { Common, Label, Num, Tone } from '#types/common.ts'

type Region = 'A' | 'B' | 'C' | 'AB' | 'AC' | 'BC' | 'ABC' | 'outside'

export type Venn = Common & {
  readonly kind: 'venn'
  /** The names of two or three sets, in the order A, B, C. */
  readonly sets: readonly Label[]
  /** The name of the universal set; `ξ` where nothing is said. */
  readonly universal?: Label
  /** A count or an expression, or a list of items. */
  readonly regions?: Partial<Readonly<Record<Region, Label | readonly Label[]>>>
  readonly shaded?: readonly Region[]
}

/** A tree from left to right: of probabilities, or of frequencies where the nodes are numbers. */
export type Tree = Common & {
  readonly kind: 'tree'
  readonly start?: Label
  readonly branches: readonly TreeBranch[]
  /** Over each level. */
  readonly headings?: readonly Label[]
}

export type TreeBranch = {
  /** What stands at the end of the branch. */
  readonly label: Label
  /** What stands on the branch: its probability. */
  readonly on?: Label
  readonly branches?: readonly TreeBranch[]
  /** To the right of the last level: a result. */
  readonly result?: Label
}

export type FactorTree = Common & {
  readonly kind: 'factor_tree'
  readonly root: FactorNode
}

export type FactorNode = {
  readonly label: Label
  readonly factors?: readonly FactorNode[]
  /** Puts a ring round it. */
  readonly prime?: boolean
}

export type Spinner = Common & {
  readonly kind: 'spinner'
  /** Clockwise from the top; equal where no share is given. */
  readonly sections: readonly {
    readonly label: Label
    readonly share?: Num
    readonly tone?: Tone
  }[]
  /** The degrees at which the arrow points, clockwise from the top. */
  readonly arrow?: Num
}

export type Dice = Common & {
  readonly kind: 'dice'
  /** 1 to 6 each. */
  readonly values: readonly Num[]
}

export type Cards = Common & {
  readonly kind: 'cards'
  readonly cards: readonly Label[]
}

/** Counters, as drawn from a bag. */
export type Counters = Common & {
  readonly kind: 'counters'
  /** `mark` is a letter on each, so that colour is not needed: R for red. */
  readonly groups: readonly {
    readonly count: Num
    readonly name: string
    readonly mark?: Label
    readonly tone?: Tone
  }[]
  readonly in?: 'bag' | 'row'
}
