import { equalExpressions } from '@learngrove/maths'
import type { QuestionContext, TutorContext } from '#context.ts'
import type { Turn } from '#dialogue/ending.ts'
import { isProtected } from '#dialogue/guard.ts'
import { authoredHint } from '#dialogue/help.ts'
import { aboutAnswer } from '#dialogue/opening.ts'
import { passageTurn, pointTurn } from '#dialogue/passage-turn.ts'
import { compose, display } from '#dialogue/reply.ts'
import type { State } from '#dialogue/state.ts'
import type { Found } from '#reading/find-maths.ts'

const asks = [
  'What is the question asking you to find, in your own words?',
  'Which part of it do you already know something about?',
  'What have you tried so far?',
] as const

/** The first turn on a question that is not worked by algebra. */
export function openQuestion(state: State, question: QuestionContext): Turn {
  const said = aboutAnswer(question, question.is_open)
  return { state, reply: compose('opening', [said], asks[0]) }
}

/** The next of the author's hints, then the author's solution step by step when that is allowed. */
export function helpOnQuestion(
  state: State,
  question: QuestionContext,
  context: TutorContext,
  lead?: string,
): Turn {
  const { guided } = state
  const hint = authoredHint(context, guided.hints)
  if (hint !== undefined) {
    const next = { ...state, guided: { ...guided, hints: guided.hints + 1 } }
    return { state: next, reply: compose('hint', [lead, hint], 'What does that tell you?') }
  }
  const helped = { ...state, guided: { ...guided, help: guided.help + 1 } }
  if (!question.is_open) {
    const step = question.method_answer[guided.help]
    if (step) {
      const said = [lead, step.text, step.maths === undefined ? undefined : display(step.maths)]
      const isLast = guided.help === question.method_answer.length - 1
      const ask = isLast ? 'Which of the steps was new to you?' : 'What would you do next?'
      return { state: helped, reply: compose('step', said, ask) }
    }
  }
  const query = question.text
  const notes = question.is_open
    ? pointTurn(helped, query, context)
    : passageTurn(helped, query, context)
  if (notes) return notes
  const said = [lead, 'I have no more hints for this one. Go back to the words of the question.']
  return { state: helped, reply: compose('hint', said, asks[guided.help % asks.length] ?? asks[0]) }
}

/** The whole of the author's solution, when it may be told and has been asked for twice. */
export function answerOfQuestion(
  state: State,
  question: QuestionContext,
  context: TutorContext,
): Turn {
  const { guided } = state
  const asked = { ...state, guided: { ...guided, asks: guided.asks + 1 } }
  const isEarned = guided.asks > 0 || guided.tries > 0 || question.student_answer !== undefined
  if (question.is_open) return helpOnQuestion(asked, question, context, refusal)
  if (!isEarned) return helpOnQuestion(asked, question, context, 'Let us get closer first.')
  if (question.method_answer.length === 0) return helpOnQuestion(asked, question, context)
  const steps = question.method_answer.map((step) =>
    step.maths === undefined ? step.text : `${step.text}\n\n${display(step.maths)}`,
  )
  const said = ['Here is the worked solution.', ...steps.map((step) => step.replaceAll('?', '.'))]
  return {
    state: asked,
    reply: compose('solution', said, 'Which step would you do differently now?'),
  }
}

export const refusal = 'While this question is open I help you find the answer, and do not say it.'

/** What the student offers as an answer: compared with the author's last line, or not judged. */
export function triedQuestion(
  state: State,
  question: QuestionContext,
  found: readonly Found[],
  context: TutorContext,
): Turn {
  const tried = { ...state, guided: { ...state.guided, tries: state.guided.tries + 1 } }
  const last = question.method_answer.at(-1)?.maths?.split('=').at(-1)?.trim()
  const given = found.at(-1)?.text.split('=').at(-1)?.trim()
  if (isProtected(context) || last === undefined || given === undefined) {
    const said = question.is_open
      ? 'While this question is open I do not say whether an answer is right.'
      : 'I cannot judge an answer of this kind with certainty, so I will not pretend to.'
    return {
      state: tried,
      reply: compose('check', [said], 'What in the question makes you think so?'),
    }
  }
  const agrees = equalExpressions(given, last)
  const said = agrees
    ? 'That agrees with the worked solution.'
    : 'Not yet: that is not what the worked solution ends with.'
  const ask = agrees ? 'How did you get there?' : 'Which step would you like to look at again?'
  return { state: tried, reply: compose('check', [said], ask) }
}
