import { type Traits, WEIGHTS, type Weights } from '@learngrove/mastery/chance'
import type { Answers } from './answers.ts'
import { type Run, runOurs } from './ours.ts'
import { fitRegression } from './regression.ts'

/** The weights feed the difficulties of questions, which feed the weights: after these many they stand. */
const rounds = 4
const width = 2 + WEIGHTS.traits.length

/** Fits the weights of the chance to the training students; nothing of the kept ones is read. */
export function fitWeights(answers: Answers): Weights {
  let weights = WEIGHTS
  for (let round = 0; round < rounds; round++) weights = fitOnce(answers, runOurs(answers, weights))
  return weights
}

function fitOnce({ count, is_kept, is_right }: Answers, run: Run): Weights {
  const values = new Float64Array(count * width)
  const rows: number[] = []
  for (let row = 0; row < count; row++) {
    const traits = run.traits[row] ?? []
    values.set([1, -(run.difficulties[row] ?? 0), ...traits], row * width)
    if (is_kept[row] === 0) rows.push(row)
  }
  const { weights } = fitRegression({ width, values }, [], is_right, Int32Array.from(rows))
  const at = (place: number) => weights[place] ?? 0
  const traits: Traits = [at(2), at(3), at(4), at(5), at(6), at(7)]
  return { base: at(0), difficulty: at(1), traits }
}
