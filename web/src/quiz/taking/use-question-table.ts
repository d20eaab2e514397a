import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { backKey } from '#quiz/quiz.back.ts'
import { isUndecided } from '#quiz/quiz.words.ts'
import { firstToDo, type Item, nextAfter } from '#quiz/session/session.progress.ts'
import type { QuizSession } from '#quiz/session/session.ts'
import type { Focus } from './use-question-focus.ts'

type TableOptions = {
  readonly items: readonly Item[]
  readonly session: QuizSession
  readonly isCompleted: boolean
  /** So many are answered as are to be. */
  readonly isEnough: boolean
}

export type QuestionTable = ReturnType<typeof useQuestionTable>

/** Which question is on the table, what is shown of it, and how the student comes to the next. */
export function useQuestionTable({ items, session, isCompleted, isEnough }: TableOptions) {
  const [search, setSearch] = useSearchParams()
  const [first] = useState(() => (isCompleted ? undefined : firstToDo(items)?.number))
  const [focus, setFocus] = useState<Focus>('nothing')
  const [reopened, setReopened] = useState<string>()
  /** The question whose answer is changed although it is handed in: nobody has decided about it. */
  const [revised, setRevised] = useState<string>()
  const isSummary = search.get('view') === 'summary'
  const wanted = search.get('question')
  const item = isSummary ? undefined : items[(wanted === null ? (first ?? 0) : Number(wanted)) - 1]

  const itemId = item?.evaluation.id
  const putAway = (id: string) => {
    if (session.getState().arrivals[id]?.kind === 'marked') session.seen(id)
    setReopened(undefined)
    setRevised(undefined)
  }
  const leftItem = useEffectEvent(putAway)
  // Only once another question is on the table: any sooner, this one would be asked anew for a moment.
  useLayoutEffect(() => {
    if (itemId !== undefined) return () => leftItem(itemId)
  }, [itemId])

  // Once enough is answered the way leads to the end; from there one can go on with what is open.
  const next = item && !isCompleted && !isEnough ? nextAfter(items, item.number) : undefined
  return {
    item,
    shows: item ? shownOf(item, { reopened, revised, isCompleted }) : 'summary',
    focus,
    next,
    nextLabel: next ? 'Next question' : endLabel(isEnough, isCompleted),
    /** Goes to a question, or to the end of the quiz. */
    go(number: number | undefined) {
      setFocus('question')
      const back = search.get(backKey)
      setSearch({
        ...(number === undefined ? { view: 'summary' } : { question: String(number) }),
        ...(back !== null && { [backKey]: back }),
      })
    },
    tryAgain({ evaluation }: Item) {
      putAway(evaluation.id)
      if (isUndecided(evaluation)) setRevised(evaluation.id)
      setFocus('answer')
    },
    /** Shows again what was said to the last try. */
    reopen({ evaluation }: Item) {
      setFocus('question')
      setReopened(evaluation.id)
    },
  } as const
}

type Shown = 'question' | 'waiting' | 'feedback'

type Opened = {
  readonly reopened: string | undefined
  readonly revised: string | undefined
  readonly isCompleted: boolean
}

/** The sheet is up for what is settled, and for a fresh or a reopened judgement until it is put away. */
function shownOf(item: Item, { reopened, revised, isCompleted }: Opened): Shown {
  const { standing, arrival, evaluation, is_sending } = item
  const isRevised = revised === evaluation.id && !evaluation.is_settled
  const isMarked =
    (standing === 'answered' && !isRevised) ||
    arrival?.kind === 'marked' ||
    reopened === evaluation.id
  if (isMarked || isCompleted) return 'feedback'
  return standing === 'waiting' && !is_sending ? 'waiting' : 'question'
}

function endLabel(isEnough: boolean, isCompleted: boolean): string {
  if (isCompleted) return 'See how it went'
  return isEnough ? 'Go and hand it in' : 'To the end of the quiz'
}
