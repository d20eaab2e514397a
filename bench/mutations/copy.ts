import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Names the packages that are ours: links from `node_modules` to the folders of the tree. */
const own = '@learngrove'

export interface Copy extends Disposable {
  readonly root: string
}

/** Lists what stands in the tree as it is now, committed or not, from the root. */
export const filesOf = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))

/** Copies the tree to a temporary folder, with links to what is installed, so that a mutation never touches the tree itself. */
export function copyTree(root: string): Copy {
  const to = mkdtempSync(join(tmpdir(), 'learngrove-mutations-'))
  for (const path of filesOf(root)) {
    mkdirSync(dirname(join(to, path)), { recursive: true })
    cpSync(join(root, path), join(to, path), { verbatimSymlinks: true })
  }
  const installed = join(root, 'node_modules')
  mkdirSync(join(to, 'node_modules', own), { recursive: true })
  for (const name of readdirSync(installed)) {
    // What tools keep between runs belongs to the tree that it was made of.
    if (name === own || name.startsWith('.vite')) continue
    symlinkSync(join(installed, name), join(to, 'node_modules', name))
  }
  for (const name of readdirSync(join(installed, own))) {
    symlinkSync(readlinkSync(join(installed, own, name)), join(to, 'node_modules', own, name))
  }
  return { root: to, [Symbol.dispose]: () => rmSync(to, { recursive: true, force: true }) }
}
