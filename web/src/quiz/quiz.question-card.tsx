import { ApiError } from '@learngrove/contract/call'
import { largeTypes } from '@learngrove/contract/chat.limits'
import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Maximize2, PenLine } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { networkWords } from '#platform/words.ts'
import { AskedCard } from '#questions/questions.asked-card.tsx'
import { markWords } from '#questions/questions.words.ts'
import { type Item, itemsOf } from '#quiz/session/session.progress.ts'
import { sessionOf } from '#quiz/session/session.ts'
import { useSession } from '#quiz/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { useKatex } from '#ui/maths/use-katex.ts'
import { useMathLive } from '#ui/maths/use-mathlive.ts'
import { QuestionCardNote, QuestionCardSkeleton } from './question-card-frame.tsx'
import { QuestionCardToAnswer } from './question-card-to-answer.tsx'
import { QuestionCardTold } from './question-card-told.tsx'
import { type Attempt, attemptQuery, type Quiz, quizQuery } from './quiz.data.ts'
import { refusalWords } from './quiz.words.ts'

type QuestionCardProps = {
  readonly quiz_id: string
  readonly evaluation_question_id: string
  readonly user_id: string
  /** What it is about: the title of its topic. */
  readonly title: string
  /** It is worked on now: its time counts. */
  readonly isCurrent: boolean
  /** What can be done once it was answered. */
  readonly after: ReactNode
}

/** A question of a quiz where something else is the page: it is answered in place, as on the page of the quiz. */
export function QuestionInCard(props: QuestionCardProps) {
  const { quiz_id, title } = props
  const quiz = useQuery(quizQuery(quiz_id))
  const attempt = useQuery({ ...attemptQuery(quiz_id), enabled: quiz.isSuccess })
  if (quiz.data && attempt.data)
    return <Opened {...props} quiz={quiz.data} attempt={attempt.data} />
  if (quiz.isPaused || attempt.isPaused) {
    return (
      <QuestionCardNote title={title}>
        This question needs the network. It comes by itself when you are back online.
      </QuestionCardNote>
    )
  }
  const error = quiz.error ?? attempt.error
  if (!error) return <QuestionCardSkeleton title={title} />
  const isGone = error instanceof ApiError && error.code === 'NOT_FOUND'
  if (isGone)
    return <QuestionCardNote title={title}>This question is not here any more.</QuestionCardNote>
  const again = () => void (quiz.error ? quiz.refetch() : attempt.refetch())
  return (
    <QuestionCardNote
      title={title}
      action={
        <Button kind="line" onClick={again} busy={quiz.isFetching || attempt.isFetching}>
          Try again
        </Button>
      }
    >
      This question did not arrive.{' '}
      {error instanceof ApiError ? refusalWords(error.code) : networkWords}
    </QuestionCardNote>
  )
}

type OpenedProps = QuestionCardProps & { readonly quiz: Quiz; readonly attempt: Attempt }

function Opened({ quiz, attempt, ...props }: OpenedProps) {
  const session = sessionOf({ user_id: props.user_id, quiz_id: quiz.id })
  const state = useSession(session)
  useEffect(() => void session.load(), [session])
  const item = itemsOf(quiz, attempt, state).find(
    ({ evaluation }) => evaluation.id === props.evaluation_question_id,
  )
  useKatex()
  useMathLive(item?.question.type === 'expression')
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isCurrent = useEffectEvent(() => props.isCurrent)
  // A large card that comes at the end of a conversation would be seen from its foot.
  useEffect(() => {
    const shown = requestAnimationFrame(() => {
      if (isCurrent()) heading.current?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(shown)
  }, [])
  /** What is done although the question stands otherwise: it is tried again, or what was said last is shown again. */
  const [chosen, setChosen] = useState<'again' | 'last'>()
  if (!item)
    return (
      <QuestionCardNote title={props.title}>This question is not here any more.</QuestionCardNote>
    )

  const { question, evaluation } = item
  const isOffline = state.connection === 'lost'
  const shared = { quiz_id: quiz.id, item, session, isOffline }
  const tryAgain = () => {
    session.seen(evaluation.id)
    setChosen('again')
  }
  return (
    <AskedCard
      question={question}
      headingId={headingId}
      heading={heading}
      name="The question"
      above={<Above item={item} title={props.title} quiz_id={quiz.id} />}
    >
      {isLarge(item) ? (
        <Button
          iconAfter={<ArrowRight {...ICON} />}
          render={<Link to={pages.quiz({ quizId: quiz.id })} />}
        >
          Open it on its own page
        </Button>
      ) : isTold(item, chosen) || attempt.grading_completed ? (
        <QuestionCardTold
          {...shared}
          behaviour={quiz.behaviour}
          isCompleted={attempt.grading_completed}
          after={props.after}
          onTryAgain={tryAgain}
        />
      ) : (
        <QuestionCardToAnswer
          {...shared}
          headingId={headingId}
          isCurrent={props.isCurrent}
          isAgain={chosen === 'again'}
          onFeedback={() => setChosen('last')}
        />
      )}
    </AskedCard>
  )
}

const isLarge = ({ question }: Item): boolean => largeTypes.includes(question.type)

/** What was said is up for what is settled, for a fresh judgement, and where it is wished for. */
function isTold({ standing, arrival }: Item, chosen: 'again' | 'last' | undefined): boolean {
  return standing === 'answered' || arrival?.kind === 'marked' || chosen === 'last'
}

type AboveProps = { readonly item: Item; readonly title: string; readonly quiz_id: string }

const Above = ({ item, title, quiz_id }: AboveProps) => (
  <div className="-mt-1 -mr-2 mb-2 flex items-center gap-1">
    <p className="mr-auto flex min-w-0 items-center gap-2 font-semibold text-quiet text-sm">
      <PenLine {...ICON_SMALL} className="flex-none" />
      <span className="min-w-0">
        Your turn: {title}
        <span className="font-normal"> · {markWords(item.question.max_score)}</span>
      </span>
    </p>
    {!isLarge(item) && (
      <Button
        kind="plain"
        iconOnly
        icon={<Maximize2 {...ICON} />}
        render={<Link to={pages.quiz({ quizId: quiz_id })} />}
        className="text-quiet"
      >
        Open it on its own page
      </Button>
    )}
  </div>
)
