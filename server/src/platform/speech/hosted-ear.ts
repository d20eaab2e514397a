import { createOpenAI } from '@ai-sdk/openai'
import { NoTranscriptGeneratedError, transcribe } from 'ai'
import { createBreaker } from '#platform/breaker.ts'
import { guardedFetch } from '#platform/guarded-fetch.ts'
import type { SpeechEndpoint } from './speech.settings.ts'
import type { Ear } from './speech.voice.ts'

/** A busy provider is asked once more. */
const maxRetries = 1

/** An ear behind an OpenAI-compatible endpoint. One that is down is left alone for a while. */
export function createHostedEar({ url, name, key }: SpeechEndpoint, limit_ms: number): Ear {
  const model = createOpenAI({
    ...{ baseURL: url, apiKey: key ?? '', fetch: guardedFetch },
  }).transcription(name)
  const breaker = createBreaker()
  return {
    provider: new URL(url).host,
    model: name,
    async hear({ bytes }) {
      if (!breaker.mayAsk()) return undefined
      try {
        const { text } = await transcribe({
          ...{ model, audio: bytes, maxRetries },
          abortSignal: AbortSignal.timeout(limit_ms),
        })
        breaker.succeed()
        return text
      } catch (error) {
        if (NoTranscriptGeneratedError.isInstance(error)) {
          breaker.succeed()
          return ''
        }
        breaker.fail()
        return undefined
      }
    },
  }
}
