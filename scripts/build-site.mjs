import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { node, root, run } from './install.mjs'

const sources = [
  'web',
  'content/articles',
  'contract/src',
  'diagrams/src',
  'maths/src',
  'package-lock.json',
]
const skipped = new Set(['node_modules', 'dist', 'dist-server', 'dist-weights'])
const stamp = join(root, 'web/dist/.built')

/** What the site is built from, by names, sizes and times: cheap to ask at every start. */
function fingerprint() {
  const hash = createHash('sha256')
  const add = (path) => {
    const stats = statSync(path)
    if (!stats.isDirectory()) hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`)
    else for (const name of readdirSync(path).sort()) if (!skipped.has(name)) add(join(path, name))
  }
  for (const source of sources) add(join(root, source))
  return hash.digest('hex')
}

/** Once, here, rather than at every request: the server sends the twin that a browser can read. */
function compress(folder) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.(js|css|svg)$/.test(name)) continue
    const path = join(folder, name)
    const text = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(text, { params }))
    writeFileSync(`${path}.gz`, gzipSync(text))
  }
}

/** Builds the site, unless it stands as its sources do. */
export function buildSite() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the site …')
  run('vite', ['build', 'web', '--logLevel', 'warn'])
  // The same pages for a machine without a window: what visitors see before anything has loaded.
  const ahead = ['--ssr', 'src/prerender.tsx', '--outDir', 'dist-server', '--emptyOutDir']
  run('vite', ['build', 'web', ...ahead, '--logLevel', 'warn'])
  run(node, [join(root, 'web/tools/prerender.ts')])
  run(node, [join(root, 'web/tools/icons.ts')])
  compress(join(root, 'web/dist'))
  writeFileSync(stamp, wanted)
}
