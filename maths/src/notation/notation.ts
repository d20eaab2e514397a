/** The door of the notation: mathematics as it was written, read, printed and spoken. */

export { finalAnswer } from '#notation/final-answer.ts'
export { FUNCTIONS, SUPERSCRIPTS, VULGAR_FRACTIONS } from '#notation/names.ts'
export {
  bracketsOf,
  childrenOf,
  isAlike,
  isBound,
  isIndefinite,
  isStatement,
  mentions,
  type Node,
  type QuotientNode,
  type RelationNode,
  type RelationSign,
  some,
  substitute,
  variablesOf,
  withChildren,
} from '#notation/node.ts'
export { parse } from '#notation/parse.ts'
export { plainText } from '#notation/plain-text.ts'
export { printLatex } from '#notation/print-latex.ts'
export { printTextbook } from '#notation/print-textbook.ts'
export { speak } from '#notation/speak.ts'
export { type MathsProblem, Unreadable } from '#notation/token.ts'
