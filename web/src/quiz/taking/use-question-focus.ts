import { useEffect, useEffectEvent, useRef } from 'react'
import { type Answer, textOf } from '#questions/questions.answer.ts'
import { focusAnswer } from '#questions/questions.focus-answer.ts'
import { turnedLine } from '#quiz/feedback-words.ts'
import type { Item } from '#quiz/session/session.progress.ts'

/** Where the focus goes when a question comes on the table. */
export type Focus = 'nothing' | 'question' | 'answer'

export type QuestionPlaces = ReturnType<typeof useQuestionFocus>

/** The places of a question, and the focus among them: on arriving, and when there is something to mend. */
export function useQuestionFocus({ question, evaluation, answer, arrival }: Item, focus: Focus) {
  const heading = useRef<HTMLHeadingElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const notes = useRef<HTMLDivElement>(null)

  const toAnswer = (line = 0) =>
    focusAnswer(area.current, question.type === 'expression', fieldOf(answer, line))
  const arriveHere = useEffectEvent(() => {
    if (focus === 'question') heading.current?.focus()
    if (focus === 'answer') toAnswer(turnedLine(evaluation))
  })
  useEffect(() => arriveHere(), [])
  const mend = useEffectEvent(() => {
    if (arrival?.kind === 'repeated') return toAnswer()
    if (arrival?.kind !== 'unread') return
    const unit = area.current?.querySelector<HTMLElement>('[data-unit] input')
    if (arrival.problem?.endsWith('_unit') && unit) unit.focus()
    else toAnswer(arrival.line)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer that could not be read brings the focus back
  useEffect(() => mend(), [arrival])

  const toNotes = () =>
    requestAnimationFrame(() => notes.current?.scrollIntoView({ block: 'nearest' }))
  return { heading, area, notes, toAnswer, toNotes }
}

/** Among the fields of the lines, that of one of those with something in it. */
function fieldOf(answer: Answer, line: number): number {
  const lines = textOf(answer).split('\n')
  const written = lines.flatMap((text, at) => (text.trim() === '' ? [] : [at]))
  return written[Math.max(0, line)] ?? 0
}
