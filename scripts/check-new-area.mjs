/**
 * `npm run check:new-area`: makes an area in a copy of the repository, and holds the copy to what every area
 * is held to: types, lint, its own tests. The copy shares its packages with the original by hard links.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { environment, root } from './install.mjs'

const copy = mkdtempSync(join(tmpdir(), 'learngrove-area-'))
const kept = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
for (const path of kept.split('\n').filter((path) => path && existsSync(join(root, path)))) {
  cpSync(join(root, path), join(copy, path))
}
const packages = execFileSync('find', ['.', '-name', 'node_modules', '-type', 'd', '-prune'], {
  cwd: root,
  encoding: 'utf8',
})
for (const path of packages.split('\n').filter(Boolean)) {
  execFileSync('cp', ['-al', join(root, path), join(copy, dirname(path))])
}

const steps = [
  ['node', ['scripts/new-area.mjs', 'oak-trees']],
  ['tsc', ['-b']],
  ['biome', ['check', '.']],
  // The rules of the house read which files there are from Git.
  ['git', ['init', '--quiet']],
  ['vitest', ['run', '--project', 'architecture', '--project', 'contract']],
  [
    'vitest',
    [
      'run',
      'src/oak-trees',
      'server/test/engines',
      'server/test/wrong-person',
      'server/test/access',
    ],
  ],
  ['vitest', ['run', '--project', 'web isolated', 'src/app']],
]
// Builds the site and needs a browser: `npm run check:new-area -- --journeys`.
if (process.argv.includes('--journeys')) {
  const playwright = ['node_modules/.bin/playwright', 'test', '-c', 'e2e/playwright.config.ts']
  steps.push(['node', ['scripts/run.mjs', ...playwright, 'e2e/oak-trees']])
}
let failed = false
for (const [command, args] of steps) {
  const { status } = spawnSync(command, args, {
    cwd: copy,
    stdio: 'inherit',
    env: { ...environment(), PATH: `${join(copy, 'node_modules/.bin')}:${process.env.PATH}` },
  })
  if (status === 0) continue
  console.error(`Failed in the copy: ${command} ${args.join(' ')}`)
  failed = true
  break
}
if (process.argv.includes('--keep')) console.log(copy)
else rmSync(copy, { recursive: true, force: true })
process.exit(failed ? 1 : 0)
