import { speech } from '@learngrove/contract/speech'
import { implement } from '#platform/implement.ts'
import { hearRecording } from './hear-recording.ts'
import { readVoices } from './read-voices.ts'
import { sayMessage } from './say-message.ts'

export const speechRoutes = implement(speech, {
  say: (context, input) => sayMessage(context, input),
  hear: (context, { files }) => hearRecording(context, files.chat_speech),
  voices: (context, { query }) => readVoices(context, query),
})
