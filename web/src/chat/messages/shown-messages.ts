import type { Card, CareCard, ChatMessage } from '#chat/chat.data.ts'
import type { Phase, Source } from '#chat/conversation/conversation.answer.ts'
import { type Exchange, isRunning } from '#chat/conversation/conversation.exchanges.ts'

/** A message of the reader's own. */
export type OwnMessage = {
  readonly kind: 'own'
  readonly key: string
  readonly text: string
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
}

export type ShownMessage = OwnMessage | PipMessage

const safetyType = 'safety'
const personalData = 'personal_data'

/**
 * What a thread shows: the messages that the server has, then what this sitting adds to them. A
 * message that the server has is shown as the server has it, and each once.
 */
export function shownMessages(
  stored: readonly ChatMessage[],
  exchanges: readonly Exchange[],
): ShownMessage[] {
  const known = new Set(stored.map(({ id }) => id))
  const shown: ShownMessage[] = []
  let asked: string | undefined
  for (const message of stored) {
    if (message.from_user) {
      asked = message.text
      shown.push({ kind: 'own', key: message.id, text: message.text })
    } else shown.push({ ...fromStored(message, exchanges), ...(asked !== undefined && { asked }) })
  }
  for (const exchange of exchanges) {
    const { message, answer, unsent } = exchange
    if (message && !known.has(message.id)) {
      shown.push({
        kind: 'own',
        key: message.id,
        text: message.text,
        ...(unsent !== undefined && { unsent: { exchange, code: unsent } }),
      })
    }
    if (unsent !== undefined || known.has(answer.message_id ?? '')) continue
    const text = message?.text ?? asked
    shown.push({ ...fromExchange(exchange), ...(text !== undefined && { asked: text }) })
  }
  return shown
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
  }
}

function stateOf(phase: Phase): PipState {
  if (phase === 'asked') return 'writing'
  return phase === 'cut' ? 'unfinished' : phase
}

/** Whether an answer is on its way in this sitting. */
export const isAnswering = (exchanges: readonly Exchange[]) => exchanges.some(isRunning)
