import type { Query } from '@learngrove/tutor/retrieval/retrieval'
import { toEmbed } from '@learngrove/tutor/retrieval/vectors'
import type { Encoder } from '#platform/encoder.ts'

/** Makes a query of what is asked, with its vector where the encoder gives one in time. */
export async function queryOf(encoder: Encoder, text: string): Promise<Query> {
  const [vector] = (await encoder.embed([toEmbed(text)])) ?? []
  return { text, vector }
}
