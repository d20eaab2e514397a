import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSource, type Source, type Workspace } from './sources.ts'

export const root = join(import.meta.dirname, '..')

/** Reads how the packages of this repository name their files. */
export function readWorkspaces(): Workspace[] {
  const { workspaces } = readJson('package.json')
  return Object.values(objectOf(workspaces)).map((folder: string) => {
    const { name, imports = {}, exports = {}, ...rest } = readJson(`${folder}/package.json`)
    const { dependencies, devDependencies, peerDependencies } = rest
    const needs = Object.keys({
      ...objectOf(dependencies),
      ...objectOf(devDependencies),
      ...objectOf(peerDependencies),
    })
    return {
      name: String(name),
      folder,
      needs,
      imports: targets(objectOf(imports)),
      exports: targets(objectOf(exports)),
    }
  })
}

/** Reads every source file that is kept in the repository or is about to be. */
export function readHouse(workspaces = readWorkspaces()): Source[] {
  return listFiles(...workspaces.map(({ folder }) => folder))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => readSource(root, path, workspaces))
}

/** Lists the files under folders that Git keeps or would keep. */
export function listFiles(...folders: string[]): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--']
  const gone = new Set(git(['ls-files', '--deleted', '--', ...folders]))
  return git([...list, ...folders]).filter((path) => !gone.has(path))
}

const git = (args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

const readJson = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(root, path), 'utf8'))

const objectOf = (field: unknown): object =>
  typeof field === 'object' && field !== null ? field : {}

/** Keeps of a field like `exports` what names one file. */
const targets = (field: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(field).map(([key, target]) => [
      key,
      typeof target === 'string' ? target : sourceOf(objectOf(target)),
    ]),
  )

/** Finds among the conditions of an entry the one that leads to the source. */
const sourceOf = (conditions: object): string =>
  String(
    Object.values(conditions).find(
      (target) => /\.ts$/.test(String(target)) && !/\.d\.ts$/.test(String(target)),
    ),
  )
