/**
 * `npm test`: types, lint, generated files, unit, API, architecture and access tests, the states of
 * the pages that changed and the journeys in a real browser. `npm test -- unit` runs that step, `npm test -- quiz chat`
 * what belongs to these areas, `npm test -- all` all states and also what is left to the night.
 */

import { testsOf } from './areas.mjs'
import { findBrowser } from './browser.mjs'
import { startStep } from './budget.mjs'
import { buildSite } from './build-site.mjs'
import { install, node, run } from './install.mjs'
import { sweepStates } from './states.mjs'

const playwright = (folders) => {
  const browser = findBrowser()
  const env = browser ? { CHROMIUM_PATH: browser } : {}
  run('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...folders], { env })
}

/** The steps, each for the folders that it is given; for none it runs whole. */
const steps = {
  types: () => run('tsc', ['-b']),
  lint: () => run('biome', ['check', '.']),
  tables: () => run(node, ['server/tools/write-tables.ts', '--check']),
  unit: (folders = [], env = {}) => run('vitest', ['run', ...folders], { env }),
  site: () => buildSite(),
  states: (folders = [], { STATES } = {}) => sweepStates({ isAll: STATES === 'all', folders }),
  e2e: (folders = []) => playwright(folders),
  'check-content': () => run(node, ['content/check.ts']),
}

/** What is left to the night: every draw of every question, and the walks over every route. */
const nightly = ['check-content']
const needs = { e2e: 'site', states: 'site' }

function planOf(given) {
  const names = Object.keys(steps)
  const daily = names.filter((name) => !nightly.includes(name))
  if (given.length === 0) return daily.map((name) => [name])
  if (given.includes('all')) {
    const wholly = { unit: { WALK: 'all' }, states: { STATES: 'all' } }
    return names.map((name) => [name, [], wholly[name]])
  }
  const chosen = given.filter((name) => name in steps)
  const areas = given.filter((name) => !(name in steps))
  const { unit, env, e2e, unknown } = testsOf(areas)
  if (unknown.length > 0) {
    console.error(`No step and no area is called ${unknown.join(', ')}. Steps: ${names.join(', ')}`)
    process.exit(2)
  }
  if (unit.length > 0) chosen.push('unit')
  if (e2e.length > 0) chosen.push('states', 'e2e')
  const wanted = new Set([...chosen, ...chosen.flatMap((name) => needs[name] ?? [])])
  const folders = { unit, e2e, states: e2e }
  return names.filter((name) => wanted.has(name)).map((name) => [name, folders[name], env])
}

install()
const taken = []
process.on('exit', () => {
  if (taken.length > 1) console.log(`\n${taken.join(' · ')}`)
})
for (const [name, folders, env] of planOf(process.argv.slice(2))) {
  const end = startStep(name)
  steps[name](folders, env)
  const isWhole = folders === undefined || folders.length === 0
  taken.push(`${name} ${end(isWhole).toFixed(1)} s`)
}
console.log('\nEverything passed.')
