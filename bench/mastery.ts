/**
 * `npm run bench:mastery -- <file>`: how well the learner model foresees the next answer, on students
 * that nothing was fitted to, beside Elo ratings and Best-LR fitted on the same split, and how long one
 * answer takes. The file is tab-separated with the columns user_id, item_id, timestamp, correct and
 * skill_id; every fifth student is kept for prediction. With `--fit` it also fits the weights of the
 * chance (`mastery/src/chance.ts`) anew. Prints JSON as its last line.
 */
import { WEIGHTS } from '@learngrove/mastery/chance'
import { readAnswers } from './mastery/answers.ts'
import { runBestLr } from './mastery/best-lr.ts'
import { bestElo } from './mastery/elo.ts'
import { type Figures, figuresOf } from './mastery/figures.ts'
import { fitWeights } from './mastery/fit-weights.ts'
import { runOurs } from './mastery/ours.ts'

const args = process.argv.slice(2)
const file = args.find((arg) => !arg.startsWith('--'))
if (file === undefined) {
  console.error('Which file? npm run bench:mastery -- <file.tsv> [--fit]')
  process.exit(1)
}
const answers = readAnswers(file)
if (args.includes('--fit')) console.log('weights', JSON.stringify(fitWeights(answers)))

const show = (name: string, { auc, log_loss, reliability }: Figures): void => {
  console.log(`\n${name}: AUC ${auc.toFixed(4)}, log loss ${log_loss.toFixed(4)}`)
  console.log('  predicted        answers   mean   right')
  for (const { from, count, predicted, right } of reliability) {
    const range = `${from.toFixed(1)} to ${(from + 0.1).toFixed(1)}`
    const means = [predicted, right].map((mean) => mean.toFixed(3)).join('  ')
    console.log(`  ${range} ${String(count).padStart(14)}  ${means}`)
  }
}

/** The second time, so that what is timed is not the compiler. */
runOurs(answers, WEIGHTS)
const before = performance.now()
const own = runOurs(answers, WEIGHTS)
const us_an_answer = ((performance.now() - before) * 1000) / answers.count
const elo = bestElo(answers)
const figures = {
  ours: figuresOf(answers, own.chances),
  elo: figuresOf(answers, elo.chances),
  best_lr: figuresOf(answers, runBestLr(answers)),
}
console.log(
  `${answers.count} answers, ${answers.is_kept.reduce((sum, kept) => sum + kept, 0)} kept`,
)
show('ours', figures.ours)
show('Elo', figures.elo)
show('Best-LR', figures.best_lr)
console.log(
  JSON.stringify({ answers: answers.count, ...figures, elo_steps: elo.steps, us_an_answer }),
)
