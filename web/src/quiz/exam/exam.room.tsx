import type { Quiz } from '#quiz/quiz.data.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import type { QuizSession } from '#quiz/session/session.ts'
import { ExamEnd } from './exam-end.tsx'
import { ExamNav, ExamNavFold } from './exam-nav.tsx'
import { ExamQuestion } from './exam-question.tsx'

type ExamRoomProps = {
  readonly quiz: Quiz
  /** As an exam has them. */
  readonly items: readonly Item[]
  /** The question on the table; none at the end. */
  readonly item: Item | undefined
  readonly session: QuizSession
  readonly isOffline: boolean
  /** The time is over: nothing can be written any more. */
  readonly isUp: boolean
  readonly hasFocus: boolean
  readonly onGo: (number: number | undefined) => void
}

/** An exam under way: quiet, with a way back to every question until all is handed in. */
export function ExamRoom({ quiz, items, item, onGo, ...rest }: ExamRoomProps) {
  if (!item)
    return (
      <ExamEnd
        quiz={quiz}
        items={items}
        onGo={onGo}
        session={rest.session}
        isOffline={rest.isOffline}
      />
    )
  const nav = { items, current: item.number, onGo }
  return (
    <ExamQuestion
      key={item.number}
      {...rest}
      quiz_id={quiz.id}
      item={item}
      total={items.length}
      onGo={onGo}
      nav={<ExamNav {...nav} />}
      fold={<ExamNavFold {...nav} />}
    />
  )
}
