import { ArrowLeft, ArrowRight, Check, CloudUpload } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { isTooLong } from '#questions/questions.answer.ts'
import { AskedCard } from '#questions/questions.asked-card.tsx'
import { QuestionAnswer } from '#questions/questions.own-answer.tsx'
import { kindWords, markWords } from '#questions/questions.words.ts'
import { COLUMNS, LOW } from '#quiz/columns.ts'
import { refusalWords, tooLongWords } from '#quiz/quiz.words.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import type { QuizSession } from '#quiz/session/session.ts'
import { FilesPlace } from '#quiz/taking/taking.files-place.tsx'
import { QuestionActions } from '#quiz/taking/taking.question-actions.tsx'
import { ToolsAside } from '#quiz/tools/tools.lazy.tsx'
import { Button } from '#ui/button.tsx'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'

type ExamQuestionProps = {
  readonly item: Item
  readonly quiz_id: string
  readonly total: number
  readonly session: QuizSession
  readonly isOffline: boolean
  readonly isUp: boolean
  /** The student came here by a press, so the focus comes along. */
  readonly hasFocus: boolean
  readonly nav: ReactNode
  readonly fold: ReactNode
  /** Goes to a question, or to the end. */
  readonly onGo: (number: number | undefined) => void
}

/** A question of an exam: what is written is kept as it is written, and nobody says anything to it. */
export function ExamQuestion(props: ExamQuestionProps) {
  const { item, total, session, isOffline, onGo } = props
  const { question, evaluation, answer, number, standing } = item
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const arrive = useEffectEvent(() => {
    if (props.hasFocus) heading.current?.focus()
  })
  useEffect(() => arrive(), [])
  return (
    <>
      <div className={`${COLUMNS} flex-1 content-start items-start pb-6 md:pt-6 md:pb-10`}>
        <div className="grid gap-7 max-[1239.98px]:hidden">
          {props.nav}
          <ToolsAside />
        </div>
        <div className="min-w-0 min-[1240px]:col-start-2">
          {props.fold}
          <AskedCard
            question={question}
            headingId={headingId}
            heading={heading}
            name="The question"
            above={<Above item={item} session={session} />}
          >
            <Trouble item={item} />
            <div inert={props.isUp}>
              <FilesPlace quiz_id={props.quiz_id} item={item} isOffline={isOffline} isSentOnLeaving>
                <QuestionAnswer
                  question={question}
                  answer={answer}
                  onAnswer={(given) =>
                    session.edit(evaluation, {
                      ...given,
                      ...(standing === 'skipped' && { is_skipped: false }),
                    })
                  }
                  onPressed={() => session.pressed(evaluation)}
                  onSubmit={() => onGo(number === total ? undefined : number + 1)}
                  labelledBy={headingId}
                />
              </FilesPlace>
            </div>
          </AskedCard>
        </div>
      </div>
      <Dock item={item} total={total} session={session} isOffline={isOffline} onGo={onGo} />
    </>
  )
}

type DockProps = Pick<ExamQuestionProps, 'item' | 'total' | 'session' | 'isOffline' | 'onGo'>

/** What stands under the thumb: back, how safe the answer is, to the end, and on. */
function Dock({ item, total, session, isOffline, onGo }: DockProps) {
  const { number, standing, evaluation } = item
  const isLast = number === total
  return (
    <div
      data-stays="dock"
      className={`${COLUMNS} sticky bottom-0 z-20 border-line border-t bg-surface py-2.5 pb-[max(12px,env(safe-area-inset-bottom))] md:py-4 ${LOW}`}
    >
      <div className="flex flex-wrap items-center gap-2.5 min-[1240px]:col-start-2 md:gap-3">
        <Button
          kind="line"
          icon={<ArrowLeft {...ICON} />}
          disabled={number === 1}
          onClick={() => onGo(number - 1)}
          className="max-md:flex-1"
        >
          {number === 1 ? 'Back' : `Question ${number - 1}`}
        </Button>
        <SavedNote item={item} isOffline={isOffline} />
        {!isLast && (
          <Button kind="plain" onClick={() => onGo(undefined)} className="max-md:order-last">
            Hand in
          </Button>
        )}
        <Button
          iconAfter={<ArrowRight {...ICON} />}
          onClick={() => {
            if (standing === 'open') session.edit(evaluation, { is_skipped: true })
            onGo(isLast ? undefined : number + 1)
          }}
          className="max-md:flex-[2]"
        >
          {isLast ? 'To the end' : `Question ${number + 1}`}
        </Button>
      </div>
    </div>
  )
}

/** What belongs to a question: what it is worth, and what can be done with it beside answering it. */
function Above({ item, session }: Pick<ExamQuestionProps, 'item' | 'session'>) {
  const { question, number } = item
  return (
    <div data-unread className="-mr-2 mb-2 flex flex-wrap items-center gap-x-1 md:mb-4">
      <p className="mr-auto min-w-0 font-semibold text-quiet text-sm">
        Question {number}
        <span className="font-normal">
          {' '}
          · {kindWords(question.type, question.needs_unit)} · {markWords(question.max_score)}
        </span>
      </p>
      <QuestionActions item={item} session={session} />
    </div>
  )
}

/** Why something cannot be kept as it is. What is right or not is never said here. */
function Trouble({ item: { question, answer, arrival } }: Pick<ExamQuestionProps, 'item'>) {
  const refused = arrival?.kind === 'refused' ? refusalWords(arrival.code) : undefined
  const trouble = isTooLong(question, answer) ? tooLongWords : refused
  return (
    <div aria-live="polite">
      {trouble && <p className="mb-4 rounded-[12px] bg-pastel-sky px-3.5 py-2.5">{trouble}</p>}
    </div>
  )
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** How safe the answer is: on its way, on this device, or with the school since when. */
function SavedNote({ item, isOffline }: Pick<ExamQuestionProps, 'item' | 'isOffline'>) {
  const { is_unsaved, standing, evaluation } = item
  const isStored = !is_unsaved && standing === 'answered'
  const words = is_unsaved
    ? isOffline
      ? 'Kept on this device'
      : 'Storing'
    : isStored
      ? `Stored at ${clock.format(new Date(evaluation.updated_at))}`
      : ''
  return (
    <span
      role="status"
      className="ml-auto inline-flex items-center gap-1.5 text-quiet text-sm tabular-nums max-md:order-first max-md:basis-full max-md:justify-center"
    >
      {is_unsaved && <CloudUpload {...ICON_SMALL} />}
      {isStored && <Check {...ICON_SMALL} />}
      {words}
    </span>
  )
}
