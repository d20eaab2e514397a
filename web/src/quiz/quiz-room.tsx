import { pages } from '@learngrove/contract/pages'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { titled } from '#platform/brand.ts'
import { FeedbackView } from '#quiz/feedback/feedback-view.tsx'
import { WaitingView } from '#quiz/feedback/waiting-view.tsx'
import { fetchSummary, SummaryView } from '#quiz/result/result.lazy.tsx'
import { type Item, isHandedIn, itemsOf } from '#quiz/session/session.progress.ts'
import { type QuizSession, sessionOf } from '#quiz/session/session.ts'
import { useSession } from '#quiz/session/use-session.ts'
import { QuestionNav, QuestionNavFold } from '#quiz/taking/question-nav.tsx'
import { QuestionView } from '#quiz/taking/question-view.tsx'
import { type QuestionTable, useQuestionTable } from '#quiz/taking/use-question-table.ts'
import { Tools } from '#quiz/tools/tools.lazy.tsx'
import { useKatex } from '#ui/maths/use-katex.ts'
import { useMathLive } from '#ui/maths/use-mathlive.ts'
import { ArrivedNote } from './arrived-note.tsx'
import { COLUMNS } from './columns.ts'
import { HeartsNote } from './hearts-note.tsx'
import { OfflineNote } from './offline-note.tsx'
import { backAddress, backKey, readBack } from './quiz.back.ts'
import type { Attempt, Quiz } from './quiz.data.ts'
import { QuizTop } from './quiz-top.tsx'

type QuizRoomProps = { readonly quiz: Quiz; readonly attempt: Attempt; readonly user_id: string }

/** A quiz under way: which question is on the table is in the address, `?question=4`. */
export function QuizRoom({ quiz, attempt, user_id }: QuizRoomProps) {
  const session = sessionOf({ user_id, quiz_id: quiz.id })
  const state = useSession(session)
  const items = itemsOf(quiz, attempt, state)
  const isOffline = state.connection === 'lost'
  const isCompleted = attempt.grading_completed
  useFormulasAhead(quiz)
  const table = useQuestionTable({ items, session, isCompleted })
  const { item } = table
  useEffect(fetchSummary, [])

  const navigate = useNavigate()
  const back = readBack(useSearchParams()[0].get(backKey))
  const leave = () => {
    void session.flush()
    navigate(back ? backAddress(back) : pages.studentDashboard())
  }
  const seconds = () =>
    items.reduce((sum, { evaluation }) => sum + session.secondsOn(evaluation), 0)
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{titled(quiz.title)}</title>
      <QuizTop
        title={quiz.title}
        answered={items.filter(isHandedIn).length}
        total={items.length}
        isOffline={isOffline}
        isCompleted={isCompleted}
        isCounting={table.shows === 'question' && !isCompleted}
        seconds={seconds}
        onSecond={() => item && session.tick(item.evaluation)}
        onLeave={leave}
      />
      <main id="main" className="flex flex-1 flex-col">
        <div className={COLUMNS}>
          <div className="min-w-0 min-[1240px]:col-start-2">
            {!isCompleted && <HeartsNote quiz={quiz} />}
            <OfflineNote items={items} isOffline={isOffline} onSend={session.online} />
            <ArrivedNote items={items} current={item?.number} onGo={table.go} />
          </div>
        </div>
        {item ? (
          <OnTheTable
            quiz_id={quiz.id}
            item={item}
            items={items}
            table={table}
            session={session}
            isOffline={isOffline}
            isCompleted={isCompleted}
            back={back && isCompleted ? { number: back.number, onGo: leave } : undefined}
          />
        ) : (
          <SummaryView
            quiz={quiz}
            attempt={attempt}
            items={items}
            session={session}
            seconds={seconds()}
            onGo={table.go}
          />
        )}
      </main>
      <Tools
        user_id={user_id}
        quiz_id={quiz.id}
        attempt_id={attempt.student_evaluation_id}
        item={item}
      />
    </div>
  )
}

/** Fetches what draws formulas ahead: the connection may be gone by the time that a question wants it. */
function useFormulasAhead({ questions }: Quiz) {
  useKatex()
  useMathLive(
    questions.some(({ type, sub_questions = [] }) =>
      [type, ...sub_questions.map((part) => part.type)].includes('expression'),
    ),
  )
}

type OnTheTableProps = {
  readonly quiz_id: string
  readonly item: Item
  readonly items: readonly Item[]
  readonly table: QuestionTable
  readonly session: QuizSession
  readonly isOffline: boolean
  readonly isCompleted: boolean
  /** To the question from which one came to this finished practice. */
  readonly back: { readonly number: number; readonly onGo: () => void } | undefined
}

/** The question on the table: to be answered, on its way to the server, or with what was said to it. */
function OnTheTable({ items, table, isCompleted, back, ...rest }: OnTheTableProps) {
  const { item } = rest
  const nav = { items, current: item.number, onGo: table.go }
  const shared = {
    ...rest,
    nav: <QuestionNav {...nav} />,
    fold: <QuestionNavFold {...nav} />,
    nextLabel: back ? `Back to question ${back.number}` : table.nextLabel,
    onNext: back ? back.onGo : () => table.go(table.next?.number),
  }
  if (table.shows === 'feedback') {
    return (
      <FeedbackView
        key={`feedback ${item.number}`}
        {...shared}
        isCompleted={isCompleted}
        hasFocus={item.arrival !== undefined || table.focus !== 'nothing'}
        onTryAgain={() => table.tryAgain(item)}
      />
    )
  }
  if (table.shows === 'waiting') return <WaitingView key={`waiting ${item.number}`} {...shared} />
  return (
    <QuestionView
      key={`question ${item.number}`}
      {...shared}
      focus={table.focus}
      onFeedback={() => table.reopen(item)}
    />
  )
}
