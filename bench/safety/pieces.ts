import { prepare, toEmbed } from '@learngrove/tutor/safety/judge'
import { vectorsOf } from './vectors.ts'

/** A piece of a message as the screen reads it. */
export type Piece = { readonly plain: string; readonly vector: Float32Array }

/** The pieces of messages by their groups, with their vectors. */
export async function piecesToRead(
  messages: readonly { readonly text: string; readonly before?: readonly string[] }[],
) {
  const prepared = messages.map(({ text, before = [] }) => prepare(text, before))
  const vectors = await vectorsOf(prepared.flatMap(toEmbed))
  let at = 0
  const take = (plain: string): Piece => ({ plain, vector: vectors[at++] ?? new Float32Array() })
  return prepared.map(({ sentences, windows, joined }) => ({
    sentences: sentences.map(take),
    windows: windows.map(take),
    joined: joined.map(take),
  }))
}
