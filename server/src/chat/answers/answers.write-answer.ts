import type { ChatPart } from '@learngrove/contract/chat'
import type { Upload } from '@learngrove/contract/route'
import { speaking } from '@learngrove/tutor'
import type { InHand } from '@learngrove/tutor/bank'
import type { Decided } from '@learngrove/tutor/mind'
import { streamText } from 'ai'
import { flagMessage } from '#chat/care/care.flag-message.ts'
import type { Owner } from '#chat/chat.messages.queries.ts'
import { citations } from '#chat/material/material.citations.ts'
import { type Asking, retrieveContext } from '#chat/material/material.retrieve-context.ts'
import { answerLimit, limitReason } from '#chat/stream/stream.answer-limit.ts'
import { type AnswerLog, openLog, textId } from '#chat/stream/stream.answer-log.ts'
import { decideTurn } from '#chat/talk/talk.decide-turn.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { answerScreen, Telling, Withheld } from './answer-screen.ts'
import { instructionsFor } from './instructions.ts'
import { selectKnownPeople } from './people.queries.ts'
import { promptFor, questionFor } from './prompt.ts'
import { type Disguise, disguiseOf, noDisguise } from './pseudonyms.ts'
import { tutorContext } from './tutor-context.ts'

/** How long a model may be silent, before its first words and between two. */
const firstWordsMs = 30_000
const nextWordsMs = 20_000
const wholeAnswerMs = 180_000
const maxOutputTokens = 1_200

const cannotSee = `I cannot look at pictures or files yet. Type the question, or the line you are at, and we can go through it together.

`

const cannotReadPdf = `I cannot read PDFs. A photo of the page works, or type the line that you are at.

`

const builtIn = 'built-in'

type World = Pick<
  Context,
  'db' | 'memory' | 'model' | 'tutor' | 'encoder' | 'config' | 'log' | 'mail' | 'asked_at' | 'now'
>

export type Run = Asking &
  Owner & {
    readonly generation_id: string
    readonly message_id: string
    /** The question of the bank that it is about, with its key. */
    readonly in_hand?: InHand | undefined
    /** The events that are written already. */
    readonly first: readonly ChatPart[]
    /** The files that the model is given. */
    readonly uploads: readonly Upload[]
    /** Tells whether some files are not given to it. */
    readonly leaves_out_files: boolean
    /** Tells whether the screen was complete: only then is a hosted model asked. */
    readonly is_screened: boolean
  }

/**
 * Starts writing an answer, and returns at once: the writing belongs to the process, not to the
 * request that asked for it, and always ends by itself.
 */
export function startAnswer(world: World, run: Run): void {
  const log = openLog(world, run.generation_id, run.first)
  askModel(world, log, run)
    .catch((err) => fail(world, log, run, err))
    .catch((err) => world.log.error(faultOf(err), 'an answer could not be ended'))
}

/** Writes an answer that needs no model. */
export function startFixedAnswer(
  world: World,
  run: Pick<Run, 'generation_id' | 'message_id' | 'first'> & { answer: string },
): void {
  const log = openLog(world, run.generation_id, run.first)
  log.add({ type: 'text-start', id: textId })
  log.addText(run.answer)
  log
    .end('completed', ending(run.message_id, 'stop', builtIn))
    .catch((err) => world.log.error(faultOf(err), 'an answer could not be ended'))
}

/** Builds what the model is given; a hosted one learns nothing of who asks. */
async function brief(world: World, run: Run) {
  const { db, config, model, tutor } = world
  const { question, uploads } = run
  const material = await retrieveContext(world, run)
  const decided = await decideTurn({ db, tutor }, run)
  const own = decided ? speaking(replyOf(decided)) : tutor.language
  const isHosted = config.model !== undefined && run.is_screened
  const asked = decided ? model.before(own) : model.language
  // While a message waits to be screened again, the built-in tutor answers instead of a hosted model.
  const language = isHosted || config.model === undefined ? asked : own
  if (!isHosted) return { ...material, question, decided, language, isHosted, disguise: noDisguise }
  const disguise = disguiseOf(await selectKnownPeople(db, run.user_id))
  return {
    passages: material.passages,
    messages: promptFor(material.messages, { hide: disguise.hide, uploads }),
    question: question && questionFor(question, disguise.hide, hintsGiven(run, decided)),
    decided,
    language,
    isHosted,
    disguise,
  }
}

/** How many hints of the question the student has: from the page, and in this talk with this answer. */
const hintsGiven = ({ in_hand }: Run, decided: Decided | undefined): number =>
  in_hand ? Math.max(in_hand.hint_rung, decided?.state.questions[in_hand.id]?.hints ?? 0) : 0

/** A decision as the built-in tutor says it. */
const replyOf = ({ text }: Decided) => ({ kind: 'hint', sources: [], text }) as const

/** Screens nothing, since the built-in tutor's words are ours. */
const unscreened = { add: async (delta: string) => delta, rest: async () => '' }

