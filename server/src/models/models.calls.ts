import type { HostedUse } from '@learngrove/contract/models'
import type { Context } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import type { Call, CallOutcome, Ledger } from '#platform/model/model.ledger.ts'
import { findAllowance, reserveTokens, settleCall } from './budgets.queries.ts'
import { strictest } from './strictest.ts'
import { findDecidedForClass, selectDecided } from './switches.queries.ts'

/** Longer than any answer may take: what is still set aside then belongs to a process that died. */
const reservationMs = 5 * 60_000

/** Who calls, and what for. */
export type Caller = {
  readonly school_id: string
  readonly user_id: string
  readonly purpose: 'tutor' | 'speech' | 'hearing' | 'reports' | 'worksheets'
  readonly prompt_version: string
}

/** What a call used, as its provider says. */
export type Usage = {
  readonly input_tokens: number | undefined
  readonly output_tokens: number | undefined
}

/** How many times what was set aside for a call it may have used: our estimate is rough, and no provider is to empty a budget. */
const mostBelieved = 4

/** Returns what a provider says that a call used, if it says both and they can be. */
function believed(call: Call, { input_tokens: input, output_tokens: output }: Usage) {
  if (input === undefined || output === undefined) return undefined
  const reserved = call.input_tokens + call.most_output_tokens
  const canBe = input >= 0 && output >= 0 && input + output <= mostBelieved * reserved
  return canBe ? { input: Math.round(input), output: Math.round(output) } : undefined
}

/** The calls of hosted models for one answer. */
export type Calls = {
  /** What may be asked of them for this person. */
  readonly hosted: HostedUse
  readonly ledger: Ledger
  /** The model whose words are the answer, if one has begun. */
  readonly answering: () => string | undefined
  /** Which budget had no room for a call, if one had none. */
  readonly spent: () => 'day' | 'month' | undefined
  /**
   * Closes the entry of the call that answered. What its provider did not tell, or cannot be, is
   * estimated by what was sent and by `output_tokens_heard`. Never rejects: an answer does not fail by its accounts.
   */
  readonly settle: (
    outcome: CallOutcome,
    usage: Usage,
    output_tokens_heard: number,
  ) => Promise<void>
}

type World = Pick<Context, 'db' | 'config' | 'log' | 'now'>

/** Opens the accounts of one answer: what may be asked, and where its calls are written down. */
export async function openCalls({ db, config, log, now }: World, caller: Caller): Promise<Calls> {
  const { user_id } = caller
  const allowance = await findAllowance(db, { user_id, now })
  const { prices, tokens_a_day, tokens_a_month } = config.model
  const limits = {
    day: allowance.day,
    month: allowance.month,
    tokens_a_day: Math.min(tokens_a_day, allowance.tokens_a_day ?? tokens_a_day),
    tokens_a_month: Math.min(tokens_a_month, allowance.tokens_a_month ?? tokens_a_month),
  }
  let spent: 'day' | 'month' | undefined
  let running: ReturnType<typeof entryOf> | undefined

  function entryOf(id: string, call: Call) {
    const began = performance.now()
    const sinceBegan = () => Math.round(performance.now() - began)
    let first_word_ms: number | null = null
    const close = async (
      outcome: CallOutcome,
      used?: { input: number; output: number },
      is_estimated = false,
    ) => {
      const whole_ms = sinceBegan()
      const price = prices.get(call.model)
      await settleCall(db, {
        ...{ id, outcome, is_estimated, first_word_ms, whole_ms },
        input_tokens: used?.input ?? null,
        output_tokens: used?.output ?? null,
        cost_micros:
          used && price ? Math.ceil(used.input * price.input + used.output * price.output) : null,
        settled_at: new Date(now.getTime() + whole_ms),
      }).catch((err) => log.error({ err }, 'a call of a model could not be settled'))
    }
    return {
      call,
      begin: () => {
        first_word_ms = sinceBegan()
      },
      close,
    }
  }

  return {
    hosted: strictest(allowance.decided),
    answering: () => running?.call.model,
    spent: () => spent,
    ledger: {
      open: async (call) => {
        const id = newId()
        const room = await reserveTokens(db, {
          ...{ id, ...caller, ...limits, provider: call.provider, model: call.model },
          tokens: call.input_tokens + call.most_output_tokens,
          started_at: now,
          expires_at: new Date(now.getTime() + reservationMs),
        })
        spent = room.has_day ? (room.has_month ? undefined : 'month') : 'day'
        if (spent) return undefined
        const entry = entryOf(id, call)
        return {
          begin: () => {
            entry.begin()
            running = entry
          },
          close: (outcome) => entry.close(outcome),
        }
      },
    },
    settle: async (outcome, { input_tokens, output_tokens }, output_tokens_heard) => {
      if (!running) return
      const { call, close } = running
      const told = believed(call, { input_tokens, output_tokens })
      const heard = {
        input: call.input_tokens,
        output: Math.min(output_tokens_heard, call.most_output_tokens),
      }
      await close(outcome, told ?? heard, told === undefined)
    },
  }
}

/** Returns what may be asked of hosted models about all of these people: the strictest that was decided on any. */
export const hostedAbout = async (
  db: Context['db'],
  user_ids: readonly string[],
): Promise<HostedUse> => strictest(await selectDecided(db, user_ids))

/** Returns what may be asked of hosted models for a class, though nothing of its people is said: as its school and its teacher decided. */
export const hostedForClass = async (db: Context['db'], class_id: string): Promise<HostedUse> =>
  strictest(await findDecidedForClass(db, class_id))
