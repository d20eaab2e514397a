/**
 * `npm run bench:steps -- <folder>`: what is told of steps of working. Of steps that a tutor stopped,
 * in the `.jsonl` files of the folder: whether they are right, which mistake is named, and whether a
 * step that does not help is told as such, each over the equations that the rules were made on and
 * over those that they were not. Of good steps of our own: how often they are taken for wrong or for
 * unhelpful. Prints JSON as its last line; `--misses` lists what is not as it should be.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeStep } from './steps/judge-step.ts'
import { contentSteps, type GoodStep, solvedSteps } from './steps/own-paths.ts'
import { isForDevelopment, isStepRow, type StepRow } from './steps/row.ts'
import { judgeStudents } from './steps/student-steps.ts'

const ownSteps = 1000
const args = process.argv.slice(2)
const folder = args.find((arg) => !arg.startsWith('--'))
const showsMisses = args.includes('--misses')

const tell = (misses: readonly string[]): void => {
  if (showsMisses) for (const miss of misses) console.error(`  ${miss}`)
}

function goodFigures(steps: readonly GoodStep[]): object {
  const judged = steps.map(([before, after]) => ({ before, after, ...judgeStep(before, after) }))
  const refused = judged.filter(({ verdict }) => verdict !== 'right')
  const alarms = judged.filter(({ note }) => note !== undefined)
  tell(refused.map(({ before, after, verdict }) => `good: ${before} | ${after} | ${verdict}`))
  tell(alarms.map(({ before, after, note }) => `alarm: ${before} | ${after} | ${note}`))
  const { length } = judged
  return {
    steps: length,
    validity: (length - refused.length) / Math.max(1, length),
    false_alarms: alarms.length / Math.max(1, length),
  }
}

const rowsIn = (path: string): readonly StepRow[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line))
    .filter(isStepRow)

function studentFigures(from: string): object {
  const rows = readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => rowsIn(join(from, name)))
  const half = (isMine: (row: StepRow) => boolean) => {
    const { misses, ...figures } = judgeStudents(rows.filter(isMine))
    tell(misses)
    return figures
  }
  return { development: half(isForDevelopment), test: half((row) => !isForDevelopment(row)) }
}

if (folder === undefined)
  console.error(
    'Only our own steps are judged. For steps of students: npm run bench:steps -- <folder with .jsonl files> [--misses]',
  )
const own = { solved: goodFigures(solvedSteps(ownSteps)), content: goodFigures(contentSteps()) }
console.log(
  JSON.stringify({ own, ...(folder !== undefined && { students: studentFigures(folder) }) }),
)
