import { CircleCheck, Eye, PenLine, Zap } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { GivenAnswer } from '#questions/questions.given-answer.tsx'
import { MarkedPicture } from '#questions/questions.spot-picture.tsx'
import { WorkedSteps } from '#questions/questions.worked-steps.tsx'
import { hasMoreToShow, OwnLines } from '#quiz/feedback/feedback.own-lines.tsx'
import { Panel } from '#quiz/feedback/feedback.panel.tsx'
import { NextStep } from '#quiz/feedback/next-step.tsx'
import type { Item } from '#quiz/session/session.progress.ts'
import { useHints, useSolution } from '#quiz/taking/taking.use-hints.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { saidOf } from './feedback-words.ts'
import type { Quiz } from './quiz.data.ts'
import { feedbackTitle, type Tone, toneOf } from './quiz.words.ts'

const looks: Readonly<Record<Tone, { ground: string; ink: string; icon: ReactNode }>> = {
  right: {
    ground: 'bg-primary-soft',
    ink: 'text-primary-strong',
    icon: <CircleCheck {...ICON} className="flex-none text-primary" />,
  },
  not_yet: {
    ground: 'bg-not-yet-soft',
    ink: 'text-not-yet',
    icon: <PenLine {...ICON} className="flex-none text-not-yet" />,
  },
  review: {
    ground: 'bg-pastel-sky',
    ink: 'text-ink',
    icon: <Eye {...ICON} className="flex-none text-sky" />,
  },
}

type ToldProps = {
  readonly quiz_id: string
  readonly item: Item
  readonly isOffline: boolean
  readonly isCompleted: boolean
  readonly behaviour: Quiz['behaviour']
  readonly after: ReactNode
  readonly onTryAgain: () => void
}

/** What was answered to the question of a card, how it was taken, and what there is to do next. */
export function QuestionCardTold(props: ToldProps) {
  const { quiz_id, item, isOffline, isCompleted, behaviour, after, onTryAgain } = props
  const { evaluation, question, answer } = item
  const hints = useHints(quiz_id, item, isOffline)
  const tone = toneOf(evaluation)
  const isUnsettled = tone === 'not_yet' && !evaluation.is_settled
  const canTry = isUnsettled && !isCompleted
  const canSee = behaviour.solution === 'after_try' && isUnsettled && evaluation.tries > 0
  const steps = evaluation.method_answer ?? []
  return (
    <div className="grid gap-4">
      {question.type === 'hot_spot' && question.image && (
        <MarkedPicture image={question.image} points={answer.points ?? []} />
      )}
      <Verdict item={item} isOpen={canTry} />
      {canTry && <NextStep item={item} hints={hints} />}
      {tone !== 'right' && !canTry && hasMoreToShow(item) && (
        <Panel title={evaluation.lines.length > 0 ? 'Your lines' : 'Your answer'}>
          <OwnLines item={item} />
        </Panel>
      )}
      {steps.length > 0 && <WorkedSteps key={String(evaluation.is_settled)} steps={steps} />}
      <div className="flex flex-wrap gap-2.5">
        {canTry && <Button onClick={onTryAgain}>Try again</Button>}
        {canSee && <ShowSteps quiz_id={quiz_id} item={item} />}
        {!canTry && after}
      </div>
    </div>
  )
}

/** How the answer was taken; the focus comes here with a fresh judgement. */
function Verdict({ item, isOpen }: { readonly item: Item; readonly isOpen: boolean }) {
  const { evaluation, question, answer, arrival } = item
  const heading = useRef<HTMLHeadingElement>(null)
  const isFresh = arrival?.kind === 'marked'
  const gained = arrival?.kind === 'marked' ? arrival.gained : 0
  const takeFocus = useEffectEvent(() => {
    if (isFresh) heading.current?.focus()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a settled question has a new heading to hear
  useEffect(() => takeFocus(), [evaluation.is_settled])
  const { ground, ink, icon } = looks[toneOf(evaluation)]
  const { told } = saidOf(evaluation, isOpen)
  return (
    <div
      className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-card px-4 py-3.5 forced-colors:border ${ground}`}
    >
      {icon}
      <h3 ref={heading} tabIndex={-1} className={`text-lg outline-none ${ink}`}>
        {feedbackTitle(evaluation)}
      </h3>
      {gained > 0 && (
        <b className="inline-flex items-center gap-1.5 rounded-full bg-raised px-3 py-1 font-bold font-display tabular-nums">
          <Zap {...ICON} className="text-[light-dark(#7a5200,var(--sun))]" />+{gained} XP
        </b>
      )}
      <p className="col-span-2 col-start-2 min-w-0">
        <span className="text-quiet">Your answer: </span>
        <b className="font-semibold">
          <GivenAnswer question={question} answer={answer} />
        </b>
      </p>
      {told !== '' && (
        <div className="col-span-2 col-start-2 min-w-0">
          <MathsText>{told}</MathsText>
        </div>
      )}
    </div>
  )
}

/** Shows all the steps, after which nothing more can be tried. */
function ShowSteps({ quiz_id, item }: { readonly quiz_id: string; readonly item: Item }) {
  const solution = useSolution(quiz_id, item)
  return (
    <Button kind="plain" busy={solution.isPending} onClick={() => solution.mutate()}>
      Show all steps
    </Button>
  )
}
