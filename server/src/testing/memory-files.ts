import { createHash } from 'node:crypto'
import type { Files } from '#platform/files.ts'

/** Files that are gone with the test. */
export function memoryFiles(): Files {
  const kept = new Map<string, Uint8Array>()
  return {
    async put(id, bytes) {
      kept.set(id, bytes)
      return { sha256: createHash('sha256').update(bytes).digest('hex') }
    },
    async get(id) {
      const bytes = kept.get(id)
      if (!bytes) throw new Error('No such file')
      return bytes
    },
    async remove(id) {
      kept.delete(id)
    },
  }
}
