import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { COLUMNS } from '#quiz/columns.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import type { QuizSession } from '#quiz/session/session.ts'
import { AnswerDock } from '#quiz/taking/taking.answer-dock.tsx'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { AnsweredCard } from './answered-card.tsx'

type WaitingViewProps = {
  readonly quiz_id: string
  readonly item: Item
  readonly session: QuizSession
  readonly nav: ReactNode
  readonly fold: ReactNode
  readonly nextLabel: string
  readonly onNext: () => void
}

const noHints = { shown: [], count: 0, isBusy: false, isOffline: true, onShow: () => {} }

/** An answer that is kept on this device until it can be sent. */
export function WaitingView({
  quiz_id,
  item,
  session,
  nav,
  fold,
  nextLabel,
  onNext,
}: WaitingViewProps) {
  return (
    <>
      <div className={`${COLUMNS} flex-1 content-start items-start pb-6 md:pt-6`}>
        {nav}
        <div className="min-w-0">
          {fold}
          <AnsweredCard quiz_id={quiz_id} item={item} tone="waiting" />
          <p role="status" className="mt-4 text-center text-quiet">
            Your answer is kept. It is marked when the network is back, and then you see here how it
            went.
          </p>
        </div>
      </div>
      <AnswerDock
        evaluation_question_id={item.evaluation.id}
        hints={noHints}
        saved="kept"
        aside={
          item.is_free && (
            <Button
              kind="line"
              onClick={() => session.takeBack(item.evaluation)}
              className="max-md:flex-1"
            >
              Change my answer
            </Button>
          )
        }
      >
        <Button iconAfter={<ArrowRight {...ICON} />} onClick={onNext}>
          {nextLabel}
        </Button>
      </AnswerDock>
    </>
  )
}
