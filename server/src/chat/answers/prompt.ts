import type { Upload } from '@learngrove/contract/route'
import type { QuestionContext } from '@learngrove/tutor/context'
import type { ModelMessage } from 'ai'
import type { Turn } from '#chat/material/material.retrieve-context.ts'
import { withoutPersonalData } from './redact.ts'

/** How much of a conversation is sent to a hosted model, in characters; the oldest is left out. */
const mostHistory = 16_000

type Hide = (text: string) => string

/**
 * Builds the conversation for a hosted model: its newest part, without personal data of the child.
 * Files go with their message.
 */
export function promptFor(
  turns: readonly Turn[],
  { hide, uploads }: { hide: Hide; uploads: readonly Upload[] },
): ModelMessage[] {
  const files = uploads.map(({ type, bytes }) => ({
    type: 'file' as const,
    mediaType: type,
    data: bytes,
  }))
  return newest(turns).map(({ role, content }, index, { length }): ModelMessage => {
    const text = withoutPersonalData(content, hide)
    const isLast = index === length - 1
    if (role === 'assistant' || !isLast || files.length === 0) return { role, content: text }
    return { role, content: [{ type: 'text', text }, ...files] }
  })
}

/** Keeps the newest turns that fit, and always the last; it begins with a word of the learner. */
function newest(turns: readonly Turn[]): readonly Turn[] {
  let left = mostHistory
  const since = turns.findLastIndex(({ content }, index) => {
    left -= content.length
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
 * Returns the question for a hosted model, with names hidden in what the learner wrote, and of its hints
 * only those that the learner has been given.
 */
export function questionFor(question: QuestionContext, hide: Hide, given: number): QuestionContext {
  const { student_answer, rationale, hints } = question
  return {
    ...question,
    hints: hints.slice(0, given),
    ...(student_answer !== undefined && {
      student_answer: withoutPersonalData(student_answer, hide),
    }),
    ...(rationale !== undefined && { rationale: withoutPersonalData(rationale, hide) }),
  }
}
