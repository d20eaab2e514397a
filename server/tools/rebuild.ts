/**
 * Takes the evidence into a projection anew: `npm run rebuild -- <projection|all>`, by the settings
 * that the server is started with.
 */
import { openDatabase } from '../src/app/open-database.ts'
import { projections } from '../src/app/projections.ts'
import { readConfig } from '../src/platform/config.ts'
import { rebuildProjection } from '../src/platform/projections/projections.ts'

const [asked] = process.argv.slice(2)
const chosen = projections.filter(({ name }) => asked === 'all' || asked === name)
if (chosen.length === 0) {
  const names = ['all', ...projections.map(({ name }) => name)].join(', ')
  process.stderr.write(`Say what to rebuild: ${names}\n`)
  process.exit(2)
}

await using stack = new AsyncDisposableStack()
const { db } = await openDatabase(readConfig(process.env), stack)
for (const projection of chosen) {
  const began = performance.now()
  await rebuildProjection(db, projection)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  process.stdout.write(`${projection.name}: rebuilt in ${seconds} s\n`)
}
