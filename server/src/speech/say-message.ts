import type { Input, Output } from '@learngrove/contract/route'
import type { speech } from '@learngrove/contract/speech'
import { isSaidIn, spokenText } from '@learngrove/maths/spoken'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { estimateTokens } from '#platform/model/model.tokens.ts'
import type { Sound } from '#platform/speech/speech.voice.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { mayGo, openSpeechCalls, throughLedger } from './ask-provider.ts'
import { type Clip, keyOf, readClip } from './clips.ts'
import { findMessageText, findQuestionText } from './find-said.ts'
import { mostSaid } from './speech.limits.ts'

type Say = typeof speech.say
type World = Context<'any'>

/**
 * Says a message or a question of the caller's, or a part of it, and nothing else: by a provider where there is
 * one and it may be asked, else by the small voice of our own.
 */
export async function sayMessage(
  context: World,
  { params, query, body }: Input<Say>,
): Promise<Output<Say>> {
  const is_quiz = query.is_quiz === true
  const whole = is_quiz
    ? await findQuestionText(context, params.id)
    : await findMessageText(context, params.id)
  if (!isSaidIn(body.text, whole)) throw new AppError('NOT_SAID_THERE')
  const said = { text: spokenText(body.text), owner_id: is_quiz ? null : context.actor.id }
  const found = (await byProvider(context, said, is_quiz)) ?? (await byOwnVoice(context, said))
  if (!found) throw new AppError('SPEECH_UNAVAILABLE')
  const { sound, etag } = found
  return { ...sound, etag, filename: `speech.${sound.type.replace('audio/', '')}` }
}

type Said = Pick<Clip, 'text' | 'owner_id'>
type Found = { readonly sound: Sound; readonly etag: string } | undefined

async function byProvider(context: World, said: Said, is_quiz: boolean): Promise<Found> {
  const { hosted_voice: voice } = context.speech
  if (!voice) return undefined
  const calls = await openSpeechCalls(context, 'speech')
  if (!mayGo(calls.hosted, is_quiz)) return undefined
  const { provider, model } = voice
  const call = { provider, model, input_tokens: estimateTokens(said.text), most_output_tokens: 0 }
  return read(context, { ...said, voice }, () =>
    throughLedger(
      calls,
      call,
      () => voice.speak(said.text),
      () => 0,
    ),
  )
}

async function byOwnVoice(context: World, said: Said): Promise<Found> {
  const { own_voice: voice } = context.speech
  return voice && read(context, { ...said, voice }, () => voice.speak(said.text))
}

async function read(
  context: World,
  clip: Clip,
  speak: () => Promise<Sound | undefined>,
): Promise<Found> {
  const sound = await readClip(context, clip, async () => {
    await countRequest(
      context.db,
      [{ by: `speech of ${context.actor.id}`, ...mostSaid }],
      context.now,
    )
    return speak()
  })
  return sound && { sound, etag: keyOf(clip, context.school_id) }
}
