import { ArrowRight } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { textOf } from '#questions/questions.answer.ts'
import { WorkedSteps } from '#questions/questions.worked-steps.tsx'
import { COLUMNS } from '#quiz/columns.ts'
import { turnedLine } from '#quiz/feedback-words.ts'
import type { Quiz } from '#quiz/quiz.data.ts'
import { toneOf } from '#quiz/quiz.words.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import type { QuizSession } from '#quiz/session/session.ts'
import { AskPip } from '#quiz/taking/taking.help-aside.tsx'
import { useHints, useSolution } from '#quiz/taking/taking.use-hints.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { AnsweredCard } from './answered-card.tsx'
import { KeepButton } from './feedback.keep-button.tsx'
import { LookedFor } from './feedback.looked-for.tsx'
import { hasMoreToShow, OwnLines } from './feedback.own-lines.tsx'
import { Panel } from './feedback.panel.tsx'
import { FeedbackSheet } from './feedback-sheet.tsx'
import { NextStep } from './next-step.tsx'

/** What else helps comes after the first look. */
const HelpStrip = lazy(async () => ({
  default: (await import('./feedback.help-strip.tsx')).HelpStrip,
}))

type FeedbackViewProps = {
  readonly quiz_id: string
  readonly item: Item
  readonly session: QuizSession
  readonly isOffline: boolean
  /** The quiz is finished: nothing can be tried again. */
  readonly isCompleted: boolean
  readonly behaviour: Quiz['behaviour']
  readonly hasFocus: boolean
  readonly nav: ReactNode
  readonly fold: ReactNode
  readonly nextLabel: string
  readonly onNext: () => void
  readonly onTryAgain: () => void
}

/** A question that was marked: what was answered, and the sheet with what there is to say to it. */
export function FeedbackView(props: FeedbackViewProps) {
  const { quiz_id, item, session, isCompleted, nextLabel, onNext, onTryAgain } = props
  const { tutor, solution: rule } = props.behaviour
  const { evaluation } = item
  const heading = useRef<HTMLHeadingElement>(null)
  const hints = useHints(quiz_id, item, props.isOffline)
  const takeFocus = useEffectEvent(() => {
    if (props.hasFocus) heading.current?.focus()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a settled question has a new heading to hear
  useEffect(() => takeFocus(), [evaluation.is_settled])

  const tone = toneOf(evaluation)
  const isUnsettled = tone === 'not_yet' && !evaluation.is_settled
  const canTry = isUnsettled && !isCompleted
  const isUndecided = tone === 'review' && !evaluation.is_settled
  const turned = turnedLine(evaluation)
  return (
    <>
      <div className={`${COLUMNS} flex-1 content-start items-start pb-6 md:pt-6`}>
        {props.nav}
        <div className="min-w-0">
          {props.fold}
          <AnsweredCard quiz_id={quiz_id} item={item} tone={tone} />
        </div>
      </div>
      <FeedbackSheet
        item={item}
        isOpen={canTry}
        heading={heading}
        actions={
          <>
            {tutor && <AskPip evaluation_question_id={evaluation.id} className="max-md:px-1" />}
            {rule === 'after_try' && ((isUnsettled && evaluation.tries > 0) || isUndecided) ? (
              <ShowSteps quiz_id={quiz_id} item={item}>
                {isUndecided ? 'See a model answer' : 'Show all steps'}
              </ShowSteps>
            ) : (
              <KeepButton item={item} session={session} />
            )}
            {isUndecided && !isCompleted && (
              <Button kind="line" onClick={onTryAgain} className="max-md:px-1">
                Change my answer
              </Button>
            )}
            {canTry && (
              <Button kind="plain" onClick={onNext} className="max-md:px-1">
                Later
              </Button>
            )}
            <Button
              data-key="Enter"
              iconAfter={canTry ? undefined : <ArrowRight {...ICON} />}
              onClick={canTry ? onTryAgain : onNext}
              className="max-md:order-first max-md:w-full md:ml-auto md:min-w-46"
            >
              {!canTry ? nextLabel : turned >= 0 ? `Mend line ${turned + 1}` : 'Try again'}
            </Button>
          </>
        }
      >
        {canTry && <NextStep item={item} hints={hints} />}
        {tone !== 'right' && !canTry && hasMoreToShow(item) && (
          <Panel title={evaluation.lines.length > 0 ? 'Your lines' : 'Your answer'}>
            <OwnLines item={item} />
          </Panel>
        )}
        <Help quiz_id={quiz_id} item={item} isOffline={props.isOffline} />
      </FeedbackSheet>
    </>
  )
}

/** What there is to read, and what else helps. */
const Help = (props: Pick<FeedbackViewProps, 'quiz_id' | 'item' | 'isOffline'>) => (
  <>
    <Solution evaluation={props.item.evaluation} />
    <Suspense>
      <HelpStrip {...props} />
    </Suspense>
  </>
)

/** What there is to see once nothing more is tried: what earns the marks of a text, and the solution. */
function Solution({ evaluation }: Pick<Item, 'evaluation'>) {
  const { looked_for, method_answer, is_settled, review } = evaluation
  const steps = method_answer ?? []
  const solution = steps.length > 0 && <WorkedSteps key={String(is_settled)} steps={steps} />
  if (looked_for.length === 0) return solution
  return (
    <>
      <LookedFor points={looked_for} text={textOf(evaluation)} review={review} />
      {solution && <Panel title="A model answer">{solution}</Panel>}
    </>
  )
}

type ShowStepsProps = Pick<FeedbackViewProps, 'quiz_id' | 'item'> & { readonly children: string }

/** Shows all the steps, after which nothing more can be tried. */
function ShowSteps({ quiz_id, item, children }: ShowStepsProps) {
  const solution = useSolution(quiz_id, item)
  return (
    <Button
      kind="plain"
      busy={solution.isPending}
      onClick={() => solution.mutate()}
      className="max-md:px-1"
    >
      {children}
    </Button>
  )
}
