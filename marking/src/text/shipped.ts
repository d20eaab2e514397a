import { decodeModel } from '#text/coded-model.ts'
import { featuresOf, type ReadTask } from '#text/features.ts'
import { sigmoid } from '#text/logistic.ts'
import { SHIPPED } from '#text/shipped-weights.ts'
import { scoreTrees } from '#text/trees.ts'

/**
 * The training answers come from few hands; of answers by others the model knows less than it
 * believes, so its log odds count for a part only.
 */
const TRUST = 0.6

/** Where there is nothing to compare with, next to nothing is known. */
const NO_SCORE = -3

const MODEL = decodeModel(SHIPPED)

/**
 * The chance, from 0 to 1, that an answer is right, as far as its words and their order tell. Of
 * several references the one that fits best counts: the model knows tasks of one.
 */
export function shippedChance(task: ReadTask, typed: string): number {
  const { slope, start } = MODEL.calibration
  const scores = task.references.map((reference) =>
    scoreTrees(MODEL.trees, featuresOf({ ...task, references: [reference] }, typed)),
  )
  return sigmoid(TRUST * (slope * Math.max(...scores, NO_SCORE) + start))
}
