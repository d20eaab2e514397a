import { type Judgement, judge, prepare, toEmbed } from '@learngrove/tutor/safety/judge'
import type { Sentence } from './sentences.ts'
import { vectorsOf } from './vectors.ts'

type Message = Pick<Sentence, 'response' | 'text'> & {
  readonly kind?: Sentence['kind']
  readonly before?: readonly string[]
}

/** A message, and what the screen made of it. */
export type Judged = {
  readonly of: Message
  readonly judgement: Judgement
  readonly is_heard: boolean
}

/** Judges messages just as the server does. */
export async function judgeAll(
  messages: readonly Message[],
  { has_encoder = true } = {},
): Promise<Judged[]> {
  const prepared = messages.map(({ text, before = [] }) => prepare(text, before))
  const vectors = has_encoder ? await vectorsOf(prepared.flatMap(toEmbed)) : []
  let at = 0
  return messages.map((of, index) => {
    const each = prepared[index] ?? prepare('')
    const size = toEmbed(each).length
    const own = has_encoder ? vectors.slice(at, at + size) : undefined
    at += size
    const judgement = judge(each, own)
    return { of, judgement, is_heard: judgement.response !== 'go_on' }
  })
}

const places = 1_000

/** The share of a list for which something holds, in three places. */
export const share = <T>(list: readonly T[], holds: (each: T) => boolean): number =>
  list.length === 0 ? 0 : Math.round((places * list.filter(holds).length) / list.length) / places

export const shareHeard = (judged: readonly Judged[]): number =>
  share(judged, ({ is_heard }) => is_heard)
