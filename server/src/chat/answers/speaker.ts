import { answerLimit } from '#chat/stream/stream.answer-limit.ts'
import { type AnswerLog, textId } from '#chat/stream/stream.answer-log.ts'
import type { Disguise } from '#models/redaction/redaction.disguise.ts'

export type Speaker = ReturnType<typeof speaker>

/**
 * Passes a model's words to the reader: puts back what was hidden, and stops at the longest answer.
 * It opens the block of text with the first words, so that both are written at once.
 */
export function speaker(log: AnswerLog, disguise: Disguise) {
  const reveal = disguise.reveal()
  const limit = answerLimit()
  let hasBegun = false
  const write = (text: string) => {
    const words = hasBegun ? text : text.trimStart()
    if (words === '') return
    if (!hasBegun) log.add({ type: 'text-start', id: textId })
    hasBegun = true
    log.addText(words)
  }
  const say = (delta: string) => write(limit.add(reveal.add(delta)))
  const rest = () => {
    write(limit.add(reveal.rest()))
    write(limit.rest())
  }
  return Object.assign(say, { rest, hasBegun: () => hasBegun, isFull: limit.isFull })
}
