import { printTextbook, substitute } from '@learngrove/maths/notation'
import { exactValue } from '@learngrove/maths/polynomial'
import { emptyContext } from '#context.ts'
import { openWork } from '#dialogue/opening.ts'
import { compose, display, type Reply, shownSteps } from '#dialogue/reply.ts'
import { similarTo } from '#dialogue/similar.ts'
import { type State, withWork } from '#dialogue/state.ts'
import { advanced, beginWork, stepsLeft, type Work } from '#dialogue/work.ts'
import { readExpression } from '#notation/read-maths.ts'
import { isSameValue } from '#skills/verify.ts'

export type Turn = { readonly state: State; readonly reply: Reply }

/** The working from where the student is, and a question that asks to explain it back. */
export function tellSolution(state: State, work: Work): Turn {
  const rest = stepsLeft(work)
  const done = advanced(work, work.solution.steps.length)
  const reply = compose(
    'solution',
    [
      'Here is the working from here on. Each step was checked by algebra.',
      shownSteps(rest),
      `So the answer is $${work.solution.answer}$.`,
    ],
    'Which of these steps can you explain back to me in your own words?',
  )
  return { state: withWork(state, done), reply }
}

/** The student has the answer: say so, and ask for the check. */
export function celebrate(state: State, work: Work, line: string, did?: string): Turn {
  const said = [`Yes, $${line}$ is right${did ? `: you ${did}` : ''}. Well worked.`, proofOf(work)]
  const reply = compose('check', said, 'How could you convince a friend that it is right?')
  return { state: withWork(state, { ...work, is_done: true }), reply }
}

/** Puts the answer back into a linear equation, when the algebra agrees that both sides match. */
function proofOf(work: Work): string | undefined {
  if (work.start.kind !== 'linear') return undefined
  const { equation, variable } = work.start
  const value = readExpression(work.solution.answer.split('=').at(-1) ?? '')
  if (!value || !exactValue(value)) return undefined
  const [left, right] = [equation.left, equation.right].map((side) => {
    const result = exactValue(substitute(side, variable, value))
    return result && { text: printTextbook(substitute(side, variable, value)), value: result }
  })
  if (!left || !right || !isSameValue(left.text, right.text)) return undefined
  return `Putting it back in, both sides come to the same.\n\n${display(`${left.text} = ${right.text}`)}`
}

/** After the problem is done: thank for the explanation and offer another. */
export function offerPractice(state: State): Turn {
  const reply = compose(
    'social',
    ['Thank you, saying it in your own words is what makes it stay.'],
    'Shall we try another one like it?',
    { offer: 'practice' },
  )
  return { state: { ...state, offer: 'practice' }, reply }
}

/** A fresh problem like the one before. */
export function practise(state: State): Turn | undefined {
  const { work } = state
  const drawn = work && similarTo(work.start, work.solution, state.practised + 1)
  const begun = drawn && beginWork(drawn.problem, true)
  if (!begun || typeof begun === 'string') return undefined
  const reply = openWork(begun, emptyContext, false)
  return { state: { ...withWork(state, begun), practised: state.practised + 1 }, reply }
}
