import type { Received } from '@learngrove/contract/call'
import { call } from '#platform/api.ts'
import { browserVoice } from './browser-voice.ts'
import { type Source, serverVoice } from './server-voice.ts'
import type { Voice } from './voice.ts'

export type Voices = Received<'GET /chat/voices'>

const none: Voices = { speaks: 'none', hears: false }

/** Asks what the server can say and hear. Without a network it is nothing, and the device speaks alone. */
export const askVoices = (is_quiz = false): Promise<Voices> =>
  call('GET /chat/voices', { query: { is_quiz } }).catch(() => none)

/**
 * The voices in the order in which they are asked: that of a provider where there is one, the device's own,
 * and the small one of the server.
 */
export async function* voicesFor(source: Source | undefined): AsyncGenerator<Voice> {
  const { speaks } = source ? await askVoices(source.is_quiz) : none
  if (source && speaks === 'hosted') yield serverVoice(source)
  const own = await browserVoice()
  if (own) yield own
  if (source && speaks === 'built_in') yield serverVoice(source)
}
