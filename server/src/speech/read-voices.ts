import type { Input, Output } from '@learngrove/contract/route'
import type { speech } from '@learngrove/contract/speech'
import type { Context } from '#platform/context.ts'
import { mayGo, openSpeechCalls } from './ask-provider.ts'

type Voices = typeof speech.voices

/** Tells whose voice the caller is read to with, and whether they may speak: a provider hears only whom it may. */
export async function readVoices(
  context: Context<'any'>,
  { is_quiz = false }: Input<Voices>['query'],
): Promise<Output<Voices>> {
  const { hosted_voice, own_voice, ear } = context.speech
  const own = own_voice ? 'built_in' : 'none'
  if (!hosted_voice && !ear) return { speaks: own, hears: false }
  const { hosted } = await openSpeechCalls(context, 'speech')
  return {
    speaks: hosted_voice && mayGo(hosted, is_quiz) ? 'hosted' : own,
    hears: ear !== undefined && mayGo(hosted, false),
  }
}
