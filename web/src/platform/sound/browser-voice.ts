import type { Voice } from './voice.ts'

/** How long a browser may take to find its voices, in milliseconds. */
const patienceMs = 1500

/** A voice that has not begun by then never will. */
const beginMs = 4000

export const lang = 'en-GB'

/**
 * The device's own voice. Others send what they are to say to whoever made them, and what a child reads is
 * nobody's business: undefined where there is none.
 */
export async function browserVoice(): Promise<Voice | undefined> {
  const own = await findOwn()
  return own && { say: (sentence, telling) => say(own, sentence, telling) }
}

async function findOwn(): Promise<SpeechSynthesisVoice | undefined> {
  if (!('speechSynthesis' in window)) return undefined
  if (speechSynthesis.getVoices().length === 0) {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, patienceMs)
      speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true })
    })
  }
  const own = speechSynthesis
    .getVoices()
    .filter((voice) => voice.localService && voice.lang.startsWith('en'))
  return own.find((voice) => voice.lang.replace('_', '-') === lang) ?? own[0]
}

const say = (
  voice: SpeechSynthesisVoice,
  sentence: string,
  { rate, signal, onStart, onWord }: Parameters<Voice['say']>[1],
): Promise<boolean> =>
  new Promise((resolve) => {
    const words = new SpeechSynthesisUtterance(sentence)
    const late = setTimeout(() => end(false), beginMs)
    const end = (isSaid: boolean) => {
      clearTimeout(late)
      signal.removeEventListener('abort', silence)
      resolve(isSaid)
    }
    const silence = () => {
      speechSynthesis.cancel()
      end(false)
    }
    words.voice = voice
    words.lang = lang
    words.rate = rate
    words.onstart = () => {
      clearTimeout(late)
      onStart()
    }
    words.onboundary = ({ name, charIndex }) => name !== 'sentence' && onWord(charIndex)
    words.onend = () => end(true)
    words.onerror = () => end(false)
    if (signal.aborted) return end(false)
    signal.addEventListener('abort', silence)
    // What another tab or page left unsaid is in the way.
    speechSynthesis.cancel()
    speechSynthesis.speak(words)
  })
