import { ApiError } from '@learngrove/contract/call'
import { call } from '#platform/api.ts'
import type { Voice } from './voice.ts'

/** What the server is asked to say: a message of the chat, or a question of a quiz. */
export type Source = { readonly id: string; readonly is_quiz: boolean }

/** A voice of the server. It gives no times, so that sentences are marked and not words. */
export function serverVoice({ id, is_quiz }: Source): Voice {
  const player = new Audio()
  const sounds = new Map<string, Promise<string>>()
  const ended = new AbortController()
  const fetched = (sentence: string): Promise<string> => {
    const sound = sounds.get(sentence) ?? fetchSound(sentence, { id, is_quiz }, ended.signal)
    sounds.set(sentence, sound)
    return sound
  }
  return {
    prepare: (sentence) => void fetched(sentence),
    async say(sentence, { rate, signal, onStart }) {
      const url = await fetched(sentence)
      if (signal.aborted || url === 'failed') return false
      // What only the page says, as the name of a button, is passed over.
      if (url === 'not there') return true
      player.src = url
      player.playbackRate = rate
      return new Promise((resolve) => {
        const end = (isSaid: boolean) => {
          signal.removeEventListener('abort', silence)
          player.onended = null
          player.onerror = null
          resolve(isSaid)
        }
        const silence = () => {
          player.pause()
          end(false)
        }
        signal.addEventListener('abort', silence)
        player.onended = () => end(true)
        player.onerror = () => end(false)
        player.play().then(onStart, () => end(false))
      })
    },
    close() {
      ended.abort()
      player.pause()
      for (const sound of sounds.values()) void sound.then((url) => URL.revokeObjectURL(url))
    },
  }
}

/** Returns the address of the sound; `not there` for what the message does not say, `failed` where there is none. */
async function fetchSound(
  text: string,
  { id, is_quiz }: Source,
  signal: AbortSignal,
): Promise<string> {
  try {
    const sent = { params: { id }, query: { is_quiz }, body: { text } }
    const answer = await call('POST /chat/{id}/speech', sent, signal)
    return URL.createObjectURL(await answer.blob())
  } catch (error) {
    return error instanceof ApiError && error.code === 'NOT_SAID_THERE' ? 'not there' : 'failed'
  }
}
