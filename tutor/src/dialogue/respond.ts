import type { TutorContext } from '#context.ts'
import { practise, type Turn } from '#dialogue/ending.ts'
import { intentOf } from '#dialogue/intent.ts'
import { isNewProblem, linesFor, saysPlan } from '#dialogue/match-problem.ts'
import type { Message } from '#dialogue/message.ts'
import { openWork } from '#dialogue/opening.ts'
import { isInNotes, notFound, passageTurn } from '#dialogue/passage-turn.ts'
import {
  answerOfQuestion,
  helpOnQuestion,
  openQuestion,
  triedQuestion,
} from '#dialogue/question-turn.ts'
import * as social from '#dialogue/social-turn.ts'
import { type State, withWork } from '#dialogue/state.ts'
import { chat, define, lookUp } from '#dialogue/talk-turn.ts'
import { beginWork, type Work } from '#dialogue/work.ts'
import { onWork } from '#dialogue/work-turn.ts'
import { findProblem } from '#reading/find-problem.ts'
import { withoutConditions, withoutReasons } from '#reading/prose.ts'
import { privacyWords } from '#safety/care-words.ts'
import { tellsPersonalData } from '#safety/rules.ts'
import type { Problem } from '#skills/problem.ts'

/** Answers one message; the state goes on to the next. */
export function respond(before: State, text: string, context: TutorContext, known: string): Turn {
  const said = claimsOf(text, before.work?.start ?? questionProblem(context))
  const message = { text, said, context, known, read: findProblem(said), intent: intentOf(text) }
  const { offer, ...rest } = before
  const turn = decide({ ...rest, turn: before.turn + 1 }, message, offer)
  if (!tellsPersonalData(text)) return turn
  return { ...turn, reply: { ...turn.reply, text: `${privacyWords}\n\n${turn.reply.text}` } }
}

const questionProblem = (context: TutorContext): Problem | undefined =>
  context.question && findProblem(context.question.text).problem

/** What a message claims about a problem at hand; a message without one is taken whole. */
function claimsOf(text: string, problem: Problem | undefined): string {
  if (!problem) return text
  const claims = withoutReasons(text)
  // A reason on its own that holds an equation is a line of working after all.
  const isReason = !/\w/.test(claims)
  if (isReason && findProblem(text).maths.some(({ type }) => type === 'equation')) return text
  return problem.kind === 'quadratic' ? withoutConditions(claims) : claims
}

function decide(state: State, message: Message, offer: State['offer']): Turn {
  const { intent, context } = message
  if (offer === 'ask_teacher' && intent === 'yes') return social.passOn(state)
  if (intent === 'asks_another' || (offer === 'practice' && intent === 'yes')) {
    const fresh = isNewProblem(message.read, message.text, state.work) ? undefined : practise(state)
    if (fresh) return fresh
  }
  if (isNewProblem(message.read, message.text, state.work)) return begin(state, message)
  const posed = state.work ? undefined : questionProblem(context)
  const begun = posed && beginWork(posed)
  if (begun && typeof begun !== 'string') return onQuestionFirst(state, begun, message)
  return state.work ? onWork(state, state.work, message) : withoutWork(state, message)
}

function begin(state: State, { read, context }: Message): Turn {
  const begun = read.problem && beginWork(read.problem)
  if (!begun || typeof begun === 'string') return social.beyondSkill(state, begun === 'unsure')
  return { state: withWork(state, begun), reply: openWork(begun, context, false) }
}

/** The first message about the question at hand: a line of it, or the opening. */
function onQuestionFirst(state: State, work: Work, message: Message): Turn {
  const next = withWork(state, work)
  const isOffer = linesFor(work, message).length > 0 || saysPlan(message)
  const needsMore = ['asks_definition', 'instructs', 'feeling'].includes(message.intent)
  if (isOffer || needsMore) return onWork(next, work, message)
  return { state: next, reply: openWork(work, message.context, true) }
}

/** There is no mathematics in hand: a question of another sort, the notes, or talk. */
function withoutWork(state: State, message: Message): Turn {
  const { context, intent, read } = message
  const talk = chat(state, message)
  if (talk && intent !== 'thanks' && intent !== 'feeling' && !read.is_beyond) return talk
  const { question } = context
  if (question) return onQuestion(state, question, message) ?? talk ?? social.notUnderstood(state)
  if (talk) return talk
  if (intent === 'asks_definition') return define(state, message)
  const found = lookUp(state, message)
  if (found) return found
  if (read.is_beyond) return social.beyondSkill(state, false)
  if (intent === 'asks_why' && state.query !== undefined && isInNotes(state.query, context)) {
    return passageTurn(state, state.query, context) ?? notFound(state, context)
  }
  const isVague =
    intent === 'asks_hint' || intent === 'asks_answer' || intent === 'yes' || intent === 'no'
  return isVague || read.maths.length > 0 ? social.notUnderstood(state) : notFound(state, context)
}

function onQuestion(
  state: State,
  question: NonNullable<TutorContext['question']>,
  message: Message,
): Turn | undefined {
  const { context, intent, read, text } = message
  const isFirst = state.turn === 1
  if (intent === 'asks_answer') return answerOfQuestion(state, question, context)
  if (isFirst && intent !== 'asks_definition' && read.maths.length === 0)
    return openQuestion(state, question)
  if (intent === 'asks_definition') return define(state, message)
  if (read.maths.length > 0) return triedQuestion(state, question, read.maths, context)
  if (intent === 'asks_hint' || intent === 'asks_why' || intent === 'no' || intent === 'yes') {
    return helpOnQuestion(state, question, context)
  }
  if (intent === 'none') {
    return question.is_open || !isInNotes(text, context)
      ? triedQuestion(state, question, [], context)
      : passageTurn(state, text, context)
  }
  return undefined
}
