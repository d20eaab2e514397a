import { pages } from '@learngrove/contract/pages'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { titled } from '#platform/brand.ts'
import { useKatex } from '#ui/maths/use-katex.ts'
import { useMathLive } from '#ui/maths/use-mathlive.ts'
import { ArrivedNote } from './arrived-note.tsx'
import { COLUMNS } from './columns.ts'
import { FeedbackView } from './feedback-view.tsx'
import { HeartsNote } from './hearts-note.tsx'
import { OfflineNote } from './offline-note.tsx'
import { firstToDo, type Item, isHandedIn, itemsOf, nextAfter } from './progress.ts'
import { QuestionNav, QuestionNavFold } from './question-nav.tsx'
import { QuestionView } from './question-view.tsx'
import type { Attempt, Quiz } from './quiz.data.ts'
import { QuizTop } from './quiz-top.tsx'
import { sessionOf } from './session.ts'
import { SummaryView } from './summary-view.tsx'
import { useSession } from './use-session.ts'
import { WaitingView } from './waiting-view.tsx'

type QuizRoomProps = { readonly quiz: Quiz; readonly attempt: Attempt; readonly user_id: string }

/** A quiz under way: which question is on the table is in the address, `?question=4`. */
export function QuizRoom({ quiz, attempt, user_id }: QuizRoomProps) {
  const session = sessionOf({ user_id, quiz_id: quiz.id })
  const state = useSession(session)
  const items = itemsOf(quiz, attempt, state)
  const isOffline = state.connection === 'lost'
  const isCompleted = attempt.grading_completed
  // Fetched ahead: the connection may be gone by the time that a question wants it.
  useKatex()
  useMathLive(
    quiz.questions.some(({ type, sub_questions = [] }) =>
      [type, ...sub_questions.map((part) => part.type)].includes('expression'),
    ),
  )

  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const [first] = useState(() => (isCompleted ? undefined : firstToDo(items)?.number))
  const [focus, setFocus] = useState<'nothing' | 'question' | 'answer'>('nothing')
  const [reopened, setReopened] = useState<string>()
  const isSummary = search.get('view') === 'summary'
  const wanted = search.get('question')
  const item = isSummary ? undefined : items[(wanted === null ? (first ?? 0) : Number(wanted)) - 1]

  const itemId = item?.evaluation.id
  const putAway = (id: string) => {
    if (session.getState().arrivals[id]?.kind === 'marked') session.seen(id)
    setReopened(undefined)
  }
  const leftItem = useEffectEvent(putAway)
  // Only once another question is on the table: any sooner, this one would be asked anew for a moment.
  useLayoutEffect(() => {
    if (itemId !== undefined) return () => leftItem(itemId)
  }, [itemId])
  const go = (number: number | undefined) => {
    setFocus('question')
    setSearch(number === undefined ? { view: 'summary' } : { question: String(number) })
  }
  const next = item && !isCompleted ? nextAfter(items, item.number) : undefined
  const nextLabel = next
    ? 'Next question'
    : isCompleted
      ? 'See how it went'
      : items.every(isHandedIn)
        ? 'Go and hand it in'
        : 'To the end of the quiz'
  const leave = () => {
    void session.flush()
    navigate(pages.studentDashboard())
  }
  const seconds = () =>
    items.reduce((sum, { evaluation }) => sum + session.secondsOn(evaluation), 0)
  const isFeedback = item !== undefined && isMarked(item, reopened)
  const isWaiting = item?.standing === 'waiting' && !item.is_sending

  const nav = { items, current: item?.number ?? 0, onGo: go }
  const shared = item && {
    quiz_id: quiz.id,
    item,
    session,
    isOffline,
    nav: <QuestionNav {...nav} />,
    fold: <QuestionNavFold {...nav} />,
    nextLabel,
    onNext: () => go(next?.number),
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{titled(quiz.title)}</title>
      <QuizTop
        title={quiz.title}
        answered={items.filter(isHandedIn).length}
        total={items.length}
        isOffline={isOffline}
        isCompleted={isCompleted}
        isCounting={item !== undefined && !isFeedback && !isWaiting && !isCompleted}
        seconds={seconds}
        onSecond={() => item && session.tick(item.evaluation)}
        onLeave={leave}
      />
      <main id="main" className="flex flex-1 flex-col">
        <div className={COLUMNS}>
          <div className="min-w-0 min-[1240px]:col-start-2">
            {!isCompleted && <HeartsNote quiz={quiz} />}
            <OfflineNote items={items} isOffline={isOffline} onSend={session.online} />
            <ArrivedNote items={items} current={item?.number} onGo={go} />
          </div>
        </div>
        {!shared ? (
          <SummaryView quiz={quiz} attempt={attempt} items={items} seconds={seconds()} onGo={go} />
        ) : isFeedback || isCompleted ? (
          <FeedbackView
            key={`feedback ${shared.item.number}`}
            {...shared}
            isCompleted={isCompleted}
            hasFocus={shared.item.arrival !== undefined || focus !== 'nothing'}
            onTryAgain={() => {
              putAway(shared.item.evaluation.id)
              setFocus('answer')
            }}
          />
        ) : isWaiting ? (
          <WaitingView key={`waiting ${shared.item.number}`} {...shared} />
        ) : (
          <QuestionView
            key={`question ${shared.item.number}`}
            {...shared}
            focus={focus}
            onFeedback={() => {
              setFocus('question')
              setReopened(shared.item.evaluation.id)
            }}
          />
        )}
      </main>
    </div>
  )
}

/** Whether the sheet is up: what is settled always shows it, a fresh or a reopened judgement until it is put away. */
const isMarked = ({ standing, arrival, evaluation }: Item, reopened: string | undefined) =>
  standing === 'answered' || arrival?.kind === 'marked' || reopened === evaluation.id
