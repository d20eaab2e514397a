import type { LanguageModelV4Prompt } from '@ai-sdk/provider'
import { speaking } from '@learngrove/tutor'
import { type Calls, hostedForClass, openCalls } from '#models/models.calls.ts'
import type { Context } from '#platform/context.ts'
import { endOf, streamParts } from '#platform/model/model.stream-parts.ts'
import { estimateTokens } from '#platform/model/model.tokens.ts'
import { instructionsFor, promptVersion, type Told } from './prompt.ts'

const wholeAnswerMs = 90_000
const maxOutputTokens = 5_000
/** Longest answer that is read, in characters: so many tokens are never longer. */
const mostHeard = 60_000

type World = Pick<
  Context<['teacher', 'admin']>,
  'db' | 'model' | 'config' | 'log' | 'now' | 'actor'
>

/** Why a model drafted nothing. */
export type Silence = 'failed' | 'cut' | 'day' | 'month' | 'stopped'

export type Said =
  | { readonly words: string; readonly provider: string }
  | { readonly silence: Silence }

/** A model that may be asked to draft for a class. */
export type Drafter = {
  /** Asks once. `judge` says whether its words are of use, which the ledger keeps. */
  readonly ask: (
    told: Told,
    signal: AbortSignal,
    isOfUse: (words: string) => boolean,
  ) => Promise<Said>
}

/** Opens the accounts of a request; nothing where no hosted model is there, or none may be asked for this class. */
export async function openDrafter(world: World, class_id: string): Promise<Drafter | undefined> {
  const { db, config, actor } = world
  if (config.model.chain.length === 0) return undefined
  if ((await hostedForClass(db, class_id)) !== 'on') return undefined
  const caller = { user_id: actor.id, school_id: actor.school_id, purpose: 'worksheets' } as const
  const open = () => openCalls(world, { ...caller, prompt_version: promptVersion })
  if ((await open()).hosted !== 'on') return undefined
  return {
    ask: async (told, signal, isOfUse) => ask(world, await open(), told, { signal, isOfUse }),
  }
}

const promptFor = (told: Told): LanguageModelV4Prompt => [
  { role: 'system', content: instructionsFor(told) },
  { role: 'user', content: [{ type: 'text', text: 'Write the questions that are wanted.' }] },
]

const none = { input_tokens: undefined, output_tokens: undefined }

async function ask(
  { model, config, log }: World,
  calls: Calls,
  told: Told,
  { signal, isOfUse }: { signal: AbortSignal; isOfUse: (words: string) => boolean },
): Promise<Said> {
  let words = ''
  try {
    const language = model.before(speaking('', { paceMs: 0 }), calls.ledger)
    const call = { prompt: promptFor(told), abortSignal: signal, maxOutputTokens }
    const waits = { total_ms: wholeAnswerMs, silence_ms: config.model.silence_ms }
    let usage: Parameters<Calls['settle']>[1] = none
    for await (const part of streamParts(language, call, waits)) {
      if (part.type === 'text-delta') words += part.delta
      if (words.length > mostHeard) throw new Error('The model went on and on')
      if (part.type === 'error') throw part.error
      if (part.type === 'finish') usage = endOf(part).usage
    }
    const provider = calls.answering()
    if (provider === undefined) return { silence: calls.spent() ?? 'failed' }
    await calls.settle(isOfUse(words) ? 'completed' : 'withheld', usage, estimateTokens(words))
    return { words, provider }
  } catch (err) {
    const { aborted: isStopped } = signal
    if (!isStopped) log.warn({ err: String(err) }, 'a hosted model drafted nothing')
    await calls.settle(isStopped ? 'stopped' : 'cut', none, estimateTokens(words))
    return { silence: isStopped ? 'stopped' : 'cut' }
  }
}
