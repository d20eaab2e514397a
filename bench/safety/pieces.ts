import { prepare, toEmbed } from '@learngrove/tutor/safety/judge'
import { vectorsOf } from './vectors.ts'

/** A piece of a message as the screen reads it. */
export type Piece = { readonly plain: string; readonly vector: Float32Array }

/** The pieces of messages, each by itself and after what was said before, with their vectors. */
export async function piecesToRead(
  messages: readonly { readonly text: string; readonly before: readonly string[] }[],
): Promise<{ readonly alone: readonly Piece[]; readonly joined: readonly Piece[] }[]> {
  const prepared = messages.map(({ text, before }) => prepare(text, before))
  const vectors = await vectorsOf(prepared.flatMap(toEmbed))
  let at = 0
  const take = (plain: string): Piece => ({ plain, vector: vectors[at++] ?? new Float32Array() })
  return prepared.map(({ pieces, joined }) => ({
    alone: pieces.map(take),
    joined: joined.map(take),
  }))
}
