import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Plugin, Rollup } from 'vite'

/** What a file of scripts holds, and what it needs. */
export type ScriptFile = {
  readonly imports: readonly string[]
  /** The source file for whose sake it is fetched; null for what others share. */
  readonly page: string | null
  /** Characters of each source file or package file in it, before it is made small. */
  readonly modules: Readonly<Record<string, number>>
}

/** Every file of scripts of the site, by its name in `dist`. */
export type Weights = {
  readonly entry: string
  readonly files: Readonly<Record<string, ScriptFile>>
}

/** Writes down beside the site what each of its files of scripts holds, so that the budget can be kept. */
export function weights(path: string, root: string): Plugin {
  return {
    name: 'weights',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
      const entry = chunks.find(({ isEntry }) => isEntry)
      if (!entry) throw new Error('The site has no entry')
      const files = Object.fromEntries(
        chunks.map((chunk) => [chunk.fileName, fileOf(chunk, root)] as const),
      )
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, JSON.stringify({ entry: entry.fileName, files } satisfies Weights))
    },
  }
}

function fileOf(chunk: Rollup.OutputChunk, root: string): ScriptFile {
  const nameOf = (id: string) => relative(root, id.replace('\0', '').replace(/\?.*$/, ''))
  return {
    imports: chunk.imports,
    page: chunk.facadeModuleId ? nameOf(chunk.facadeModuleId) : null,
    modules: Object.fromEntries(
      Object.entries(chunk.modules).map(([id, { renderedLength }]) => [nameOf(id), renderedLength]),
    ),
  }
}
