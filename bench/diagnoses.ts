/**
 * `npm run bench:diagnoses -- [folder] [--list] [--draw=200] [--seed=1]`: of how many of our own answers
 * that are not right only a general sentence is said, by type of question; `--list` names them. With
 * `--draw` so many answers of our own and of the `.jsonl` files of the folder are drawn by the seed, and
 * what is said of each is printed for a second reader: is it true, is it the only explanation, is it kind?
 * Prints JSON as its last line.
 */
import {
  adversarialRows,
  hasOwnWords,
  inNeedOfWords,
  type JudgedRow,
  judgeRows,
} from '@learngrove/marking/adversarial'
import { diagnosesIn } from './diagnoses/diagnoses-in.ts'
import { drawn } from './diagnoses/draw.ts'
import { toldOf } from './diagnoses/told.ts'

const defaultSeed = 1

const args = process.argv.slice(2)
const folder = args.find((arg) => !arg.startsWith('--'))
const numberOf = (name: string): number | undefined => {
  const text = args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1]
  return text === undefined ? undefined : Number(text)
}

const open = inNeedOfWords(judgeRows(adversarialRows()))
const isGeneral = ({ judgement }: JudgedRow): boolean => !hasOwnWords(judgement)

const figuresOf = (rows: readonly JudgedRow[]) => {
  const general = rows.filter(isGeneral).length
  return { answers: rows.length, general, share: general / Math.max(1, rows.length) }
}
for (const [set, rows] of Map.groupBy(open, ({ row }) => row.set))
  console.error(set, JSON.stringify(figuresOf(rows)))
if (args.includes('--list'))
  for (const { name, row, judgement } of open.filter(isGeneral))
    console.error(`  ${name} | ${row.why} | ${judgement.scoring_rationale}`)

const count = numberOf('draw')
if (count !== undefined) {
  const own = open.filter((each) => !isGeneral(each)).map(toldOf)
  const others = folder === undefined ? [] : diagnosesIn(folder)
  for (const [i, told] of drawn(
    [...own, ...others],
    count,
    numberOf('seed') ?? defaultSeed,
  ).entries())
    console.error(
      `${i + 1}. [${told.from}] ${told.question} ← ${told.answer}${told.line === undefined ? '' : ` (line: ${told.line})`}\n   ${told.said}`,
    )
}
console.log(JSON.stringify(figuresOf(open)))
