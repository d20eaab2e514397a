import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const unitFolders = ['server/src', 'web/src', 'content']

/** Lists the folders in which tests of an area stand; a workspace is an area of its own. */
function unitFoldersOf(name) {
  const inside = unitFolders.map((folder) => `${folder}/${name}/`)
  return [...inside, `${name}/`].filter((folder) => existsSync(join(root, folder)))
}

/** The contract holds an area in files, not in folders: `contract/src/quiz.test.ts`. */
function contractTestsOf(name) {
  const folder = join(root, 'contract/src')
  const isOfArea = (file) => file.startsWith(`${name}.`) && file.endsWith('.test.ts')
  return readdirSync(folder)
    .filter(isOfArea)
    .map((file) => `contract/src/${file}`)
}

/** The walks over every route: the longest of them is told which areas it is about. */
const walks = [
  'cross-school',
  'wrong-person',
  'security.junk',
  'security.bad-files',
  'routes.engine',
]

const hasRoutes = (name) => existsSync(join(root, `server/src/${name}/${name}.samples.ts`))

/** Returns what belongs to these areas: filters of unit tests with their environment, folders of journeys, and names that nothing has. */
export function testsOf(areas) {
  const found = areas.map((name) => ({
    name,
    unit: [...unitFoldersOf(name), ...contractTestsOf(name)],
    e2e: [`e2e/${name}/`].filter((folder) => existsSync(join(root, folder))),
  }))
  const routed = areas.filter(hasRoutes)
  const walked = routed.length > 0 ? walks.map((walk) => `server/test/${walk}`) : []
  return {
    unit: [...found.flatMap(({ unit }) => unit), ...walked],
    env: routed.length > 0 ? { WALK_AREAS: routed.join(',') } : {},
    e2e: found.flatMap(({ e2e }) => e2e),
    unknown: found
      .filter(({ unit, e2e }) => unit.length + e2e.length === 0)
      .map(({ name }) => name),
  }
}
