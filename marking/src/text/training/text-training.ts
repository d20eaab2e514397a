/** The door for who fits the marker of short texts anew, and measures it. */

export { type CodedTree, codeModel } from '#text/coded-model.ts'
export { plainText } from '#text/graded.ts'
export { assignFolds } from '#text/hash.ts'
export { codeWords, plainWords } from '#text/spelling/spelling.ts'
export {
  chancesOf,
  fitTextModel,
  keyOf,
  type Learning,
  type TextExample,
} from '#text/text-model.ts'
export { TRAINING_SET } from '#text/training/training-set.ts'
