import { emptyContext, type TutorContext } from '#context.ts'
import type { Reply } from '#dialogue/reply.ts'
import { respond } from '#dialogue/respond.ts'
import { cannotSee, greet } from '#dialogue/social-turn.ts'
import { firstState, type State } from '#dialogue/state.ts'

/** A message of the student, as plain text. */
export type StudentMessage = { readonly text: string; readonly has_file: boolean }

/** So many of the last messages are replayed. */
const MOST_MESSAGES = 60
/** Longer messages are read so far. */
const LONGEST_MESSAGE = 4000

/**
 * The reply to the last message. The tutor keeps nothing between calls: its state is what the
 * student's messages lead to, one after another, so it survives a restart and a reload.
 */
export function converse(
  messages: readonly StudentMessage[],
  context: TutorContext = emptyContext,
): Reply {
  const replayed = messages.slice(-MOST_MESSAGES)
  let state: State = firstState
  let reply = greet(state).reply
  let known = context.question?.text ?? ''
  for (const message of replayed) {
    const text = message.text.slice(0, LONGEST_MESSAGE).trim()
    if (text === '') {
      reply = message.has_file ? cannotSee(state).reply : greet(state).reply
      continue
    }
    known = `${known}\n${text}`
    const turn = respond(state, text, context, known)
    state = turn.state
    reply = turn.reply
  }
  return reply
}
