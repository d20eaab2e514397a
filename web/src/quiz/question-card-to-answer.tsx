import { Lightbulb } from 'lucide-react'
import { QuestionAnswer } from '#questions/questions.own-answer.tsx'
import type { Item } from '#quiz/session/session.progress.ts'
import type { QuizSession } from '#quiz/session/session.ts'
import { useSeconds } from '#quiz/session/use-session.ts'
import { QuestionNotes } from '#quiz/taking/question-notes.tsx'
import { FilesPlace } from '#quiz/taking/taking.files-place.tsx'
import type { Hints } from '#quiz/taking/taking.hint-ladder.tsx'
import { useHints } from '#quiz/taking/taking.use-hints.ts'
import { useAnswering } from '#quiz/taking/use-answering.ts'
import { useQuestionFocus } from '#quiz/taking/use-question-focus.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'

type ToAnswerProps = {
  readonly quiz_id: string
  readonly item: Item
  readonly session: QuizSession
  readonly isOffline: boolean
  readonly headingId: string
  readonly isCurrent: boolean
  /** It was tried and is tried again by a press, so the focus comes along. */
  readonly isAgain: boolean
  readonly onFeedback: () => void
}

/** The place to answer the question of a card, and what helps with it. */
export function QuestionCardToAnswer(props: ToAnswerProps) {
  const { quiz_id, item, session, isOffline, headingId, isCurrent, isAgain } = props
  const { question, evaluation, answer, standing } = item
  const hints = useHints(quiz_id, item, isOffline)
  const places = useQuestionFocus(item, isAgain ? 'answer' : 'nothing')
  const answering = useAnswering({ item, session, isOffline, onNext: () => {} }, places)
  useSeconds(isCurrent, () => session.tick(evaluation))
  const isKept = standing === 'waiting' && !item.is_sending
  return (
    <>
      <QuestionNotes
        item={item}
        asked={answering.asked}
        place={places.notes}
        onFeedback={props.onFeedback}
      />
      <div ref={places.area} inert={item.is_sending || isKept}>
        <FilesPlace quiz_id={quiz_id} item={item} isOffline={isOffline}>
          <QuestionAnswer
            question={question}
            answer={answer}
            onAnswer={answering.write}
            onPressed={() => session.pressed(evaluation)}
            onSubmit={() => void answering.check()}
            labelledBy={headingId}
            isPart
          />
        </FilesPlace>
      </div>
      <ReleasedHints {...hints} />
      {isKept ? (
        <p role="status" className="mt-4 text-quiet">
          Your answer is kept. It is marked when the network is back, and then you see here how it
          went.
        </p>
      ) : (
        <div className="mt-5 flex flex-wrap items-center gap-2.5">
          <Button busy={item.is_sending} onClick={() => void answering.check()}>
            {item.is_sending ? 'Checking' : isOffline ? 'Keep my answer' : 'Check my answer'}
          </Button>
          {hints.shown.length < hints.count && (
            <Button
              kind="soft"
              icon={<Lightbulb {...ICON} />}
              busy={hints.isBusy}
              onClick={hints.onShow}
            >
              {`Hint ${hints.shown.length + 1} of ${hints.count}`}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/** The hints that were asked for, here or on the page or in the talk. */
const ReleasedHints = ({ shown }: Hints) => (
  <ol aria-live="polite" aria-label="Hints" className="grid gap-2 not-empty:mt-4">
    {shown.map((text, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a hint is its place on the ladder
      <li key={at} className="rounded-tile bg-butter px-4 py-2.5 text-ink">
        <MathsText>{text}</MathsText>
      </li>
    ))}
  </ol>
)
