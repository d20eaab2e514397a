/** What is told of a narration while it goes on. */
export type Narrator = {
  /** As fast as the voice speaks by itself at 1. */
  readonly rate: number
  readonly lang: string
  /** A piece begins. */
  readonly onPiece: (at: number) => void
  /** A word of it begins: its place in the text of the piece. Not every voice says so. */
  readonly onWord: (at: number, from: number) => void
  /** All was said, or the voice gave up. */
  readonly onEnd: () => void
}

export type Narration = { readonly stop: () => void }

/** How long a browser may take to find its voices, in milliseconds. */
const patienceMs = 1500

const listeners = new Set<(isSpeaking: boolean) => void>()

/** Tells whoever plays something else when a voice begins and ends, so that it can be quieter meanwhile. */
export function onNarration(listener: (isSpeaking: boolean) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const tell = (isSpeaking: boolean) => {
  for (const listener of listeners) listener(isSpeaking)
}

/**
 * The device's own voice for a language. Others send what they are to say to whoever made them, and what a
 * child reads is nobody's business: undefined where there is none.
 */
export async function ownVoice(lang: string): Promise<SpeechSynthesisVoice | undefined> {
  if (!('speechSynthesis' in window)) return undefined
  if (speechSynthesis.getVoices().length === 0) {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, patienceMs)
      speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true })
    })
  }
  const [language = ''] = lang.split('-')
  const own = speechSynthesis
    .getVoices()
    .filter((voice) => voice.localService && voice.lang.replace('_', '-').startsWith(language))
  return own.find((voice) => voice.lang.replace('_', '-') === lang) ?? own[0]
}

/**
 * Says pieces one after another, each by itself: a voice that is given a page gives up after a while. From
 * then on only this is heard.
 */
export function narrate(
  pieces: readonly string[],
  voice: SpeechSynthesisVoice,
  { rate, lang, onPiece, onWord, onEnd }: Narrator,
  first = 0,
): Narration {
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    tell(false)
  }
  const say = (at: number) => {
    const text = pieces[at]
    if (isOver) return
    if (text === undefined) {
      end()
      onEnd()
      return
    }
    const words = new SpeechSynthesisUtterance(text)
    words.voice = voice
    words.lang = lang
    words.rate = rate
    words.onstart = () => !isOver && onPiece(at)
    words.onboundary = ({ name, charIndex }) => {
      if (!isOver && name !== 'sentence') onWord(at, charIndex)
    }
    words.onend = () => say(at + 1)
    words.onerror = () => {
      if (isOver) return
      end()
      onEnd()
    }
    speechSynthesis.speak(words)
  }
  speechSynthesis.cancel()
  tell(true)
  say(first)
  return {
    stop() {
      end()
      speechSynthesis.cancel()
    },
  }
}
