import type { Encoder } from '#platform/encoder.ts'

const patienceMs = 15_000

/**
 * The encoder of every test. It is waited for however busy the machine is: a test of lateness brings its
 * own. A sentence that was read before is remembered, for many tests say the same.
 */
export function patient(encoder: Encoder): Encoder {
  const known = new Map<string, Float32Array>()
  return {
    ...encoder,
    embed: async (texts) => {
      const unread = [...new Set(texts)].filter((text) => !known.has(text))
      const vectors = unread.length > 0 ? await encoder.embed(unread, patienceMs) : []
      for (const [index, vector] of (vectors ?? []).entries()) {
        const text = unread[index]
        if (text !== undefined) known.set(text, vector)
      }
      const found = texts.flatMap((text) => known.get(text) ?? [])
      return found.length === texts.length ? found : undefined
    },
  }
}
