import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Stores uploaded bytes, by the id of their row. */
export type Files = {
  readonly put: (id: string, bytes: Uint8Array) => Promise<{ sha256: string }>
  readonly get: (id: string) => Promise<Uint8Array>
  readonly remove: (id: string) => Promise<void>
}

/** Stores files in a folder, spread over subfolders by the end of their id, which is random. */
export function filesInFolder(folder: string): Files {
  const place = (id: string) => join(folder, id.slice(-2), id)
  return {
    async put(id, bytes) {
      const path = place(id)
      await mkdir(join(path, '..'), { recursive: true })
      // Atomic: the name appears only when its bytes are complete.
      await writeFile(`${path}.part`, bytes, { flush: true })
      await rename(`${path}.part`, path)
      return { sha256: createHash('sha256').update(bytes).digest('hex') }
    },
    get: (id) => readFile(place(id)),
    remove: (id) => rm(place(id), { force: true }),
  }
}
