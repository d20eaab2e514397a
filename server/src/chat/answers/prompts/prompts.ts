import type { Passage, QuestionContext } from '@learngrove/tutor/context'
import type { Move } from '@learngrove/tutor/mind'
import type { Prompt } from './prompt.ts'
import { tutor3 } from './tutor-3.ts'

/** The wording that is used; its version is kept with each call. */
export const currentPrompt: Prompt = tutor3

/** What a hosted model is told besides the conversation. */
export type Material = {
  readonly question?: QuestionContext | undefined
  readonly passages: readonly Passage[]
  /** What was decided for this turn. */
  readonly move?: Move | undefined
}

/**
 * Writes the instructions for a hosted model. Material is quoted as JSON, so that none of it can
 * pose as part of the instructions; it holds nothing that identifies the learner.
 */
export function instructionsFor(
  { question, passages, move }: Material,
  prompt: Prompt = currentPrompt,
): string {
  const numbered = passages.map(({ title, heading, text }, index) => ({
    number: index + 1,
    title,
    ...(heading && { heading }),
    text,
  }))
  const hasData = question !== undefined || move !== undefined || passages.length > 0
  return [
    prompt.manner,
    ...(question ? [question.is_open ? prompt.while_open : prompt.once_settled] : []),
    ...(move ? told(move, prompt) : []),
    ...(hasData ? [prompt.about_data] : []),
    ...(question ? [JSON.stringify({ question })] : []),
    ...(move ? [JSON.stringify({ move: dataOf(move) })] : []),
    ...(passages.length > 0 ? [JSON.stringify({ passages: numbered })] : []),
  ].join('\n\n')
}

/** What a mode and an act ask for, in the words of the prompt. */
const told = ({ mode, act }: Move, { next_move, modes, acts }: Prompt): string[] =>
  [next_move, modes[mode], acts[act.type]].filter((text) => text !== undefined)

/** A move without what is shown beside its words. */
const dataOf = ({ mode, act, facts, ...rest }: Move) => ({
  ...{ mode, act, facts },
  ...('lead' in rest && { lead: rest.lead }),
  ...('ask' in rest && { ask: rest.ask }),
})
