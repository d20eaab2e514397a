import { Check, ChevronDown, Clock, Eye, Minus, PenLine } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isBlank, textOf } from '#questions/questions.answer.ts'
import { GivenAnswer } from '#questions/questions.given-answer.tsx'
import { WorkedSteps } from '#questions/questions.worked-steps.tsx'
import { HelpStrip } from '#quiz/feedback/feedback.help-strip.tsx'
import { KeepButton } from '#quiz/feedback/feedback.keep-button.tsx'
import { LookedFor } from '#quiz/feedback/feedback.looked-for.tsx'
import { MarkedPages } from '#quiz/feedback/feedback.marked-pages.tsx'
import { OwnLines } from '#quiz/feedback/feedback.own-lines.tsx'
import { Panel } from '#quiz/feedback/feedback.panel.tsx'
import { SecondLook } from '#quiz/feedback/feedback.second-look.tsx'
import { rationaleOf, toneOf } from '#quiz/quiz.words.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import type { QuizSession } from '#quiz/session/session.ts'
import { AskPip } from '#quiz/taking/taking.help-aside.tsx'
import { useSolution } from '#quiz/taking/taking.use-hints.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'

type ResultQuestionProps = {
  readonly quiz_id: string
  readonly item: Item
  readonly session: QuizSession
  readonly onGo: (number: number) => void
}

type Look = { readonly words: string; readonly icon: ReactNode; readonly ground: string }

const looks = {
  right: {
    words: '',
    icon: <Check {...ICON_SMALL} />,
    ground: 'bg-primary-soft text-primary-strong',
  },
  not_yet: {
    words: 'Not yet',
    icon: <PenLine {...ICON_SMALL} />,
    ground: 'bg-not-yet-soft text-not-yet',
  },
  review: {
    words: 'Not decided yet',
    icon: <Eye {...ICON_SMALL} />,
    ground: 'bg-pastel-sky text-ink',
  },
  waiting: { words: 'Waiting', icon: <Clock {...ICON_SMALL} />, ground: 'bg-pastel-sky text-ink' },
  open: { words: 'Left open', icon: <Minus {...ICON_SMALL} />, ground: 'bg-track text-ink' },
} as const satisfies Record<string, Look>

function lookOf({ standing, evaluation }: Item): keyof typeof looks {
  if (standing === 'waiting') return 'waiting'
  if (standing === 'open' || standing === 'skipped') return 'open'
  return toneOf(evaluation)
}

/** One question: how it stands, what was answered, and behind it what there is to say. */
export function ResultQuestion(props: ResultQuestionProps) {
  const { item } = props
  const [isOpen, setIsOpen] = useState(false)
  const kind = lookOf(item)
  const look = looks[kind]
  const panel = `explained-${item.number}`
  return (
    <li
      className={classes(
        'border-line border-t first:border-t-0',
        isOpen &&
          kind === 'not_yet' &&
          'rounded-card bg-[color-mix(in_oklab,var(--not-yet-soft)_45%,transparent)]',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen(!isOpen)}
        className="grid min-h-15 w-full grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-control px-2 py-2.5 text-left -outline-offset-3 hover:bg-hover md:grid-cols-[auto_auto_minmax(0,1fr)_minmax(0,auto)_auto] md:px-3"
      >
        <span className={`grid size-8 place-items-center rounded-full ${look.ground}`}>
          {look.icon}
        </span>
        <span className="w-5 flex-none text-quiet text-sm tabular-nums">{item.number}</span>
        <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">
          <MathsText inline>{item.question.text.replace(/\[\[\d+\]\]/g, '…')}</MathsText>
        </span>
        <span className="flex min-w-0 items-center gap-2 max-md:col-span-2 max-md:col-start-3 max-md:row-start-2">
          <span
            className={classes(
              'whitespace-nowrap text-sm',
              kind === 'not_yet' ? 'font-semibold text-not-yet' : 'text-quiet',
              kind === 'right' && 'sr-only',
            )}
          >
            {kind === 'right' ? 'Right' : look.words}
          </span>
          {!isBlank(item.answer) && kind !== 'open' && (
            <span className="line-clamp-1 min-w-0 [overflow-wrap:anywhere] md:max-w-60">
              <GivenAnswer question={item.question} answer={item.answer} />
            </span>
          )}
        </span>
        <ChevronDown
          {...ICON}
          className={classes('flex-none text-quiet transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={panel} hidden={!isOpen}>
        {isOpen && <Explained {...props} />}
      </div>
    </li>
  )
}

/** The student's own lines first, then how it goes. */
function Explained({ quiz_id, item, session, onGo }: ResultQuestionProps) {
  const { evaluation, answer } = item
  const solution = useSolution(quiz_id, item)
  const canShow = evaluation.method_answer === null && (evaluation.tries > 0 || evaluation.review)
  const { looked_for, method_answer, review, misconception } = evaluation
  const steps = method_answer ?? []
  // Where each place has its own note, that of the whole says the same again.
  const why = evaluation.parts.length > 1 ? '' : (misconception ?? rationaleOf(evaluation))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-2 pb-5 md:pr-4 md:pl-14">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[repeat(auto-fit,minmax(300px,1fr))]">
        {!isBlank(answer) && (
          <Panel title={evaluation.lines.length > 0 ? 'Your lines' : 'Your answer'}>
            <OwnLines item={item} />
            {why !== '' && !evaluation.is_full_marks && (
              <MathsText className="mt-2 text-quiet">{why}</MathsText>
            )}
          </Panel>
        )}
        {looked_for.length > 0 ? (
          <LookedFor points={looked_for} text={textOf(evaluation)} review={review} />
        ) : (
          steps.length > 0 && (
            <Panel title="And here is why">
              <WorkedSteps steps={steps} />
            </Panel>
          )
        )}
      </div>
      {review === 'decided' && evaluation.file_ids?.length ? (
        <MarkedPages evaluation_question_id={evaluation.id} />
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        {canShow && (
          <Button kind="soft" busy={solution.isPending} onClick={() => solution.mutate()}>
            Show how it goes
          </Button>
        )}
        <AskPip evaluation_question_id={evaluation.id} kind="line" />
        <KeepButton item={item} session={session} />
        <Button kind="plain" onClick={() => onGo(item.number)}>
          See the whole question
        </Button>
        {evaluation.tries > 0 && !evaluation.is_full_marks && <SecondLook id={evaluation.id} />}
      </div>
      <HelpStrip quiz_id={quiz_id} item={item} />
    </div>
  )
}
