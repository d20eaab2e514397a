import type { TutorContext } from '#context.ts'
import { type Turn, tellSolution } from '#dialogue/ending.ts'
import { firstSafe, secretValues } from '#dialogue/guard.ts'
import { compose, display, type Reply, shownSteps } from '#dialogue/reply.ts'
import { similarTo } from '#dialogue/similar.ts'
import { type State, withWork } from '#dialogue/state.ts'
import { advanced, askNext, lineLatex, nextStep, type Work } from '#dialogue/work.ts'
import type { Step } from '#skills/step.ts'
import { stepWords } from '#skills/step-words.ts'

/** Ends the teaching hint that leaves only the doing. */
const doIt = 'What does your line become?'

/** The rule behind the next step. */
function ruleReply(work: Work, step: Step, lead: string | undefined): Reply {
  const ask = `How could you use that on $${lineLatex(work)}$?`
  return compose('hint', [lead, stepWords[step.kind].rule], ask)
}

/** The next step as a task. */
function nudgeReply(work: Work, step: Step, lead: string | undefined): Reply {
  const line = `You are at this line.\n\n${display(lineLatex(work))}`
  return compose('hint', [lead, line, step.nudge ?? step.text], doIt)
}

/** More help than before: the rule, the step as a task, then the step itself. */
export function helpOn(state: State, work: Work, lead?: string): Turn {
  const step = nextStep(work)
  if (!step) {
    const more = { offer: 'practice' } as const
    const reply = compose('social', [lead, 'This one is done.'], 'Shall we try another?', more)
    return { state: { ...state, offer: 'practice' }, reply }
  }
  const next = withWork(state, { ...work, help: work.help + 1 })
  if (work.help === 0) return { state: next, reply: ruleReply(work, step, lead) }
  if (work.help === 1) return { state: next, reply: nudgeReply(work, step, lead) }
  const moved = advanced(work, work.at + 1)
  if (moved.is_done) return tellSolution(state, work)
  const reply = compose(
    'step',
    [lead, 'Let us do this step together.', shownSteps([step])],
    askNext(moved),
  )
  return { state: withWork(state, moved), reply }
}

/**
 * Help while the answer is secret: the author's hints, then the rule, the step as a task, and
 * worked examples with other numbers. It never goes further, however often it is asked.
 */
export function helpInSecret(
  state: State,
  work: Work,
  context: TutorContext,
  known: string,
  lead?: string,
): Turn {
  const secrets = secretValues(context, work)
  const step = nextStep(work)
  const plain = (): Reply =>
    compose(
      'hint',
      ['Look at what is asked, and at what you know.'],
      'Which rule could join the two?',
    )
  const hint = authoredHint(context, work.hints)
  if (hint !== undefined) {
    const reply = firstSafe(
      [() => compose('hint', [lead, hint], askNext(work)), plain],
      secrets,
      known,
    )
    return { state: withWork(state, { ...work, hints: work.hints + 1 }), reply }
  }
  const next = withWork(state, { ...work, help: work.help + 1, examples: work.examples + 1 })
  const rule = (): Reply => (step ? ruleReply(work, step, lead) : plain())
  const nudge = (): Reply => (step ? nudgeReply(work, step, lead) : plain())
  const examples = [1, 2, 3].map(
    (k) => () => exampleReply(work, work.examples + k, lead) ?? plain(),
  )
  if (work.help === 0) return { state: next, reply: firstSafe([rule, plain], secrets, known) }
  if (work.help === 1)
    return { state: next, reply: firstSafe([nudge, rule, plain], secrets, known) }
  return { state: next, reply: firstSafe([...examples, rule, plain], secrets, known) }
}

export function authoredHint(context: TutorContext, given: number): string | undefined {
  const { question } = context
  return question?.hints[question.hint_rung + given]
}

/** A problem like it with other numbers, worked to its end. */
function exampleReply(work: Work, turn: number, lead: string | undefined): Reply | undefined {
  const drawn = similarTo(work.start, work.solution, turn)
  if (!drawn) return undefined
  return compose(
    'example',
    [
      lead,
      'Here is one like it with other numbers, worked to its end.',
      display(drawn.solution.start),
      shownSteps(drawn.solution.steps),
    ],
    'What is the first thing that you could do the same way in yours?',
  )
}
