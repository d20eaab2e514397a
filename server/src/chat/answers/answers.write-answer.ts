import type { ChatPart } from '@learngrove/contract/chat'
import { wordsOnUnread } from '#chat/files/files.heard.ts'
import { citations } from '#chat/material/material.citations.ts'
import { isCutOff } from '#chat/stream/stream.answer-limit.ts'
import { type AnswerLog, openLog, textId } from '#chat/stream/stream.answer-log.ts'
import { shownBeside } from '#chat/talk/talk.shown-beside.ts'
import type { CallOutcome } from '#platform/model/model.ledger.ts'
import { streamParts } from '#platform/model/model.stream-parts.ts'
import { answerScreen, Telling, unscreened, Withheld } from './answer-screen.ts'
import { type Brief, brief } from './brief.ts'
import { type Because, builtIn, ending, fail, faultOf } from './ending.ts'
import type { Run, World } from './run.ts'
import { type Heard, nothingHeard, sayParts } from './say-parts.ts'
import { type Speaker, speaker } from './speaker.ts'

/** The longest that any answer may take. */
const wholeAnswerMs = 180_000
const maxOutputTokens = 1_200

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
  run: Pick<Run, 'generation_id' | 'message_id' | 'first'> & {
    readonly answer: string
    /** What is shown beside the words. */
    readonly beside?: readonly ChatPart[]
  },
): void {
  const log = openLog(world, run.generation_id, run.first)
  log.add({ type: 'text-start', id: textId })
  log.addText(run.answer)
  for (const part of run.beside ?? []) log.add(part)
  log
    .end('completed', ending('stop', { id: run.message_id, provider: builtIn }))
    .catch((err) => world.log.error(faultOf(err), 'an answer could not be ended'))
}

async function askModel(world: World, log: AnswerLog, run: Run) {
  const briefed = await brief(world, run)
  const add = onceEach(log)
  for (const part of shownBeside(briefed.decided)) add(part)
  const say = speaker(log, briefed.disguise)
  const heard = nothingHeard()
  const saying = { world, log, add, run, briefed, say, heard }
  // To a message in which there is nothing to read, the built-in tutor says no more than this.
  const isSaid = run.text === '' && !briefed.calls
  if (run.files && !isSaid) {
    say(wordsOnUnread(run.files.unread, { is_hosted: briefed.calls !== undefined }))
    if (!briefed.calls) say(run.files.choice ?? '')
  }
  try {
    await sayAnswer(saying)
  } catch (err) {
    await settle(saying, log.state() === 'open' ? outcomeOf(err) : 'stopped')
    if (!(err instanceof Telling)) throw err
    await endInstead(saying)
  }
}

type Saying = {
  readonly world: World
  readonly log: AnswerLog
  readonly add: (part: ChatPart) => void
  readonly run: Run
  readonly briefed: Brief
  readonly say: Speaker
  readonly heard: Heard
}

/** Adds parts to an answer, and each source once: the move may name one that a hosted model cites too. */
function onceEach(log: AnswerLog) {
  const added = new Set<string>()
  return (part: ChatPart) => {
    const source = part.type === 'source-document' ? part.sourceId : undefined
    if (source !== undefined && added.has(source)) return
    if (source !== undefined) added.add(source)
    log.add(part)
  }
}

/** Has the model answer, and ends the answer with what it came to. */
async function sayAnswer(saying: Saying) {
  const { world, log, add, run, briefed, say, heard } = saying
  const { calls, decided, passages, language } = briefed
  const { silence_ms } = world.config.model
  const call = { prompt: [...briefed.prompt], abortSignal: log.signal, maxOutputTokens }
  const stream = streamParts(language, call, { total_ms: wholeAnswerMs, silence_ms })
  const screen = calls ? answerScreen(world.encoder, keepsSecret(saying)) : unscreened
  const cite = citations(passages, { by_number: calls !== undefined })
  try {
    const said = await sayParts(stream, { add, say, screen, cite, heard })
    await settle(saying, outcomeFor(said.finish_reason))
    const because = said.is_own ? becauseOf(briefed) : undefined
    const provider = said.is_own ? builtIn : (calls?.answering() ?? language.modelId)
    const { suggestions } = briefed
    const last = ending(said.finish_reason, { id: run.message_id, provider, because, suggestions })
    await log.end('completed', last, decided?.state)
  } catch (err) {
    // What was said before a break is kept, once it was screened.
    if (!(err instanceof Withheld || err instanceof Telling)) say(await screen.rest())
    throw err
  }
}

/** Finds in the words of a hosted model what a student must not be told of the question in hand. */
function keepsSecret({ world: { tutor }, run: { text }, briefed: { in_hand, decided } }: Saying) {
  if (!in_hand?.is_open) return undefined
  return (told: string) => tutor.isTelling(told, { text, in_hand }, decided?.move)
}

const stopped =
  'I stop here: the question is still open, and its answer is for you to find. What have you tried so far?'

/** Ends an answer that began to tell the key: with what the tutor's own mind would have said. */
function endInstead({ log, run, say, briefed: { decided, suggestions } }: Saying) {
  say(`${say.hasBegun() ? '\n\n' : ''}${decided?.text ?? stopped}`)
  say.rest()
  const last = ending('stop', { id: run.message_id, provider: builtIn, suggestions })
  return log.end('completed', last, decided?.state)
}

const settle = ({ briefed: { calls }, heard }: Saying, outcome: CallOutcome) =>
  calls?.settle(outcome, heard.usage, heard.output_tokens)

/** How a call ended that came to its end, or to ours. */
const outcomeFor = (finish_reason: string): CallOutcome => {
  if (finish_reason === 'content-filter') return 'refused'
  return isCutOff(finish_reason) ? 'cut' : 'completed'
}

const outcomeOf = (err: unknown): CallOutcome => {
  if (err instanceof Withheld) return 'withheld'
  return err instanceof Telling ? 'telling' : 'cut'
}

/** Why the built-in tutor answered although there is a hosted model. */
function becauseOf({ because, calls }: Brief): Because | undefined {
  if (!calls) return because
  const spent = calls.spent()
  if (spent === undefined) return 'unavailable'
  return spent === 'day' ? 'day_used' : 'month_used'
}
