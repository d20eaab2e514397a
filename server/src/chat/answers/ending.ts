import type { ChatPart } from '@learngrove/contract/chat'
import type { Asker } from '#chat/asker.ts'
import { flagMessage } from '#chat/care/care.flag-message.ts'
import { isCutOff } from '#chat/stream/stream.answer-limit.ts'
import { type AnswerLog, textId } from '#chat/stream/stream.answer-log.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { Withheld } from './answer-screen.ts'

export const builtIn = 'built-in'

type Metadata = Extract<ChatPart, { type: 'finish' }>['messageMetadata']

/** Why the built-in tutor answers although there is a hosted model. */
export type Because = NonNullable<Metadata['because']>

/** The last parts of an answer that has its end. */
export const ending = (
  finishReason: string,
  {
    id,
    provider,
    because,
    suggestions = [],
  }: {
    id: string
    provider: string
    because?: Because | undefined
    /** What may be said next; an answer that was cut off has none. */
    suggestions?: readonly string[]
  },
): ChatPart[] => [
  { type: 'text-end', id: textId },
  ...(suggestions.length > 0 && !isCutOff(finishReason)
    ? [{ type: 'data-suggestions' as const, data: [...suggestions] }]
    : []),
  {
    type: 'finish',
    finishReason,
    messageMetadata: { id, provider, ...(because && { because }) },
  },
]

type World = Pick<Context, 'db' | 'config' | 'log' | 'mail' | 'asked_at' | 'now'>

/** Keeps what there is, and tells the reader that no more will come. What was withheld is flagged. */
export async function fail(
  world: World,
  log: AnswerLog,
  run: { readonly asker: Asker; readonly thread_id: string; readonly message_id: string },
  err: unknown,
) {
  if (log.state() !== 'open') return
  world.log.warn(faultOf(err), 'an answer broke off')
  const errorText = err instanceof Withheld ? 'ANSWER_WITHHELD' : 'TUTOR_UNAVAILABLE'
  await log.end('error', [{ type: 'error', errorText }])
  if (!(err instanceof Withheld)) return
  const { asker: owner, thread_id, message_id } = run
  const heard = { kind: err.kind, response: 'refuse', heard_by: 'rules', certainty: null } as const
  const withheld = { owner, thread_id, message_id, now: world.now, ...heard }
  await transaction(world.db, (tx) => flagMessage({ ...world, db: tx }, withheld))
}

/** Returns what may be logged of a fault: a provider's error holds the whole conversation. */
export function faultOf(err: unknown) {
  if (!(err instanceof Error)) return { fault: 'unknown' }
  const status = 'statusCode' in err ? err.statusCode : undefined
  return { fault: err.name, status, stack: err.stack?.split('\n').slice(1, 6) }
}
