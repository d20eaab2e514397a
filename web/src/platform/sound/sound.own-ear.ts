import { lang } from './browser-voice.ts'

/** What the device's own recogniser is, where it works without sending anything away. */
type Recogniser = EventTarget & {
  lang: string
  continuous: boolean
  processLocally: boolean
  start: () => void
  stop: () => void
  abort: () => void
}

type RecogniserClass = {
  new (): Recogniser
  readonly available?: (asked: {
    langs: readonly string[]
    processLocally: true
  }) => Promise<string>
}

type Heard = Event & {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>
}

// Safe: browsers that have it have it under this name; those that have not give undefined.
const recogniser = (): RecogniserClass | undefined =>
  (globalThis as { readonly SpeechRecognition?: RecogniserClass }).SpeechRecognition

/** Tells whether this device understands speech by itself. Others would send a child's voice to their maker. */
export async function hasOwnEar(): Promise<boolean> {
  const asked = { langs: [lang], processLocally: true } as const
  const found = await recogniser()
    ?.available?.(asked)
    .catch(() => undefined)
  return found === 'available'
}

export type Listening = { readonly stop: () => void; readonly cancel: () => void }

/** Listens on the device. `onHeard` gets the text, empty where nothing was understood; undefined where it failed. */
export function listen(onHeard: (text: string | undefined) => void): Listening {
  const Own = recogniser()
  if (!Own) throw new Error('There is no ear')
  const ear = new Own()
  let text = ''
  let hasFailed = false
  let isWanted = true
  ear.lang = lang
  ear.continuous = true
  ear.processLocally = true
  ear.addEventListener('result', (event) => {
    // Safe: this is what the event is by its name.
    const { results } = event as Heard
    text = Array.from(results, (guesses) => guesses[0]?.transcript ?? '').join(' ')
  })
  ear.addEventListener('error', () => {
    hasFailed = true
  })
  ear.addEventListener(
    'end',
    () => isWanted && onHeard(hasFailed && text === '' ? undefined : text),
  )
  ear.start()
  return {
    stop: () => ear.stop(),
    cancel() {
      isWanted = false
      ear.abort()
    },
  }
}
