import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { root, run } from './install.mjs'

const folder = join(root, 'e2e')

/** Names the areas that have states of pages. */
const areas = new Set(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(join(folder, name)).some((file) => file.endsWith('.states.ts'))),
)

/** Says which area's pages a file may change: of one area, of all, or of none. */
export function areaOf(path) {
  const [workspace, first = '', second = ''] = path.split('/')
  if (/\.(test|e2e)\.tsx?$/.test(path)) return 'none'
  if (workspace === 'content') return first === 'articles' ? 'public-pages' : 'none'
  const named = { web: second, contract: second.split('.')[0], e2e: first }[workspace]
  if (named !== undefined) return areas.has(named) ? named : 'all'
  return workspace === 'maths' || path === 'package-lock.json' ? 'all' : 'none'
}

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })

/** Lists what differs from where this branch left main; undefined where git cannot say. */
function changedFiles() {
  const main = ['main', 'origin/main'].find(
    (name) => git('rev-parse', '--verify', '--quiet', name).status === 0,
  )
  const base = git('merge-base', 'HEAD', main ?? 'main')
  const changed = git('diff', '--name-only', base.stdout?.trim() ?? '')
  const added = git('ls-files', '--others', '--exclude-standard')
  if ([base, changed, added].some(({ status }) => status !== 0)) return undefined
  return `${changed.stdout}${added.stdout}`.split('\n').filter(Boolean)
}

/** Names the areas whose pages may have changed; undefined for all of them. */
function changedAreas() {
  const files = changedFiles()
  const named = new Set(files?.map(areaOf))
  named.delete('none')
  return files === undefined || named.has('all') ? undefined : [...named]
}

/**
 * Shows every state of the pages in a browser and sweeps it: of all areas, of those whose folders are
 * given, or of those that changed since main.
 */
export function sweepStates({ isAll = false, folders = [] } = {}) {
  const given = folders.map((folder) => folder.split('/')[1])
  const wanted = isAll ? [...areas] : given.length > 0 ? given : (changedAreas() ?? [...areas])
  const chosen = wanted.filter((area) => areas.has(area))
  if (chosen.length === 0) {
    console.log('No page has changed since main.')
    return
  }
  console.log(`The pages of ${chosen.join(', ')}`)
  const browser = findBrowser()
  const env = browser ? { CHROMIUM_PATH: browser } : {}
  const filters = chosen.map((area) => `e2e/${area}/`)
  run('playwright', ['test', '-c', 'e2e/states.config.ts', ...filters], { env })
}
