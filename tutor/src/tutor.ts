import { randomUUID } from 'node:crypto'
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4GenerateResult,
  LanguageModelV4Source,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
  LanguageModelV4Usage,
  SharedV4ProviderMetadata,
  SharedV4Warning,
} from '@ai-sdk/provider'
import { type Passage, parseTutorContext, type TutorContext } from '#context.ts'
import { converse, type StudentMessage } from '#dialogue/converse.ts'
import type { Reply } from '#dialogue/reply.ts'
import { studentMessages, tokensOf } from '#prompt.ts'
import { pacedStream, piecesOf } from '#stream.ts'

/**
 * Finds the reply to a conversation; nothing where that takes too long. It is plain data that comes
 * and goes, so that the thinking can be done elsewhere than the talking.
 */
export type Think = (thought: Thought, signal?: AbortSignal) => Promise<Reply | undefined>

/** What there is to think about: what the student wrote, oldest first, and what the server told. */
export type Thought = {
  readonly messages: readonly StudentMessage[]
  readonly context: TutorContext
}

export type TutorOptions = {
  /** The pause before each piece of a streamed answer, in milliseconds. */
  readonly paceMs?: number
  /** Where the thinking is done; where nothing is said, here and now. */
  readonly think?: Think
}

const DEFAULT_PACE_MS = 15

/**
 * The built-in tutor: a language model of the AI SDK without a network and without weights. It
 * takes the conversation as its prompt and the `TutorContext` as `providerOptions.tutor`, and
 * throws a TypeError that names the field when that context has not its shape.
 */
export function createTutor(options: TutorOptions = {}): LanguageModelV4 {
  return new BuiltInTutor(options.paceMs ?? DEFAULT_PACE_MS, options.think ?? thinkHere)
}

/** A model that says one reply, which was decided before it is asked. */
export const speaking = (reply: Reply): LanguageModelV4 => createTutor({ think: async () => reply })

const thinkHere: Think = async ({ messages, context }) => converse(messages, context)

/** What is answered where the thinking took too long. */
const tooLong: Reply = {
  kind: 'not_known',
  sources: [],
  text: 'That one is too long for me to work through. Nothing is lost: could you send me one part of it, or one line, and we look at that together?',
}

type Answer = {
  readonly text: string
  readonly sources: readonly LanguageModelV4Source[]
  readonly warnings: SharedV4Warning[]
  readonly usage: LanguageModelV4Usage
  readonly finishReason: LanguageModelV4FinishReason
  readonly providerMetadata: SharedV4ProviderMetadata
}

class BuiltInTutor implements LanguageModelV4 {
  readonly specificationVersion = 'v4'
  readonly provider = 'built-in'
  readonly modelId = 'tutor-1'
  readonly supportedUrls = {}
  readonly #paceMs: number
  readonly #think: Think

  constructor(paceMs: number, think: Think) {
    this.#paceMs = paceMs
    this.#think = think
  }

  async doGenerate(options: LanguageModelV4CallOptions): Promise<LanguageModelV4GenerateResult> {
    options.abortSignal?.throwIfAborted()
    const { text, sources, ...rest } = await answer(options, this.#think)
    return { content: [{ type: 'text', text }, ...sources], ...rest }
  }

  async doStream(options: LanguageModelV4CallOptions): Promise<LanguageModelV4StreamResult> {
    options.abortSignal?.throwIfAborted()
    const { text, sources, warnings, usage, finishReason, providerMetadata } = await answer(
      options,
      this.#think,
    )
    const id = randomUUID()
    const parts: LanguageModelV4StreamPart[] = [
      { type: 'stream-start', warnings },
      ...sources,
      { type: 'text-start', id },
      ...piecesOf(text).map((delta) => ({ type: 'text-delta' as const, id, delta })),
      { type: 'text-end', id },
      { type: 'finish', usage, finishReason, providerMetadata },
    ]
    return { stream: pacedStream(parts, this.#paceMs, options.abortSignal) }
  }
}

async function answer(options: LanguageModelV4CallOptions, think: Think): Promise<Answer> {
  const warnings = warningsFor(options)
  const messages = studentMessages(options.prompt)
  if (options.responseFormat?.type === 'json') {
    return finished('{}', [], warnings, messages, { kind: 'unsupported' })
  }
  const context = parseTutorContext(options.providerOptions?.tutor)
  const reply = (await think({ messages, context }, options.abortSignal)) ?? tooLong
  options.abortSignal?.throwIfAborted()
  const metadata = {
    kind: reply.kind,
    ...(reply.offer && { offer: reply.offer }),
    ...(reply.pass_to_teacher && { pass_to_teacher: true }),
  }
  return finished(reply.text, reply.sources.map(sourceOf), warnings, messages, metadata)
}

function finished(
  whole: string,
  sources: readonly LanguageModelV4Source[],
  warnings: SharedV4Warning[],
  messages: readonly { readonly text: string }[],
  metadata: SharedV4ProviderMetadata[string],
): Answer {
  const input = messages.reduce((sum, message) => sum + tokensOf(message.text), 0)
  const output = tokensOf(whole)
  return {
    text: whole,
    sources,
    warnings,
    usage: {
      inputTokens: { total: input, noCache: input, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: output, text: output, reasoning: 0 },
    },
    finishReason: { unified: 'stop', raw: undefined },
    providerMetadata: { tutor: metadata },
  }
}

function sourceOf(passage: Passage): LanguageModelV4Source {
  const { id, title, heading, page } = passage
  return {
    type: 'source',
    sourceType: 'document',
    id,
    mediaType: 'text/plain',
    title,
    providerMetadata: { tutor: { heading, ...(page !== undefined && { page }) } },
  }
}

function warningsFor(options: LanguageModelV4CallOptions): SharedV4Warning[] {
  const warnings: SharedV4Warning[] = []
  const warn = (feature: string, details: string): void => {
    warnings.push({ type: 'unsupported', feature, details })
  }
  if (options.responseFormat?.type === 'json') {
    warn('responseFormat', 'The built-in tutor writes no structured data.')
  }
  if (options.tools && options.tools.length > 0) warn('tools', 'The built-in tutor calls no tools.')
  return warnings
}
