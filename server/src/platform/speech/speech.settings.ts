import { z } from 'zod'

const endpoint = z.url({ protocol: /^https?$/ })
const name = z.string().min(1)

/** Settings of the voices and ears of providers. */
export const speechSettings = {
  /** An OpenAI-compatible endpoint that speaks, up to and including its `/v1`; without it the small voice does. */
  SPEECH_URL: endpoint.optional(),
  SPEECH_NAME: name.default('tts-1'),
  SPEECH_VOICE: name.default('fable'),
  SPEECH_KEY: z.string().optional(),
  /** An OpenAI-compatible endpoint that understands speech; without it there is no microphone. */
  HEARING_URL: endpoint.optional(),
  HEARING_NAME: name.default('whisper-1'),
  HEARING_KEY: z.string().optional(),
  /** How long either may take, in milliseconds. */
  SPEECH_MS: z.coerce.number().int().min(1).max(120_000).default(15_000),
}

type Read = z.output<z.ZodObject<typeof speechSettings>>

/** A model of a provider that speaks or hears. */
export type SpeechEndpoint = {
  readonly url: string
  readonly name: string
  readonly key: string | undefined
}

export type SpeechSettings = ReturnType<typeof readSpeech>

export function readSpeech(data: Read) {
  const { SPEECH_URL, HEARING_URL } = data
  const voice: (SpeechEndpoint & { readonly voice: string }) | undefined =
    SPEECH_URL === undefined
      ? undefined
      : {
          ...{ url: SPEECH_URL, name: data.SPEECH_NAME },
          ...{ voice: data.SPEECH_VOICE, key: data.SPEECH_KEY },
        }
  const ear: SpeechEndpoint | undefined =
    HEARING_URL === undefined
      ? undefined
      : { url: HEARING_URL, name: data.HEARING_NAME, key: data.HEARING_KEY }
  return { voice, ear, limit_ms: data.SPEECH_MS }
}
