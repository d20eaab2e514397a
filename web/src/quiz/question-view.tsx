import { Info, PenLine } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import {
  type Answer,
  handedIn,
  isBlank,
  isTooLong,
  openPlaces,
  textOf,
} from '#questions/questions.answer.ts'
import { QuestionCard } from '#questions/questions.card.tsx'
import { focusAnswer } from '#questions/questions.focus-answer.ts'
import { GivenAnswer } from '#questions/questions.given-answer.tsx'
import { QuestionAnswer } from '#questions/questions.own-answer.tsx'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { AnswerDock, type Saved } from './answer-dock.tsx'
import { COLUMNS } from './columns.ts'
import { turnedLine } from './feedback-words.ts'
import { HelpAside } from './help-aside.tsx'
import type { Item } from './progress.ts'
import { openPlacesWords, rationaleOf, refusalWords, tooLongWords } from './quiz.words.ts'
import type { QuizSession } from './session.ts'
import { useHints } from './use-hints.ts'

type QuestionViewProps = {
  readonly quiz_id: string
  readonly item: Item
  readonly session: QuizSession
  readonly isOffline: boolean
  /** The student came here by a press, so the focus comes along: to the question, or back to the answer. */
  readonly focus: 'nothing' | 'question' | 'answer'
  readonly nav: ReactNode
  readonly fold: ReactNode
  /** Goes on to what is next; undefined where nothing is left open. */
  readonly onNext: () => void
  /** Opens again what was said to the last try. */
  readonly onFeedback: () => void
}

/** A question to answer. */
export function QuestionView(props: QuestionViewProps) {
  const { quiz_id, item, session, isOffline, onNext } = props
  const { question, evaluation, answer, arrival, standing } = item
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const notes = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<string>()
  const hints = useHints(quiz_id, item, isOffline)

  const toAnswer = (line = 0) =>
    focusAnswer(area.current, question.type === 'expression', fieldOf(answer, line))
  const arriveHere = useEffectEvent(() => {
    if (props.focus === 'question') heading.current?.focus()
    if (props.focus === 'answer') toAnswer(turnedLine(evaluation))
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

  const write = (next: Answer) => {
    setAsked(undefined)
    session.edit(evaluation, { ...next, ...(standing === 'skipped' && { is_skipped: false }) })
  }
  const check = async () => {
    if (item.is_sending) return
    if (isTooLong(question, answer)) {
      setAsked(tooLongWords)
      return
    }
    const places = openPlaces(question, answer)
    const isEmpty = places.open === places.of
    if (places.open > 0 && (isEmpty || asked === undefined)) {
      setAsked(openPlacesWords(places))
      if (isEmpty) toAnswer()
      requestAnimationFrame(() => notes.current?.scrollIntoView({ block: 'nearest' }))
      return
    }
    setAsked(undefined)
    await session.handIn(evaluation, handedIn(question, answer))
    if (isOffline) onNext()
  }
  const isTried = standing === 'not_yet'
  const skip = () => {
    if (!isTried) session.edit(evaluation, { is_skipped: true })
    onNext()
  }
  return (
    <>
      <div className={`${COLUMNS} flex-1 content-start items-start pb-6 md:pt-6 md:pb-10`}>
        {props.nav}
        <div className="min-w-0">
          {props.fold}
          <QuestionCard
            question={question}
            headingId={headingId}
            heading={heading}
            isBookmarked={item.is_bookmarked}
            onBookmark={() => session.edit(evaluation, { is_bookmark: !item.is_bookmarked })}
          >
            {standing === 'not_yet' && arrival === undefined && (
              <Note icon={<PenLine {...ICON} />} tone="not_yet">
                Not yet. <MathsText inline>{rationaleOf(evaluation)}</MathsText>{' '}
                <button
                  type="button"
                  onClick={props.onFeedback}
                  className="min-h-6 font-semibold underline underline-offset-3"
                >
                  See your last try
                </button>
              </Note>
            )}
            <div ref={notes} aria-live="polite" className="scroll-my-40">
              {asked !== undefined && (
                <Note icon={<Info {...ICON} />} tone="not_yet">
                  {asked}
                </Note>
              )}
              {arrival?.kind === 'unread' && (
                <Note icon={<PenLine {...ICON} />} tone="not_yet">
                  <b>
                    {arrival.line >= 0 && `Line ${arrival.line + 1}: `}
                    <MathsText inline>{arrival.why}</MathsText>
                  </b>{' '}
                  It cost nothing: mend it and check it again.
                </Note>
              )}
              {arrival?.kind === 'repeated' && (
                <Note icon={<PenLine {...ICON} />} tone="not_yet">
                  <b>
                    You tried <Tried question={question} answer={answer} /> already.
                  </b>{' '}
                  It cost nothing: change something and check it again.
                </Note>
              )}
              {arrival?.kind === 'refused' && (
                <Note icon={<Info {...ICON} />} tone="plain">
                  {refusalWords(arrival.code)}
                </Note>
              )}
            </div>
            <div
              ref={area}
              inert={item.is_sending}
              onKeyDownCapture={(event) => {
                if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
                event.stopPropagation()
                event.preventDefault()
                void check()
              }}
            >
              <QuestionAnswer
                question={question}
                answer={answer}
                onAnswer={write}
                onPressed={() => session.pressed(evaluation)}
                onSubmit={() => void check()}
                labelledBy={headingId}
              />
            </div>
          </QuestionCard>
        </div>
        <HelpAside evaluation_question_id={evaluation.id} hints={hints} />
      </div>
      <AnswerDock
        evaluation_question_id={evaluation.id}
        hints={hints}
        saved={savedOf(item, isOffline)}
        aside={
          <Button kind="line" onClick={skip} className="max-md:flex-1">
            {isTried ? 'Later' : 'Skip for now'}
          </Button>
        }
      >
        <Button busy={item.is_sending} onClick={() => void check()}>
          {item.is_sending ? 'Checking' : isOffline ? 'Keep my answer' : 'Check my answer'}
        </Button>
      </AnswerDock>
    </>
  )
}

/** Among the fields of the lines, that of one of those with something in it. */
function fieldOf(answer: Answer, line: number): number {
  const lines = textOf(answer).split('\n')
  const written = lines.flatMap((text, at) => (text.trim() === '' ? [] : [at]))
  return written[Math.max(0, line)] ?? 0
}

/** Types of which an answer is said in a few signs. */
const shortTypes: readonly string[] = ['number', 'expression', 'short_text', 'single_choice']

const Tried = ({ question, answer }: Pick<Item, 'question' | 'answer'>) =>
  shortTypes.includes(question.type) ? <GivenAnswer question={question} answer={answer} /> : 'this'

function savedOf({ is_unsaved, answer }: Item, isOffline: boolean): Saved {
  if (is_unsaved) return isOffline ? 'kept' : 'saving'
  return isBlank(answer) ? 'nothing' : 'saved'
}

type NoteProps = {
  readonly icon: ReactNode
  readonly tone: 'not_yet' | 'plain'
  readonly children: ReactNode
}

function Note({ icon, tone, children }: NoteProps) {
  const ground = tone === 'not_yet' ? 'bg-not-yet-soft' : 'bg-pastel-sky'
  return (
    <p className={`mb-4 flex gap-2.5 rounded-[12px] px-3.5 py-2.5 text-ink ${ground}`}>
      <span className="mt-0.75 flex-none">{icon}</span>
      <span className="min-w-0">{children}</span>
    </p>
  )
}
