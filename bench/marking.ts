/**
 * `npm run bench:marking -- <folder>`: how the marker judges sets of answers that people have
 * judged, a `.jsonl` file a set. Prints JSON as its last line; `--misses` lists what it got wrong.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { warmUp } from '@learngrove/marking/second-opinion'
import { judgeSet } from './marking/judged.ts'
import { isKeyRow, readSet } from './marking/reading.ts'
import type { Row } from './marking/row.ts'
import { isTextRow, judgeTextSet } from './marking/text-set.ts'

const [folder, ...flags] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Which folder? npm run bench:marking -- <folder with .jsonl files> [--misses]')
  process.exit(2)
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'student' in value && 'expected' in value

const readRows = (path: string): unknown[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line))

await warmUp()
const sets: Record<string, unknown> = {}
const only = flags.filter((flag) => !flag.startsWith('--'))
for (const file of readdirSync(folder).filter((name) => name.endsWith('.jsonl'))) {
  const name = file.replace('.jsonl', '')
  if (only.length > 0 && !only.includes(name)) continue
  const all = readRows(join(folder, file))
  const texts = all.filter(isTextRow)
  if (texts.length > 0) {
    sets[name] = judgeTextSet(texts)
    console.error(name, JSON.stringify(sets[name]))
    continue
  }
  const keys = all.filter(isKeyRow)
  if (keys.length > 0) {
    const { misses, ...figures } = readSet(keys)
    sets[name] = figures
    console.error(name, JSON.stringify(figures))
    if (flags.includes('--misses'))
      for (const { latex, because } of misses) console.error(`  unread: ${latex}  |  ${because}`)
    continue
  }
  const rows = all.filter(isRow)
  const { misses, ...figures } = judgeSet(rows)
  sets[name] = figures
  console.error(name, JSON.stringify(figures))
  if (flags.includes('--misses'))
    for (const { row, verdict, because } of misses)
      console.error(
        `  ${verdict}: ${row.student}  |  ${row.teacher}  |  ${row.expected}  |  ${because}`,
      )
}
console.log(JSON.stringify(sets))
