import { useState } from 'react'
import { type Answer, handedIn, isTooLong, openPlaces } from '#questions/questions.answer.ts'
import { openPlacesWords, tooLongWords } from '#quiz/quiz.words.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import type { QuizSession } from '#quiz/session/session.ts'
import type { QuestionPlaces } from './use-question-focus.ts'

type AnsweringOptions = {
  readonly item: Item
  readonly session: QuizSession
  readonly isOffline: boolean
  readonly onNext: () => void
}

/** What can be done with an answer on the table: written, checked, or left for later. */
export function useAnswering(
  { item, session, isOffline, onNext }: AnsweringOptions,
  places: QuestionPlaces,
) {
  const { question, evaluation, answer, standing } = item
  /** What stands in the way of checking it, or whether places are left empty on purpose. */
  const [asked, setAsked] = useState<string>()

  const check = async () => {
    if (item.is_sending) return
    if (isTooLong(question, answer)) {
      setAsked(tooLongWords)
      return
    }
    const { open, of } = openPlaces(question, answer)
    const isEmpty = open === of
    if (open > 0 && (isEmpty || asked === undefined)) {
      setAsked(openPlacesWords({ open, of }))
      if (isEmpty) places.toAnswer()
      places.toNotes()
      return
    }
    setAsked(undefined)
    await session.handIn(evaluation, handedIn(question, answer))
    if (isOffline) onNext()
  }
  return {
    asked,
    check,
    write(next: Answer) {
      setAsked(undefined)
      session.edit(evaluation, { ...next, ...(standing === 'skipped' && { is_skipped: false }) })
    },
    skip() {
      if (standing === 'open' || standing === 'skipped')
        session.edit(evaluation, { is_skipped: true })
      onNext()
    },
  }
}
