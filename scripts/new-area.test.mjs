import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './install.mjs'

const copy = mkdtempSync(join(tmpdir(), 'learngrove-new-area-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const lists = {
  'ARCHITECTURE.md': '| `oak-trees` | oak trees | yes | yes | yes |',
  'contract/src/index.ts': '  oakTrees,',
  'contract/src/pages.ts': "  oakTrees: page('/teacher/oak-trees'",
  'server/src/app/app.ts': '  app.register(oakTreesRoutes)',
  'server/src/privacy/places.ts': '  oak_trees: ofNobody,',
  'server/src/testing/samples.ts': "    | 'oak_trees_id'",
  'server/test/victim.ts': '      oak_trees_id: await addOakTrees(school),',
  'server/test/walk.ts': '  oakTrees: oakTreesSamples,',
  'server/test/wrong-person.api.test.ts': "'oak_trees_id',",
  'web/src/app/access.isolated.test.ts': "  oakTrees: 'teacher',",
  'web/src/app/routes.ts': '  ...oakTreesRoutes,',
}
const read = (path) => readFileSync(join(copy, path), 'utf8')

test('an area is made whole: entered in every list, its journeys on its own pages', () => {
  for (const path of [
    'scripts',
    'biome.json',
    'package.json',
    '.gitignore',
    ...Object.keys(lists),
  ]) {
    cpSync(join(root, path), join(copy, path), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  execFileSync('git', ['init', '--quiet'], { cwd: copy })
  const make = ['scripts/new-area.mjs', 'oak-trees', '--files-only']
  const said = execFileSync(process.execPath, make, { cwd: copy, encoding: 'utf8' })

  for (const [path, line] of Object.entries(lists)) expect(read(path), path).toContain(line)
  const made = [...said.matchAll(/^made (.+)$/gm)].map(([, path = '']) => path)
  expect(made.length).toBeGreaterThan(10)
  for (const path of made) expect(`${path} ${read(path)}`).not.toMatch(/__[a-zA-Z]+__/)
  const journey = read('e2e/oak-trees/oak-trees.e2e.ts')
  expect(journey).toContain('page.goto(pages.oakTrees())')
  expect(journey).not.toContain('/student')

  const again = () => execFileSync(process.execPath, make, { cwd: copy, stdio: 'pipe' })
  expect(again).toThrow('There already')
})
