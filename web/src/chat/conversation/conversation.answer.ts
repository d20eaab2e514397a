import type { EventOf, Received } from '@learngrove/contract/call'

export type AnswerEvent = EventOf<'POST /chat/stream'>
export type Because = NonNullable<Received<'GET /chat'>['messages'][number]['because']>
export type Source = Received<'GET /chat'>['messages'][number]['sources'][number]

/**
 * Asked: the server has not said yet that it has the message. Writing: it has, and words come.
 * Done, cut (at its greatest length), stopped (by the reader) and broken (by itself) are the ends.
 */
export type Phase = 'asked' | 'writing' | 'done' | 'cut' | 'stopped' | 'broken'

/** An answer as far as it is known here, whichever connections brought it. */
export type Answer = {
  readonly phase: Phase
  readonly generation_id?: string
  readonly thread_id?: string
  readonly user_message_id?: string
  readonly message_id?: string
  /** The place of the last event that is in it; 0 before the first. */
  readonly seq: number
  readonly text: string
  readonly sources: readonly Source[]
  /** The reader has pressed stop, and waits for it to happen. */
  readonly is_stopping: boolean
  readonly title?: string
  readonly safety?: string
  /** What stands below words of care. */
  readonly care?: Received<'GET /chat'>['messages'][number]['care']
  /** A question to answer, a picture, topics or steps below its words. */
  readonly card?: Received<'GET /chat'>['messages'][number]['card']
  /** Words of care may still follow it. */
  readonly is_judged_again?: true
  readonly provider?: string
  /** What may be said next. */
  readonly suggestions?: readonly string[]
  /** Why the built-in tutor answered although there is another. */
  readonly because?: Because
}

export const asked: Answer = { phase: 'asked', seq: 0, text: '', sources: [], is_stopping: false }

/** An answer of which only the name is known: its events are still to be read. */
export const found = (ids: { generation_id: string; message_id?: string }): Answer => ({
  ...asked,
  ...ids,
  phase: 'writing',
})

export const isOver = ({ phase }: Answer) => phase !== 'asked' && phase !== 'writing'

/** An event between this one and the last was not heard: what follows must be asked for again. */
export const hasGap = (answer: Answer, { id }: AnswerEvent) => placeOf(id) > answer.seq + 1

/**
 * The answer with an event added. Events may come again, from the start or from anywhere: each
 * counts once, by its place, and one that would leave a gap does not count.
 */
export function addEvent(answer: Answer, event: AnswerEvent): Answer {
  if (isOver(answer) || !belongs(answer, event)) return answer
  const place = placeOf(event.id)
  if (place > 0 && place !== answer.seq + 1) return answer
  const { data } = event
  const next = place > 0 ? { ...answer, seq: place } : answer
  switch (data.type) {
    case 'data-generation':
      // Events without places are a whole answer told again: it begins anew.
      return {
        ...next,
        ...data.data,
        phase: 'writing',
        ...(place === 0 && { text: '', sources: [] }),
      }
    case 'text-start':
      return next.text === '' ? next : { ...next, text: `${next.text}\n\n` }
    case 'text-delta':
      return { ...next, text: next.text + data.delta }
    case 'source-document':
      return next.sources.some(({ id }) => id === data.data.id)
        ? next
        : { ...next, sources: [...next.sources, data.data] }
    case 'data-title':
      return { ...next, title: data.data.conversation_title }
    case 'data-safety':
      return { ...next, safety: data.data.category }
    case 'data-care':
      return { ...next, care: data.data }
    case 'data-card':
      return { ...next, card: data.data }
    case 'data-suggestions':
      return { ...next, suggestions: data.data }
    case 'data-screening':
      return { ...next, is_judged_again: true }
    case 'finish':
      return {
        ...next,
        phase: isCutOff(data.finishReason) ? 'cut' : 'done',
        provider: data.messageMetadata.provider,
        ...(data.messageMetadata.because && { because: data.messageMetadata.because }),
      }
    case 'abort':
      return { ...next, phase: next.is_stopping ? 'stopped' : 'broken' }
    case 'error':
      // Without a place it tells of this connection only, not of the answer.
      return place === 0 ? next : { ...next, phase: 'broken' }
    default:
      return next
  }
}

/** Why an answer can end before it is finished; any other reason is none to tell of. */
const cutReasons: readonly string[] = ['length', 'content-filter', 'tool-calls', 'error']

const isCutOff = (finish_reason: string) => cutReasons.includes(finish_reason)

function placeOf(id: string | undefined): number {
  return id === undefined ? 0 : Number(id.slice(id.lastIndexOf(':') + 1))
}

function belongs({ generation_id }: Answer, { id }: AnswerEvent): boolean {
  if (id === undefined || generation_id === undefined) return true
  return id.slice(0, id.lastIndexOf(':')) === generation_id
}
