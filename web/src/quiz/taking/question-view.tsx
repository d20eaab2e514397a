import { type ReactNode, useId } from 'react'
import { isBlank } from '#questions/questions.answer.ts'
import { QuestionCard } from '#questions/questions.card.tsx'
import { QuestionAnswer } from '#questions/questions.own-answer.tsx'
import { COLUMNS } from '#quiz/columns.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import type { QuizSession } from '#quiz/session/session.ts'
import { SurenessTap, ToolsAside } from '#quiz/tools/tools.lazy.tsx'
import { Button } from '#ui/button.tsx'
import { QuestionNotes } from './question-notes.tsx'
import { AnswerDock, type Saved } from './taking.answer-dock.tsx'
import { FilesPlace } from './taking.files-place.tsx'
import { HelpAside } from './taking.help-aside.tsx'
import { QuestionActions } from './taking.question-actions.tsx'
import { useHints } from './taking.use-hints.ts'
import { useAnswering } from './use-answering.ts'
import { type Focus, useQuestionFocus } from './use-question-focus.ts'

type QuestionViewProps = {
  readonly quiz_id: string
  readonly item: Item
  readonly session: QuizSession
  readonly isOffline: boolean
  /** The student came here by a press, so the focus comes along: to the question, or back to the answer. */
  readonly focus: Focus
  readonly nav: ReactNode
  readonly fold: ReactNode
  /** Goes on to what is next; undefined where nothing is left open. */
  readonly onNext: () => void
  /** Opens again what was said to the last try. */
  readonly onFeedback: () => void
}

/** A question to answer. */
export function QuestionView(props: QuestionViewProps) {
  const { quiz_id, item, session, isOffline } = props
  const { question, evaluation, answer, standing } = item
  const headingId = useId()
  const hints = useHints(quiz_id, item, isOffline)
  const places = useQuestionFocus(item, props.focus)
  const answering = useAnswering(props, places)
  return (
    <>
      <div className={`${COLUMNS} flex-1 content-start items-start pb-6 md:pt-6 md:pb-10`}>
        <div className="grid gap-7 max-[1239.98px]:hidden">
          {props.nav}
          <ToolsAside />
        </div>
        <div className="min-w-0 min-[1240px]:col-start-2">
          {props.fold}
          <QuestionCard
            question={question}
            headingId={headingId}
            heading={places.heading}
            actions={<QuestionActions item={item} session={session} />}
          >
            <QuestionNotes
              item={item}
              asked={answering.asked}
              place={places.notes}
              onFeedback={props.onFeedback}
            />
            <div
              ref={places.area}
              inert={item.is_sending}
              onKeyDownCapture={(event) => {
                if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
                event.stopPropagation()
                event.preventDefault()
                void answering.check()
              }}
            >
              <FilesPlace quiz_id={quiz_id} item={item} isOffline={isOffline}>
                <QuestionAnswer
                  question={question}
                  answer={answer}
                  onAnswer={answering.write}
                  onPressed={() => session.pressed(evaluation)}
                  onSubmit={() => void answering.check()}
                  labelledBy={headingId}
                />
              </FilesPlace>
            </div>
            <HowSure item={item} session={session} />
          </QuestionCard>
        </div>
        <HelpAside evaluation_question_id={evaluation.id} hints={hints} />
      </div>
      <AnswerDock
        evaluation_question_id={evaluation.id}
        hints={hints}
        saved={savedOf(item, isOffline)}
        aside={
          <Button kind="line" onClick={answering.skip} className="max-md:flex-1">
            {standing === 'open' || standing === 'skipped' ? 'Skip for now' : 'Later'}
          </Button>
        }
      >
        <Button data-key="Enter" busy={item.is_sending} onClick={() => void answering.check()}>
          {checkWords(item, isOffline)}
        </Button>
      </AnswerDock>
    </>
  )
}

/** What nobody checks at once is handed in. */
function checkWords({ question: { type }, is_sending }: Item, isOffline: boolean): string {
  const isForPerson = type === 'drawing' || type === 'recording'
  if (is_sending) return isForPerson ? 'Sending' : 'Checking'
  if (isOffline) return 'Keep my answer'
  return isForPerson ? 'Hand it in' : 'Check my answer'
}

/** Asks how sure somebody is, once there is something to be sure of. */
function HowSure({ item, session }: Pick<QuestionViewProps, 'item' | 'session'>) {
  const { answer, sureness, evaluation } = item
  if (isBlank(answer)) return null
  return (
    <SurenessTap said={sureness} onSay={(said) => session.edit(evaluation, { sureness: said })} />
  )
}

function savedOf({ is_unsaved, answer }: Item, isOffline: boolean): Saved {
  if (is_unsaved) return isOffline ? 'kept' : 'saving'
  return isBlank(answer) ? 'nothing' : 'saved'
}
