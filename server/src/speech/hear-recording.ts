import { limits as chatLimits } from '@learngrove/contract/chat.limits'
import type { Output, Upload } from '@learngrove/contract/route'
import type { speech } from '@learngrove/contract/speech'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { estimateTokens } from '#platform/model/model.tokens.ts'
import { bareSound } from '#platform/sound/sound.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { invalid } from '#platform/zod.ts'
import { mayGo, openSpeechCalls, throughLedger } from './ask-provider.ts'
import { mostHeard } from './speech.limits.ts'

/** A voice at 48 kbit/s is 6,000 bytes a second, and providers count ten tokens for it. */
const bytesAToken = 600

/** More is no message. */
const mostTokens = estimateTokens('a'.repeat(chatLimits.message_length))

/**
 * Turns a recording into text, which its child looks over before it is sent and screened as any message. The
 * recording is held in memory alone, and is gone with the call.
 */
export async function hearRecording(
  context: Context<'any'>,
  [upload]: readonly Upload[],
): Promise<Output<typeof speech.hear>> {
  if (!upload) throw invalid('chat_speech', 'There is no recording')
  const { ear } = context.speech
  if (!ear) throw new AppError('HEARING_UNAVAILABLE')
  const calls = await openSpeechCalls(context, 'hearing')
  if (!mayGo(calls.hosted, false)) throw new AppError('HEARING_UNAVAILABLE')
  const recording = await bareSound(upload.bytes)
  if (!recording) throw new AppError('UNSUPPORTED_TYPE')
  await countRequest(
    context.db,
    [{ by: `hearing of ${context.actor.id}`, ...mostHeard }],
    context.now,
  )
  const { provider, model } = ear
  const input_tokens = Math.ceil(recording.bytes.length / bytesAToken)
  const heard = await throughLedger(
    calls,
    { provider, model, input_tokens, most_output_tokens: mostTokens },
    () => ear.hear(recording),
    estimateTokens,
  )
  if (heard === undefined) throw new AppError('HEARING_UNAVAILABLE')
  const text = plainLine(heard)
  if (!/[\p{L}\p{N}]/u.test(text)) throw new AppError('NOTHING_HEARD')
  return { text }
}

/** What was heard as one line of a message, without signs that nobody speaks. */
const plainLine = (heard: string): string =>
  heard
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, chatLimits.message_length)
