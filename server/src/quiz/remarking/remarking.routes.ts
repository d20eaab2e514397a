import type { quizRemarking } from '@learngrove/contract/quiz.remarking'
import type { Handler } from '#platform/implement.ts'
import { correctKey, undoCorrection } from './correct-key.ts'
import { readKey } from './read-key.ts'
import { previewCorrection } from './try-correction.ts'

type Handlers = { readonly [K in keyof typeof quizRemarking]: Handler<(typeof quizRemarking)[K]> }

export const remarkingHandlers: Handlers = {
  readKey: (context, input) => readKey(context, input),
  previewCorrection: (context, input) => previewCorrection(context, input),
  correctKey: (context, input) => correctKey(context, input),
  undoCorrection: (context, input) => undoCorrection(context, input),
}
