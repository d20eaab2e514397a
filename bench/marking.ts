/**
 * `npm run bench:marking -- <folder>`: how the marker judges sets of answers that people have
 * judged, a `.jsonl` file a set, in the folder or below it; how it judges the adversarial rows of
 * our own; how many judgements it makes in a second; and what random strings cost it. Prints JSON
 * as its last line; `--misses` lists what it got wrong, and names after the folder choose sets.
 * `--write` takes out of the list of known rows what is mended, and writes `marking/ACCURACY.md`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { adversarialRows, judgeRows } from '@learngrove/marking/adversarial'
import { writeAccuracy } from './marking/accuracy.ts'
import { adversarialFigures, adversarialMisses } from './marking/adversarial.ts'
import { judgeSet } from './marking/judged.ts'
import { shrinkKnownRows } from './marking/known-rows.ts'
import { fuzz, paceOf } from './marking/pace.ts'
import { isKeyRow, readSet } from './marking/reading.ts'
import type { Row } from './marking/row.ts'
import { isTextRow, judgeTextSet } from './marking/text-set.ts'

const options = process.argv.slice(2).filter((each) => each.startsWith('--'))
const [folder, ...only] = process.argv.slice(2).filter((each) => !each.startsWith('--'))
if (folder === undefined)
  console.error(
    'No folder is named, so only our own rows are judged: npm run bench:marking -- <folder with .jsonl files> [--misses]',
  )
const showsMisses = options.includes('--misses')
const fuzzStrings = 100_000

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'student' in value && 'expected' in value

const readRows = (path: string): unknown[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line))

type Judged = {
  readonly figures: object
  /** The same by type of row, where a set has types. */
  readonly by_type?: Readonly<Record<string, object>>
  readonly misses: readonly string[]
}

/** Judges a set by the kind of its rows; undefined where they are of no kind that we know. */
function figuresOf(rows: readonly unknown[]): Judged | undefined {
  const texts = rows.filter(isTextRow)
  if (texts.length > 0) return { figures: judgeTextSet(texts), misses: [] }
  const keys = rows.filter(isKeyRow)
  if (keys.length > 0) {
    const { misses, ...figures } = readSet(keys)
    return { figures, misses: misses.map(({ latex, because }) => `unread: ${latex} | ${because}`) }
  }
  const pairs = rows.filter(isRow)
  if (pairs.length === 0) return undefined
  const { misses, by_type, ...figures } = judgeSet(pairs)
  const lines = misses
    .toSorted((a, b) => a.kind.localeCompare(b.kind))
    .map(
      ({ row: { student, teacher, expected, type }, kind, because }) =>
        `${kind}: ${type}: ${student} | ${teacher} | ${expected} | ${because}`,
    )
  return { figures, by_type, misses: lines }
}

const sets: Record<string, object> = {}
const files = folder === undefined ? [] : readdirSync(folder, { recursive: true, encoding: 'utf8' })
for (const file of files.filter((name) => name.endsWith('.jsonl'))) {
  const name = basename(file, '.jsonl')
  if (folder === undefined || (only.length > 0 && !only.includes(name))) continue
  const judged = figuresOf(readRows(join(folder, file)))
  if (judged === undefined) continue
  const { figures, by_type = {} } = judged
  sets[name] = { ...figures, by_type }
  console.error(name, JSON.stringify(figures))
  if (Object.keys(by_type).length > 1)
    for (const [type, each] of Object.entries(by_type))
      console.error(`  ${type}`, JSON.stringify(each))
  if (showsMisses) for (const line of judged.misses) console.error(`  ${line}`)
}
const isWhole = only.length === 0
const own = isWhole ? judgeRows(adversarialRows()) : []
const adversarial = isWhole && adversarialFigures(own)
for (const [type, figures] of Object.entries(adversarial || {}))
  console.error(`adversarial, ${type}`, JSON.stringify(figures))
if (showsMisses) for (const line of adversarialMisses(own)) console.error(`  ${line}`)
const isWriting = isWhole && options.includes('--write')
if (isWriting) {
  console.error(`${shrinkKnownRows(own)} rows are known to be judged wrongly`)
  writeAccuracy(own, sets)
}
// What is only written needs no figures of time.
const isTimed = isWhole && !(isWriting && folder === undefined)
const times = isTimed && { pace: paceOf(), fuzz: fuzz(fuzzStrings) }
console.log(JSON.stringify({ sets, ...(isWhole && { adversarial }), ...times }))
