/**
 * Computes anew what follows from the evidence: `npm run rebuild -- <name|all> [--dry-run]`, by the settings
 * that the server is started with. A dry run prints what would change, changes nothing, and ends with 1
 * where that is something.
 */
import { parseArgs } from 'node:util'
import { openDatabase } from '../src/app/open-database.ts'
import { rebuild, rebuilds, tryRebuild } from '../src/app/rebuild.ts'
import { readConfig } from '../src/platform/config.ts'
import { createMemory } from '../src/platform/memory.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
})
const [asked] = positionals
const chosen = rebuilds.filter(({ name }) => asked === 'all' || asked === name)
if (chosen.length === 0) {
  const names = ['all', ...rebuilds.map(({ name }) => name)].join(', ')
  process.stderr.write(`Say what to rebuild: ${names}\n`)
  process.exit(2)
}

const mostShown = 20
const say = (text: string) => process.stdout.write(`${text}\n`)

await using stack = new AsyncDisposableStack()
const { db } = await openDatabase(readConfig(process.env), stack)
const place = { db, memory: createMemory() }
for (const each of chosen) {
  const began = performance.now()
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1)
  if (!values['dry-run']) {
    await rebuild(place, each)
    say(`${each.name}: rebuilt in ${seconds()} s`)
    continue
  }
  const { rows, differences } = await tryRebuild(place, each)
  say(`${each.name}: ${differences.length} of ${rows} rows would change (${seconds()} s)`)
  for (const { table, key, was, is } of differences.slice(0, mostShown)) {
    say(
      `  ${table} ${key}\n    is         ${JSON.stringify(was)}\n    would be   ${JSON.stringify(is)}`,
    )
  }
  if (differences.length > mostShown) say(`  … and ${differences.length - mostShown} more`)
  if (differences.length > 0) process.exitCode = 1
}
