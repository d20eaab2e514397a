/**
 * `node scripts/run.mjs bench/marking/text-weights.ts`: fits the shipped marker of short texts to
 * our own training set and writes its weights. A test fits it again and compares.
 */
import { writeFileSync } from 'node:fs'
import {
  type CodedTree,
  codeModel,
  fitTextModel,
  TRAINING_SET,
} from '@learngrove/marking/text-training'

const FILE = new URL('../../marking/src/text/shipped-weights.ts', import.meta.url)

const write = (tree: CodedTree): string =>
  typeof tree === 'number' ? String(tree) : `[${tree.map((each) => write(each)).join(', ')}]`

const { bias, slope, start, trees } = codeModel(fitTextModel(TRAINING_SET, 'likeness'))
writeFileSync(
  FILE,
  `// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: fitted numbers, not constants.
import type { CodedModel } from '#text/coded-model.ts'

/** Written by \`bench/marking/text-weights.ts\` from the training set; never by hand. */
export const SHIPPED: CodedModel = {
  bias: ${bias},
  slope: ${slope},
  start: ${start},
  trees: [
${trees.map((tree) => `    ${write(tree)},`).join('\n')}
  ],
}
`,
)
console.log(`${trees.length} trees`)
