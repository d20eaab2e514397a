import type { TextModel } from '#text/text-model.ts'
import type { Tree } from '#text/trees.ts'

/** A tree in few characters: what a leaf adds, or feature, threshold, the tree below it, the other. */
export type CodedTree = number | readonly [number, number, CodedTree, CodedTree]

/** A model that knows no words of its own, as it is checked in. */
export type CodedModel = {
  readonly bias: number
  readonly slope: number
  readonly start: number
  readonly trees: readonly CodedTree[]
}

/** So that the last bits of a processor's logarithm change nothing. */
const DIGITS = 4
const rounded = (value: number): number => Number(value.toPrecision(DIGITS))

const codeTree = (tree: Tree): CodedTree =>
  'adds' in tree
    ? rounded(tree.adds)
    : [tree.feature, rounded(tree.below), codeTree(tree.yes), codeTree(tree.no)]

const decodeTree = (coded: CodedTree): Tree =>
  typeof coded === 'number'
    ? { adds: coded }
    : { feature: coded[0], below: coded[1], yes: decodeTree(coded[2]), no: decodeTree(coded[3]) }

export const codeModel = ({ trees, calibration }: TextModel): CodedModel => ({
  bias: rounded(trees.bias),
  slope: rounded(calibration.slope),
  start: rounded(calibration.start),
  trees: trees.trees.map(codeTree),
})

export const decodeModel = ({ bias, slope, start, trees }: CodedModel): TextModel => ({
  learning: 'likeness',
  words: [],
  trees: { bias, trees: trees.map(decodeTree) },
  calibration: { slope, start },
  marked: new Map(),
})
