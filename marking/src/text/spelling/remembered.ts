const MAX_REMEMBERED = 20_000

/** Keeps what was worked out of a text, so that the words of a class are looked at once; a full memory begins anew. */
export function remembered<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const made = work(text)
    if (known.size >= MAX_REMEMBERED) known.clear()
    known.set(text, made)
    return made
  }
}
