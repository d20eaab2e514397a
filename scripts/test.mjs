/**
 * `npm test`: types, lint, generated files, unit, API, architecture and access tests, and the
 * journeys in a real browser. Names of steps as arguments run only those.
 */

import { findBrowser } from './browser.mjs'
import { buildSite } from './build-site.mjs'
import { install, node, run } from './install.mjs'

const steps = {
  types: () => run('tsc', ['-b']),
  lint: () => run('biome', ['check', '.']),
  tables: () => run(node, ['server/tools/write-tables.ts', '--check']),
  unit: () => run('vitest', ['run']),
  e2e: () => {
    buildSite()
    const browser = findBrowser()
    const env = browser ? { CHROMIUM_PATH: browser } : {}
    run('playwright', ['test', '-c', 'e2e/playwright.config.ts'], { env })
  },
}

install()
const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in steps))
if (unknown.length > 0) {
  console.error(
    `No step is called ${unknown.join(', ')}. There are: ${Object.keys(steps).join(', ')}`,
  )
  process.exit(2)
}
for (const [name, step] of Object.entries(steps)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const began = Date.now()
  console.log(`\n— ${name}`)
  step()
  console.log(`— ${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`)
}
console.log('\nEverything passed.')
