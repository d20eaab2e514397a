import { type Judgement, judge, prepare, toEmbed } from '@learngrove/tutor/safety/judge'
import type { Encoder } from '#platform/encoder.ts'

/** What the screen found in a message, and whether it was complete. */
export type Screened = {
  readonly judgement: Judgement
  /** Tells whether the encoder was missing or late: rules and words have judged, and it is to be screened again. */
  readonly is_pending: boolean
}

/** Screens a message of a child before it is kept, shown or passed on. */
export async function screenMessage(
  encoder: Encoder,
  { text, before, limit_ms }: { text: string; before: readonly string[]; limit_ms?: number },
): Promise<Screened> {
  const prepared = prepare(text, before)
  const vectors = await encoder.embed(toEmbed(prepared), limit_ms)
  return { judgement: judge(prepared, vectors), is_pending: vectors === undefined }
}
