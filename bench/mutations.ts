/**
 * `npm run mutations`: draws mutations of the code, runs the tests of its area against each, and
 * tells which were not noticed. Prints a table, and JSON as its last line.
 *
 * `--count 120`, `--seed 1`, `--area quiz` draw others; `--only <part of a key>` takes what has it in
 * its key; `--list` runs nothing; `--limit 600` gives the tests of a mutation so many seconds; `--again` asks anew about what was not caught. What is known of a draw is kept in
 * `--results`, so that a run goes on where the one before it was stopped.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Area, areas, codeOf } from './mutations/areas.ts'
import { Bench } from './mutations/bench.ts'
import { copyTree, filesOf } from './mutations/copy.ts'
import { draw } from './mutations/draw.ts'
import { report } from './mutations/report.ts'
import { type Result, resultsIn } from './mutations/results.ts'
import { Runner } from './mutations/runner.ts'
import { type Mutation, mutationsOf } from './mutations/sites.ts'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    area: { type: 'string', multiple: true },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    results: { type: 'string' },
    limit: { type: 'string', default: '600' },
  },
})
const { count, seed } = { count: Number(values.count), seed: Number(values.seed) }
const kept = values.results ?? join(root, '.data', `mutations-${seed}.jsonl`)

type Drawn = Mutation & { readonly area: Area }

function drawn(): Drawn[] {
  const files = filesOf(root)
  const chosen = areas.filter(({ name }) => values.area?.includes(name) ?? true)
  const byArea = new Map(
    chosen.map((area) => [
      area.name,
      codeOf(area, files)
        .flatMap((path) => mutationsOf(path, readFileSync(join(root, path), 'utf8')))
        .filter(({ key }) => key.includes(values.only ?? ''))
        .map((mutation) => ({ ...mutation, area })),
    ]),
  )
  for (const [name, { length }] of byArea) console.error(`${name}: ${length} possible`)
  return draw(byArea, { seed, count })
}

/** Judges what is not known yet, and keeps each result as it comes. Ends early, and tidily, when it is told to stop. */
async function judgeAll(open: readonly Drawn[], tell: (result: Result) => void): Promise<void> {
  using copy = copyTree(root)
  await using runner = new Runner(copy.root)
  const stop = () => void runner[Symbol.asyncDispose]()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const bench = new Bench({ root: copy.root, runner, limitMs: Number(values.limit) * 1000 })
  for (const [place, mutation] of open.entries()) {
    const result = await bench.judge(mutation)
    const { outcome, seconds, key } = result
    const at = `${place + 1}/${open.length}`
    console.error(`${at} ${outcome} (${seconds} s) line ${mutation.line} ${key}`)
    tell(result)
  }
}

const wanted = drawn()
if (values.list) {
  for (const { path, line, key } of wanted) console.log(`${path}:${line}  ${key}`)
} else {
  const known = existsSync(kept) ? resultsIn(readFileSync(kept, 'utf8')) : new Map<string, Result>()
  mkdirSync(dirname(kept), { recursive: true })
  const open = wanted.filter(
    ({ key }) => !known.has(key) || (values.again && known.get(key)?.outcome !== 'caught'),
  )
  if (open.length > 0) {
    await judgeAll(open, (result) => {
      known.set(result.key, result)
      appendFileSync(kept, `${JSON.stringify(result)}\n`)
    })
  }
  report(
    wanted.flatMap(({ key }) => known.get(key) ?? []),
    { seed, count },
  )
}
