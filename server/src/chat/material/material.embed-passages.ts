import { setTimeout } from 'node:timers/promises'
import { entryOf } from '@learngrove/tutor/retrieval/entry'
import { packed, textsOf } from '@learngrove/tutor/retrieval/vectors'
import type { Context } from '#platform/context.ts'
import type { Encoder } from '#platform/encoder.ts'
import { madeBy } from './made-by.ts'
import { putVectors, selectWithoutVectors } from './passages.queries.ts'

/** So few texts at a time, and a rest after them, that a child's message waits for one batch at most. */
const besideOthers = { together: 4, rest_ms: 20 }
/** Nobody waits for this, so it may take its time. */
const patienceMs = 10_000

/**
 * Makes the vectors of passages that have none, or whose text has changed since. It takes on so many passages at
 * most, and returns for how many it made them; it stops where the encoder is missing or late.
 */
export async function embedPassages(
  { db, encoder }: Pick<Context, 'db' | 'encoder'>,
  most: number,
  pace = besideOthers,
): Promise<number> {
  if ((await encoder.settled) === 'missing') return 0
  const due = await selectWithoutVectors(db, madeBy, most)
  let count = 0
  for (const { id, title, heading, text, content_hash } of due) {
    const { pieces } = entryOf({ id, title, heading: heading ?? '', text })
    const vectors = await embedAll(encoder, textsOf(pieces), pace)
    if (vectors === undefined) break
    const bytes = Buffer.from(packed(vectors).buffer).toString('base64')
    await putVectors(db, { passage_id: id, content_hash, made_by: madeBy, vectors: bytes })
    count++
  }
  return count
}

async function embedAll(
  encoder: Encoder,
  texts: readonly string[],
  { together, rest_ms }: typeof besideOthers,
): Promise<Float32Array[] | undefined> {
  const vectors: Float32Array[] = []
  for (let from = 0; from < texts.length; from += together) {
    const some = await encoder.embed(texts.slice(from, from + together), patienceMs)
    if (some === undefined) return undefined
    vectors.push(...some)
    await setTimeout(rest_ms)
  }
  return vectors
}
