import type { HostedUse } from '@learngrove/contract/models'
import { type Calls, openCalls } from '#models/models.calls.ts'
import type { Context } from '#platform/context.ts'

type World = Pick<Context<'any'>, 'db' | 'config' | 'log' | 'now' | 'actor'>

/** A call of a provider's voice or ear. */
export type SpeechCall = {
  readonly provider: string
  readonly model: string
  readonly input_tokens: number
  readonly most_output_tokens: number
}

export const openSpeechCalls = (
  { actor, ...world }: World,
  purpose: 'speech' | 'hearing',
): Promise<Calls> =>
  openCalls(world, {
    ...{ school_id: actor.school_id, user_id: actor.id, purpose },
    prompt_version: purpose,
  })

/** Tells whether a child's words may go to a provider: where it is limited, those of a question alone. */
export const mayGo = (hosted: HostedUse, is_quiz: boolean): boolean =>
  hosted === 'on' || (hosted === 'limited' && is_quiz)

/** Makes a call within the budgets, and writes it down; undefined where there is no room, or it fails. */
export async function throughLedger<Result>(
  calls: Calls,
  call: SpeechCall,
  ask: () => Promise<Result | undefined>,
  tokensOf: (result: Result) => number,
): Promise<Result | undefined> {
  const entry = await calls.ledger.open(call)
  if (!entry) return undefined
  const result = await ask()
  if (result === undefined) {
    await entry.close('failed_over')
    return undefined
  }
  entry.begin()
  const none = { input_tokens: undefined, output_tokens: undefined }
  await calls.settle('completed', none, tokensOf(result))
  return result
}
