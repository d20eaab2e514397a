/** A number from 0 to 2^32 - 1 that is the same for the same text (FNV-1a, mixed once more). */
export function hashOf(text: string): number {
  let hash = 2166136261
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) >>> 0
}

/** Gives each key its fold, from 0; the folds are of one size, but for one key, and the same whenever it is asked. */
export function assignFolds(keys: readonly string[], folds: number): ReadonlyMap<string, number> {
  const sorted = [...new Set(keys)].sort((a, b) => hashOf(a) - hashOf(b) || (a < b ? -1 : 1))
  return new Map(sorted.map((key, at) => [key, at % folds]))
}
