import type { Encoder } from './encoder.ts'

/** Vectors are 2 kB each. */
const mostKept = 256

/**
 * Keeps the vectors of the texts that were embedded last, as one message is screened, understood and looked
 * up by the same words. Of a batch only the texts that are not known are embedded.
 */
export function keepRecent(encoder: Encoder): Encoder {
  const recent = new Map<string, Float32Array>()

  function keep(text: string, vector: Float32Array) {
    recent.delete(text)
    recent.set(text, vector)
    if (recent.size <= mostKept) return
    for (const oldest of recent.keys()) {
      recent.delete(oldest)
      return
    }
  }

  return {
    ...encoder,
    async embed(texts, limit_ms) {
      const fresh = [...new Set(texts)].filter((text) => !recent.has(text))
      const known = new Map(
        texts.flatMap((text) => {
          const vector = recent.get(text)
          return vector ? [[text, vector]] : []
        }),
      )
      const embedded = await encoder.embed(fresh, limit_ms)
      if (!embedded) return undefined
      for (const [at, vector] of embedded.entries()) known.set(fresh[at] ?? '', vector)
      for (const [text, vector] of known) keep(text, vector)
      return texts.flatMap((text) => known.get(text) ?? [])
    },
  }
}
