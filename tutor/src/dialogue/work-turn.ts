import { checkTurn } from '#dialogue/check-turn.ts'
import { offerPractice, type Turn, tellSolution } from '#dialogue/ending.ts'
import { firstSafe, isProtected, secretValues } from '#dialogue/guard.ts'
import { helpInSecret, helpOn } from '#dialogue/help.ts'
import { linesFor, saysPlan } from '#dialogue/match-problem.ts'
import type { Message } from '#dialogue/message.ts'
import { pairTurn, planTurn } from '#dialogue/pair-turn.ts'
import { refusal } from '#dialogue/question-turn.ts'
import { compose } from '#dialogue/reply.ts'
import * as social from '#dialogue/social-turn.ts'
import { type State, withWork } from '#dialogue/state.ts'
import { chat, define, lookUp } from '#dialogue/talk-turn.ts'
import { askNext, type Work } from '#dialogue/work.ts'
import { stepWords } from '#skills/step-words.ts'

/** A message while a problem is worked on. */
export function onWork(state: State, work: Work, message: Message): Turn {
  const { context, known, intent, text } = message
  const lines = linesFor(work, message)
  const isExplaining = work.is_done && lines.every((piece) => piece.type === 'expression')
  if (lines.length > 0 && !isExplaining) {
    const pair = pairTurn(state, work, lines, message)
    return pair ?? checkTurn(state, work, lines, context, known)
  }
  if (work.is_done) return afterWork(state, message)
  const help = (lead?: string): Turn =>
    isProtected(context, work)
      ? helpInSecret(state, work, context, known, lead)
      : helpOn(state, work, lead)
  if (saysPlan(message) && !saysNoSolution(text)) return planTurn(state, work, message)
  if (saysNoSolution(text)) return noSolution(state, work, message)
  if (intent === 'asks_answer') return wantsAnswer(state, work, message)
  if (intent === 'asks_definition') return define(state, message)
  if (intent === 'asks_why') return why(state, work, message)
  if (intent === 'asks_hint' || intent === 'no' || intent === 'yes') return help()
  return chat(state, message) ?? lookUp(state, message) ?? social.notUnderstood(state)
}

/** First a hint; the whole working after a try of their own or when they ask again. */
function wantsAnswer(state: State, work: Work, { context, known }: Message): Turn {
  if (isProtected(context, work)) return helpInSecret(state, work, context, known, refusal)
  if (work.asks > 0 || work.tries > 0) return tellSolution(state, work)
  const asked = { ...work, asks: work.asks + 1 }
  return helpOn(
    withWork(state, asked),
    asked,
    'Let us get there together, and here is where to start.',
  )
}

/** The rule behind the last step, or behind the next one when none is done. */
function why(state: State, work: Work, { context, known }: Message): Turn {
  const step = work.solution.steps[work.at - 1] ?? work.solution.steps[work.at]
  const full = () => compose('hint', [step && stepWords[step.kind].rule], askNext(work))
  const plain = () => compose('hint', [], askNext(work))
  return { state, reply: firstSafe([full, plain], secretValues(context, work), known) }
}

const saysNoSolution = (text: string): boolean =>
  /\bno (?:real )?(?:solutions?|roots?|answers?)\b|\b(?:never|always) (?:true|works?)\b|\b(?:every|any|all) (?:real )?(?:values?|numbers?)\b|\bimpossible\b/i.test(
    text,
  )

function noSolution(state: State, work: Work, { context, known, text }: Message): Turn {
  if (isProtected(context, work)) return helpInSecret(state, work, context, known)
  const isEvery = /always|every|any|all\b/i.test(text)
  const { answer } = work.solution
  const isRight = isEvery ? answer.includes('every value') : /no (?:real )?solution/.test(answer)
  if (!isRight)
    return helpOn(state, { ...work, tries: work.tries + 1 }, 'Not yet: there is more to find.')
  const done = { ...work, at: work.solution.steps.length, is_done: true }
  return {
    state: withWork(state, done),
    reply: compose('check', ['Yes, that is right.'], 'How can you tell from the last line?'),
  }
}

/** The problem is done: what follows is an explanation, thanks, or something else. */
function afterWork(state: State, message: Message): Turn {
  const { intent } = message
  if (intent === 'asks_definition') return define(state, message)
  if (intent === 'none' || intent === 'asks_why' || intent === 'yes') {
    return (intent === 'none' && lookUp(state, message)) || offerPractice(state)
  }
  if (intent === 'asks_answer' && state.work && !isProtected(message.context, state.work)) {
    return tellSolution(state, { ...state.work, at: 0 })
  }
  return chat(state, message) ?? offerPractice(state)
}
