import { createOpenAI } from '@ai-sdk/openai'
import { generateSpeech } from 'ai'
import { createBreaker } from '#platform/breaker.ts'
import { guardedFetch } from '#platform/guarded-fetch.ts'
import { bareSound } from '#platform/sound/sound.ts'
import type { SpeechEndpoint } from './speech.settings.ts'
import type { Voice } from './speech.voice.ts'

/** Changes when something else is asked for with the same settings. */
const version = 1

/** Every browser plays it, and it is a tenth of a WAV. */
const outputFormat = 'mp3'

/** A busy provider is asked once more. */
const maxRetries = 1

/** A voice behind an OpenAI-compatible endpoint. One that is down is left alone for a while. */
export function createHostedVoice(
  { url, name, key, voice }: SpeechEndpoint & { readonly voice: string },
  limit_ms: number,
): Voice {
  const model = createOpenAI({ baseURL: url, apiKey: key ?? '', fetch: guardedFetch }).speech(name)
  const breaker = createBreaker()
  const provider = new URL(url).host
  return {
    provider,
    model: name,
    version: `${provider} ${name} ${voice} ${outputFormat} ${version}`,
    async speak(text) {
      if (!breaker.mayAsk()) return undefined
      try {
        const { audio } = await generateSpeech({
          ...{ model, text, voice, outputFormat, maxRetries },
          abortSignal: AbortSignal.timeout(limit_ms),
        })
        const sound = await bareSound(audio.uint8Array)
        if (!sound) throw new Error('What came is no sound')
        breaker.succeed()
        return sound
      } catch {
        breaker.fail()
        return undefined
      }
    },
  }
}
