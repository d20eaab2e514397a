import type { LanguageModelV4Prompt } from '@ai-sdk/provider'
import type { Upload } from '@learngrove/contract/route'
import type { Passage, QuestionContext } from '@learngrove/tutor/context'
import type { Move } from '@learngrove/tutor/mind'
import type { Turn } from '#chat/material/material.retrieve-context.ts'
import { withoutPersonalData } from '#models/redaction/redaction.personal-data.ts'
import { estimateTokens } from '#platform/model/model.tokens.ts'

/** How much of a conversation is sent to a hosted model, in tokens as they are estimated; the oldest is left out. */
const mostHistoryTokens = 4_000

type Hide = (text: string) => string

/**
 * Builds the conversation for a hosted model: its newest part, without personal data of the child.
 * Files go with their message.
 */
export function talkFor(
  turns: readonly Turn[],
  { hide, uploads = [] }: { hide: Hide; uploads?: readonly Upload[] | undefined },
): LanguageModelV4Prompt {
  const files = uploads.map(({ type, bytes }) => ({
    type: 'file' as const,
    mediaType: type,
    data: { type: 'data' as const, data: bytes },
  }))
  return newest(turns).map(({ role, content }, index, { length }) => {
    const text = { type: 'text' as const, text: withoutPersonalData(content, hide) }
    if (role === 'assistant') return { role, content: [text] }
    return { role, content: index === length - 1 ? [text, ...files] : [text] }
  })
}

/** Keeps the newest turns that fit, and always the last; it begins with a word of the learner. */
function newest(turns: readonly Turn[]): readonly Turn[] {
  let left = mostHistoryTokens
  const since = turns.findLastIndex(({ content }, index) => {
    left -= estimateTokens(content)
    return left < 0 && index < turns.length - 1
  })
  const kept = turns.slice(since + 1)
  return kept.slice(
    Math.max(
      0,
      kept.findIndex(({ role }) => role === 'user'),
    ),
  )
}

/**
 * Returns the question for a hosted model, with names hidden in what stands in it and personal data in what
 * the learner wrote, and of its hints only those that the learner has been given.
 */
export function questionFor(question: QuestionContext, hide: Hide, given: number): QuestionContext {
  const { student_answer, rationale, hints } = question
  return {
    ...withHidden(question, hide),
    hints: hints.slice(0, given).map(hide),
    ...(student_answer !== undefined && {
      student_answer: withoutPersonalData(student_answer, hide),
    }),
    ...(rationale !== undefined && { rationale: withoutPersonalData(rationale, hide) }),
  }
}

/** Returns a move for a hosted model: what a fact quotes may name somebody. */
export const moveFor = (move: Move, hide: Hide): Move => withHidden(move, hide)

/** Returns the material for a hosted model: a school's own pages may name it. */
export const passagesFor = (passages: readonly Passage[], hide: Hide): Passage[] =>
  passages.map((passage) => ({
    ...passage,
    ...{ title: hide(passage.title), heading: hide(passage.heading), text: hide(passage.text) },
  }))

/** Hides names in every text of plain data. */
function withHidden<Data>(data: Data, hide: Hide): Data {
  // Safe: what comes back has the shape of what went in, with other texts.
  return JSON.parse(
    JSON.stringify(data, (_key, value: unknown) =>
      typeof value === 'string' ? hide(value) : value,
    ),
  ) as Data
}
