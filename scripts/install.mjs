/**
 * Runs on whatever Node the machine has, 20 or later: installs what is missing, and knows
 * where the pinned Node is that everything else runs on.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
const windows = process.platform === 'win32'
const stamp = join(root, 'node_modules/.installed')

/** The Node that the lockfile names. */
export const node = join(root, 'node_modules/.bin', windows ? 'node.cmd' : 'node')

/** The environment in which every program finds the pinned Node first. */
export const environment = (more = {}) => ({
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${windows ? ';' : ':'}${process.env.PATH}`,
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
  ...more,
})

/** Runs a command to its end; a failure ends us too, with its code. */
export function run(command, args, more = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: environment(more.env),
    shell: windows,
  })
  if (error) console.error(error.message)
  if (status !== 0) process.exit(status ?? 1)
}

/** Installs exactly what the lockfile names, unless that has been done. */
export function install() {
  const lockfile = readFileSync(join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lockfile).digest('hex')
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing what is missing …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, wanted)
}
