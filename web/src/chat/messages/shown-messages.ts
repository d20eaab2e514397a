import type { Card, CareCard, ChatMessage } from '#chat/chat.data.ts'
import type { Because, Phase, Source } from '#chat/conversation/conversation.answer.ts'
import { type Exchange, isRunning } from '#chat/conversation/conversation.exchanges.ts'

/** A message of the reader's own. */
export type OwnMessage = {
  readonly kind: 'own'
  readonly key: string
  readonly text: string
  readonly files?: ChatMessage['files'] | undefined
  /** It is kept on this device, and is sent when the server can be reached. */
  readonly isWaiting?: true
  /** Another one was written in its place. */
  readonly isReplaced?: true
  /** The server has it, so another one can be written in its place. */
  readonly isStored?: true
  /** What was answered to a survey, from 1 to 4. */
  readonly response?: number
  /** Set while it was not sent: its exchange, and why. */
  readonly unsent?: { readonly exchange: Exchange; readonly code: string }
}

/** Unfinished is an answer that was cut at its greatest length, or of which nobody here knows why it ended early. */
export type PipState = 'waiting' | 'writing' | 'done' | 'stopped' | 'broken' | 'unfinished'

export type PipMessage = {
  readonly kind: 'pip'
  readonly key: string
  readonly state: PipState
  readonly text: string
  readonly sources: readonly Source[]
  readonly is_caring: boolean
  readonly tells_personal_data: boolean
  readonly care?: CareCard
  readonly card?: Card
  /** The stored message, once there is one to like or keep. */
  readonly stored?: ChatMessage
  /** The message that it answers, to be asked again. */
  readonly asked?: string
  /** What may be said next. */
  readonly suggestions: readonly string[]
  /** Why the built-in tutor answered although there is another. */
  readonly because?: Because
  readonly isSurvey?: true
}

export type ShownMessage = OwnMessage | PipMessage

const safetyType = 'safety'
const personalData = 'personal_data'
const surveyQuestion = 'survey_question'

/**
 * What a thread shows: the messages that the server has, then what this sitting adds to them. A
 * message that the server has is shown as the server has it, and each once.
 */
export function shownMessages(
  stored: readonly ChatMessage[],
  exchanges: readonly Exchange[],
): ShownMessage[] {
  const known = new Set(stored.map(({ id }) => id))
  const replaced = new Set([
    ...stored.map(({ replaces_id }) => replaces_id),
    ...exchanges.flatMap(({ message }) => message?.replaces ?? []),
  ])
  const shown: ShownMessage[] = []
  let asked: string | undefined
  for (const message of stored) {
    if (message.from_user) {
      asked = message.text || undefined
      shown.push(fromOwn(message, replaced.has(message.id)))
    } else shown.push(answerTo(asked, message, exchanges))
  }
  for (const exchange of exchanges) {
    const { message, answer, unsent, is_lost } = exchange
    const waits = is_lost && unsent === undefined && answer.generation_id === undefined
    if (message && !known.has(message.id)) {
      shown.push({
        kind: 'own',
        key: message.id,
        text: message.text,
        ...(message.files && { files: [...message.files] }),
        ...(waits && { isWaiting: true }),
        ...(replaced.has(message.id) && { isReplaced: true }),
        ...(unsent !== undefined && { unsent: { exchange, code: unsent } }),
      })
    }
    if (waits || unsent !== undefined || known.has(answer.message_id ?? '')) continue
    const text = message ? message.text || undefined : asked
    shown.push({ ...fromExchange(exchange), ...(text !== undefined && { asked: text }) })
  }
  return shown
}

const plain = new WeakMap<ChatMessage, PipMessage>()

/** An answer that the server has; one that this sitting knows no more of is the same object each time. */
function answerTo(
  asked: string | undefined,
  message: ChatMessage,
  exchanges: readonly Exchange[],
): PipMessage {
  const isLive = exchanges.some(({ answer }) => answer.message_id === message.id)
  const before = isLive ? undefined : plain.get(message)
  if (before && before.asked === asked) return before
  const shown = { ...fromStored(message, exchanges), ...(asked !== undefined && { asked }) }
  if (!isLive) plain.set(message, shown)
  return shown
}

function fromOwn(
  { id, text, files, response_value }: ChatMessage,
  isReplaced: boolean,
): OwnMessage {
  return {
    ...{ kind: 'own', key: id, text, isStored: true },
    ...(files.length > 0 && { files }),
    ...(isReplaced && { isReplaced }),
    ...(response_value !== null && { response: response_value }),
  }
}

function fromStored(message: ChatMessage, exchanges: readonly Exchange[]): PipMessage {
  const live = exchanges.find(({ answer }) => answer.message_id === message.id)?.answer
  const ended = live?.phase === 'stopped' || live?.phase === 'broken' ? live.phase : 'unfinished'
  return {
    kind: 'pip',
    key: message.id,
    state: message.unfinished ? ended : 'done',
    text: message.text,
    sources: message.sources,
    is_caring: message.type === safetyType,
    tells_personal_data: live?.safety === personalData,
    ...(message.care && { care: message.care }),
    ...(message.card && { card: message.card }),
    ...(message.because && { because: message.because }),
    ...(message.type === surveyQuestion && { isSurvey: true }),
    suggestions: message.suggestions,
    stored: message,
  }
}

function fromExchange({ key, answer }: Exchange): PipMessage {
  const { phase, text } = answer
  const isWaiting = text === '' && (phase === 'asked' || phase === 'writing')
  return {
    kind: 'pip',
    key: answer.message_id ?? `${key}:answer`,
    state: isWaiting ? 'waiting' : stateOf(phase),
    text,
    sources: answer.sources,
    is_caring: answer.safety !== undefined && answer.safety !== personalData,
    tells_personal_data: answer.safety === personalData,
    ...(answer.care && { care: answer.care }),
    ...(answer.card && { card: answer.card }),
    ...(answer.because && { because: answer.because }),
    suggestions: answer.suggestions ?? [],
  }
}

function stateOf(phase: Phase): PipState {
  if (phase === 'asked') return 'writing'
  return phase === 'cut' ? 'unfinished' : phase
}

/** Whether an answer is on its way in this sitting. */
export const isAnswering = (exchanges: readonly Exchange[]) => exchanges.some(isRunning)
