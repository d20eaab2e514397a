/** What the scripts of a page weigh, read from the built site: no browser, no server. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './install.mjs'

const kilobyte = 1024

/** Reads what the build wrote down about its files of scripts. */
export function openWeights() {
  const { entry, files } = JSON.parse(
    readFileSync(join(root, 'web/dist-weights/weights.json'), 'utf8'),
  )
  const sizes = new Map()
  const sizeOf = (name) => {
    if (!sizes.has(name)) {
      sizes.set(name, gzipSync(readFileSync(join(root, 'web/dist', name))).length)
    }
    return sizes.get(name)
  }
  /** The files that come with these pages of sources: theirs, the entry's, and what both stand on. */
  const filesOf = (sources) => {
    const found = new Set()
    const add = (name) => {
      if (found.has(name) || !files[name]) return
      found.add(name)
      files[name].imports.forEach(add)
    }
    add(entry)
    for (const source of sources) {
      const own = Object.keys(files).find((name) => files[name].page === source)
      if (!own) throw new Error(`${source} has no file of scripts of its own`)
      add(own)
    }
    return [...found]
  }
  /** Their weight, gzipped, in kB of 1024 bytes, and what each module or package has of it. */
  const weigh = (names) => {
    const parts = new Map()
    let bytes = 0
    for (const name of names) {
      const size = sizeOf(name)
      bytes += size
      const { modules = {} } = files[name] ?? {}
      const all = Object.values(modules).reduce((sum, length) => sum + length, 0)
      for (const [module, length] of Object.entries(modules)) {
        const part = partOf(module)
        // By length: what a module has of a file that is packed as a whole can only be estimated.
        parts.set(part, (parts.get(part) ?? 0) + (size * length) / (all || 1))
      }
    }
    return { js_gz_kb: round(bytes), parts: sorted(parts) }
  }
  return { filesOf, weigh }
}

const round = (bytes) => Math.round((bytes / kilobyte) * 10) / 10

/** A package counts as one; a file of ours counts by itself. */
function partOf(module) {
  const inside = module.split('node_modules/').at(-1)
  if (inside === module) return module
  const [scope, name] = inside.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

const sorted = (parts) =>
  [...parts].map(([part, bytes]) => [part, round(bytes)]).sort((a, b) => b[1] - a[1])
