import { currentUser, onSession } from '#platform/session.ts'
import type { Source } from './server-voice.ts'
import { setSpeaking } from './sound.music.ts'
import { idleGapMs, longHiddenMs } from './sound.times.ts'
import { voicesFor } from './sound.voices.ts'
import type { Voice } from './voice.ts'

export type Ending = 'said' | 'stopped' | 'no voice'

/** What is read, and what is told of it while it is. */
export type Narration = {
  /** Sentences, entries, cells: each is said by itself. */
  readonly pieces: readonly string[]
  /** What the server finds them in; without it only the device can say them. */
  readonly source?: Source | undefined
  readonly rate: number
  readonly onPiece: (at: number) => void
  readonly onWord: (at: number, from: number) => void
  readonly onEnd: (ending: Ending) => void
}

export type Narrating = { readonly stop: () => void }

type Running = { readonly abort: AbortController; readonly isOver: Promise<void> }

let running: Running | undefined
const waiting: (() => void)[] = []

/** Reads from a piece on. Whatever was read before is silent at once: one thing speaks at a time. */
export function narrate(narration: Narration, first = 0): Narrating {
  waiting.length = 0
  running?.abort.abort()
  return begin(narration, first)
}

/** Reads once all before it is said, after a pause: for messages that come by themselves. */
export function narrateNext(narration: Narration): void {
  const start = () => void begin(narration, 0)
  if (running) waiting.push(start)
  else start()
}

/** Makes it silent, and forgets what waits. */
export function silence(): void {
  waiting.length = 0
  running?.abort.abort()
}

function begin(narration: Narration, first: number): Narrating {
  const abort = new AbortController()
  const own: Running = { abort, isOver: tell(narration, first, abort.signal) }
  running = own
  setSpeaking(true)
  void own.isOver.then(() => {
    if (running !== own) return
    running = undefined
    setSpeaking(false)
    const next = waiting.shift()
    if (next) setTimeout(() => (running ? waiting.unshift(next) : next()), idleGapMs)
  })
  return { stop: () => abort.abort() }
}

async function tell(narration: Narration, first: number, signal: AbortSignal): Promise<void> {
  const { pieces, source, onEnd } = narration
  let at = first
  for await (const voice of voicesFor(source)) {
    if (!signal.aborted) at = await sayFrom(at, voice, narration, signal)
    voice.close?.()
    if (signal.aborted || at >= pieces.length) break
  }
  onEnd(signal.aborted ? 'stopped' : at < pieces.length ? 'no voice' : 'said')
}

/** Says pieces as far as a voice can. Returns where it came to. */
async function sayFrom(
  first: number,
  voice: Voice,
  { pieces, rate, onPiece, onWord }: Narration,
  signal: AbortSignal,
): Promise<number> {
  for (let at = first; at < pieces.length; at += 1) {
    const [piece = '', next] = pieces.slice(at, at + 2)
    if (next !== undefined) voice.prepare?.(next)
    const isSaid = await voice.say(piece, {
      ...{ rate, signal },
      onStart: () => !signal.aborted && onPiece(at),
      onWord: (from) => !signal.aborted && onWord(at, from),
    })
    if (!isSaid || signal.aborted) return at
  }
  return pieces.length
}

/** Nobody is read to who has left, signed out, or looked elsewhere for long. */
function watchTheReader(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') timer = setTimeout(silence, longHiddenMs)
  })
  window.addEventListener('pagehide', silence)
  const reader = () => currentUser()?.id
  let whose = reader()
  onSession(() => {
    if (reader() !== whose) silence()
    whose = reader()
  })
}

if (typeof document !== 'undefined') watchTheReader()
