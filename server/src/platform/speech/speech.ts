import { createHostedEar } from './hosted-ear.ts'
import { createHostedVoice } from './hosted-voice.ts'
import { createOwnVoice, type OwnVoiceOptions } from './own-voice.ts'
import type { SpeechSettings } from './speech.settings.ts'
import type { Ear, Voice } from './speech.voice.ts'

/** Speaks and hears: by a provider where there is one, else by a small voice of our own, and without an ear. */
export type Speech = AsyncDisposable & {
  readonly hosted_voice: Voice | undefined
  /** Undefined where its optional package is not installed. */
  readonly own_voice: Voice | undefined
  readonly ear: Ear | undefined
}

export function createSpeech(
  { speech }: { readonly speech: SpeechSettings },
  options: OwnVoiceOptions = {},
): Speech {
  const { voice, ear, limit_ms } = speech
  const own = createOwnVoice(options)
  return {
    hosted_voice: voice && createHostedVoice(voice, limit_ms),
    own_voice: own?.voice,
    ear: ear && createHostedEar(ear, limit_ms),
    [Symbol.asyncDispose]: async () => own?.close(),
  }
}
