import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createEncoder } from '@learngrove/server/encoder'
import { vectorSize } from '@learngrove/tutor/safety/classifier'

const cache = join(import.meta.dirname, '../../node_modules/.cache/learngrove')
const textFile = join(cache, 'vectors.json')
const vectorFile = join(cache, 'vectors.f32')
const together = 32
const patienceMs = 600_000

/** Made once a run, and kept beside the packages: to make all of them again takes minutes. */
let known: Map<string, Float32Array> | undefined

/** The vectors of texts, in their order. */
export async function vectorsOf(texts: readonly string[]): Promise<Float32Array[]> {
  known ??= readKept()
  const vectors = known
  const unknown = [...new Set(texts)].filter((text) => !vectors.has(text))
  if (unknown.length > 0) {
    await embedInto(vectors, unknown)
    keep(vectors)
  }
  return texts.map((text) => vectors.get(text) ?? new Float32Array(vectorSize))
}

async function embedInto(vectors: Map<string, Float32Array>, texts: readonly string[]) {
  await using encoder = createEncoder()
  if ((await encoder.settled) !== 'ready') {
    throw new Error('The encoder is not installed: npm ci without --omit=optional brings it')
  }
  for (let at = 0; at < texts.length; at += together) {
    const some = texts.slice(at, at + together)
    const made = await encoder.embed(some, patienceMs)
    if (!made) throw new Error('The encoder gave no vectors')
    for (const [place, text] of some.entries()) {
      vectors.set(text, made[place] ?? new Float32Array(vectorSize))
    }
  }
}

function readKept(): Map<string, Float32Array> {
  try {
    const texts: string[] = JSON.parse(readFileSync(textFile, 'utf8'))
    const bytes = readFileSync(vectorFile)
    const numbers = new Float32Array(bytes.buffer, bytes.byteOffset, texts.length * vectorSize)
    return new Map(
      texts.map((text, at) => [text, numbers.slice(at * vectorSize, (at + 1) * vectorSize)]),
    )
  } catch {
    return new Map()
  }
}

function keep(vectors: ReadonlyMap<string, Float32Array>) {
  const numbers = new Float32Array(vectors.size * vectorSize)
  let at = 0
  for (const vector of vectors.values()) numbers.set(vector, vectorSize * at++)
  mkdirSync(cache, { recursive: true })
  writeFileSync(vectorFile, Buffer.from(numbers.buffer))
  writeFileSync(textFile, JSON.stringify([...vectors.keys()]))
}
