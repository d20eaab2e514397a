import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './install.mjs'

const system = [
  // Chromium without what draws its own windows: the same pages for two thirds of the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The path of a Chromium to test with: the one that CHROMIUM_PATH names, the system's,
 * Playwright's own, which is downloaded if it can be, or Debian's package.
 */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const installed = system.find(existsSync)
  if (installed) return installed
  const playwright = join(root, 'node_modules/.bin/playwright')
  const download = spawnSync(playwright, ['install', 'chromium'], { cwd: root, stdio: 'ignore' })
  // Playwright finds what it has downloaded by itself.
  if (download.status === 0) return undefined
  console.log('Installing the system package of Chromium …')
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
  return system.find(existsSync)
}
