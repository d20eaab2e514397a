import type { Turn } from '#dialogue/ending.ts'
import { firstSafe, secretValues } from '#dialogue/guard.ts'
import type { Message } from '#dialogue/message.ts'
import { definitionTurn, passageTurn, pointTurn } from '#dialogue/passage-turn.ts'
import * as social from '#dialogue/social-turn.ts'
import type { State } from '#dialogue/state.ts'

/** What a word means, without telling what a question that is open asks for. */
export function define(state: State, { text, context, known }: Message): Turn {
  const isOpen = context.question?.is_open === true
  const told = definitionTurn(state, text, context, !isOpen || state.work !== undefined)
  if (!isOpen) return told
  const hidden = (): Turn => pointTurn(state, text, context) ?? social.notUnderstood(state)
  const secrets = secretValues(context, state.work)
  const reply = firstSafe([() => told.reply, () => hidden().reply], secrets, known)
  return { state: told.state, reply }
}

/** Greetings, thanks, feelings, and orders to the tutor. */
export function chat(state: State, { intent }: Message): Turn | undefined {
  if (intent === 'instructs') return social.keepRules(state)
  if (intent === 'feeling') return social.comfort(state)
  if (intent === 'thanks') return social.welcomeThanks(state)
  return intent === 'greeting' ? social.greet(state) : undefined
}

/** Something in the notes on what is asked, quoted or, while a question is open, pointed to. */
export function lookUp(state: State, { text, context }: Message): Turn | undefined {
  const isOpen = context.question?.is_open === true
  return isOpen ? pointTurn(state, text, context) : passageTurn(state, text, context)
}
