import {
  assignFolds,
  chancesOf,
  fitTextModel,
  keyOf,
  type Learning,
  plainText,
  type TextExample,
} from '@learngrove/marking/text-training'
import { FOLDS, type Judged, type TextFigures, textFiguresOf } from './text-figures.ts'
import { type ShippedFigures, shippedFigures, taughtBy, taughtByOthers } from './text-shipped.ts'

/** One line of a set of short texts. */
export type TextRow = {
  readonly question: string
  readonly reference: readonly string[]
  readonly student: string
  readonly correct: boolean
}

export const isTextRow = (value: unknown): value is TextRow =>
  typeof value === 'object' &&
  value !== null &&
  'question' in value &&
  'reference' in value &&
  'student' in value &&
  'correct' in value

const exampleOf = ({ question, reference, student, correct }: TextRow): TextExample => ({
  question,
  references: reference.filter((text) => text.trim() !== ''),
  answer: student,
  is_right: correct,
})

/** Each fifth judged by a model that was fitted to the other four. */
function crossed(examples: readonly TextExample[], keys: readonly string[], learning: Learning) {
  const folds = assignFolds(keys, FOLDS)
  const judged: Judged[] = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isIn = (_: TextExample, i: number) => folds.get(keys[i] ?? '') === fold
    const model = fitTextModel(
      examples.filter((example, i) => !isIn(example, i)),
      learning,
    )
    const held = examples.filter(isIn)
    chancesOf(model, held).forEach((chance, i) => {
      judged.push({ chance, is_right: held[i]?.is_right ?? false })
    })
  }
  return textFiguresOf(judged)
}

const FEW = [5, 10, 20]

export type TextSetFigures = {
  /** Questions that the model has not seen; answers of one question stay together. */
  readonly by_question: TextFigures
  /** Answers to questions of which it has seen marked ones; answers of the same words stay together. */
  readonly by_answer: TextFigures
  /** What is shipped, fitted to nothing of this set. */
  readonly shipped: ShippedFigures
  /** The same, given so many marked answers to the same question. */
  readonly shipped_with_few: Readonly<Record<string, ShippedFigures>>
  /** The same, given the marked answers to the same question of the other four fifths. */
  readonly shipped_with_graded: ShippedFigures
}

/** Judges a set of short texts; the figures of all five parts together. */
export function judgeTextSet(rows: readonly TextRow[]): TextSetFigures {
  const examples = rows.map(exampleOf)
  const questions = examples.map(keyOf)
  const answers = examples.map(({ answer }, i) => `${questions[i]}#${plainText(answer)}`)
  return {
    by_question: crossed(examples, questions, 'words'),
    by_answer: crossed(examples, answers, 'questions'),
    shipped: shippedFigures(examples),
    shipped_with_few: Object.fromEntries(
      FEW.map((count) => [String(count), shippedFigures(examples, taughtBy(count))]),
    ),
    shipped_with_graded: shippedFigures(examples, taughtByOthers),
  }
}