async function askModel(world: World, log: AnswerLog, run: Run) {
  const { messages, language, isHosted, disguise, decided, ...material } = await brief(world, run)
  const cite = citations(material.passages, { by_number: isHosted })
  const { stream } = streamText({
    model: language,
    instructions: instructionsFor({ ...material, move: decided?.move }),
    messages: [...messages],
    providerOptions: { tutor: tutorContext(material) },
    abortSignal: log.signal,
    timeout: { totalMs: wholeAnswerMs, firstChunkMs: firstWordsMs, chunkMs: nextWordsMs },
    maxOutputTokens,
    maxRetries: 0,
    onError: () => {},
  })
  const say = speaker(log, disguise)
  const screen = isHosted
    ? answerScreen(world.encoder, keepsSecret(world, run, decided))
    : unscreened
  if (run.leaves_out_files) say(isHosted ? cannotReadPdf : cannotSee)
  const parts = { stream, provider: language.provider }
  try {
    await sayParts(parts, { log, run, say, screen, cite, decided })
  } catch (err) {
    if (err instanceof Telling) return endInstead(log, run, say, decided)
    // What was said before a break is kept, once it was screened.
    if (!(err instanceof Withheld)) say(await screen.rest())
    throw err
  }
}

/** Finds in the words of a hosted model what a student must not be told of the question in hand. */
function keepsSecret({ tutor }: World, { in_hand, text }: Run, decided: Decided | undefined) {
  if (!in_hand?.is_open) return undefined
  return (told: string) => tutor.isTelling(told, { text, in_hand }, decided?.move)
}

const stopped =
  'I stop here: the question is still open, and its answer is for you to find. What have you tried so far?'

/** Ends an answer that began to tell the key: with what the tutor's own mind would have said. */
function endInstead(
  log: AnswerLog,
  run: Run,
  say: ReturnType<typeof speaker>,
  decided: Decided | undefined,
) {
  say(`${say.hasBegun() ? '\n\n' : ''}${decided?.text ?? stopped}`)
  say.rest()
  return log.end('completed', ending(run.message_id, 'stop', builtIn), decided?.state)
}

type Saying = {
  readonly log: AnswerLog
  readonly run: Run
  readonly say: ReturnType<typeof speaker>
  readonly screen: ReturnType<typeof answerScreen>
  readonly cite: ReturnType<typeof citations>
  /** What the tutor's own mind decided; kept with the answer. */
  readonly decided: Decided | undefined
}

/** Passes a model's stream on to its end. Throws if it breaks off. */
async function sayParts(
  from: { readonly stream: ReturnType<typeof streamText>['stream']; readonly provider: string },
  { log, run, say, screen, cite, decided }: Saying,
) {
  let { provider } = from
  const complete = (reason: string) =>
    log.end('completed', ending(run.message_id, reason, provider), decided?.state)
  for await (const part of from.stream) {
    switch (part.type) {
      case 'text-delta':
        say(await screen.add(part.text))
        for (const source of cite.inText(part.text)) log.add(source)
        if (say.isFull()) return complete(limitReason)
        break
      case 'source':
        for (const source of cite.byId(part.id)) log.add(source)
        break
      case 'finish-step':
        // The built-in tutor signs its answers, so that it shows when it replaced another.
        provider = part.providerMetadata?.tutor ? builtIn : part.response.modelId
        break
      case 'finish':
        say(await screen.rest())
        say.rest()
        if (!say.hasBegun()) throw new Error('The model said nothing')
        return complete(part.finishReason)
      case 'error':
        throw part.error
      case 'abort':
        // Ended by somebody else, unless the log is still open: then the model was too slow.
        throw new Error('The model took too long')
    }
  }
}

/**
 * Passes a model's words to the reader: puts back what was hidden, and stops at the longest answer.
 * It opens the block of text with the first words, so that both are written at once.
 */
function speaker(log: AnswerLog, disguise: Disguise) {
  const reveal = disguise.reveal()
  const limit = answerLimit()
  let hasBegun = false
  const write = (text: string) => {
    const words = hasBegun ? text : text.trimStart()
    if (words === '') return
    if (!hasBegun) log.add({ type: 'text-start', id: textId })
    hasBegun = true
    log.addText(words)
  }
  const say = (delta: string) => write(limit.add(reveal.add(delta)))
  const rest = () => {
    write(limit.add(reveal.rest()))
    write(limit.rest())
  }
  return Object.assign(say, { rest, hasBegun: () => hasBegun, isFull: limit.isFull })
}

const ending = (id: string, finishReason: string, provider: string): ChatPart[] => [
  { type: 'text-end', id: textId },
  { type: 'finish', finishReason, messageMetadata: { id, provider } },
]

/** Keeps what there is, and tells the reader that no more will come. */
async function fail(world: World, log: AnswerLog, run: Run, err: unknown) {
  if (log.state() !== 'open') return
  world.log.warn(faultOf(err), 'an answer broke off')
  const errorText = err instanceof Withheld ? 'ANSWER_WITHHELD' : 'TUTOR_UNAVAILABLE'
  await log.end('error', [{ type: 'error', errorText }])
  if (!(err instanceof Withheld)) return
  const { thread_id, message_id } = run
  const heard = { kind: err.kind, response: 'refuse', heard_by: 'rules', certainty: null } as const
  const withheld = { owner: run, thread_id, message_id, now: world.now, ...heard }
  await transaction(world.db, (tx) => flagMessage({ ...world, db: tx }, withheld))
}

/** Returns what may be logged of a fault: a provider's error holds the whole conversation. */
function faultOf(err: unknown) {
  if (!(err instanceof Error)) return { fault: 'unknown' }
  const status = 'statusCode' in err ? err.statusCode : undefined
  return { fault: err.name, status, stack: err.stack?.split('\n').slice(1, 6) }
}
