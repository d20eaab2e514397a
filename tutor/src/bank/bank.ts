/** The door of the bank: a question of it in a talk, its key, and what its author wrote to help. */

export { isAnswerTo } from '#bank/answer.ts'
export type { InHand } from '#bank/in-hand.ts'
export { type Key, type Known, keyOf, knownOf, tellsKey } from '#bank/key.ts'
export { type Given, nextRung, type Rung, stepsOf } from '#bank/ladder.ts'
export { comesToKey, type Follows, followLine, linesIn } from '#bank/line.ts'
export { flat, piecesOf, quotesPieces } from '#bank/quotes.ts'
export { isQuestionOf, type Sought, soughtIn } from '#bank/recognise.ts'
