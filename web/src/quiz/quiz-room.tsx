import { pages } from '@learngrove/contract/pages'
import { Suspense, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { titled } from '#platform/brand.ts'
import { FeedbackView, fetchFeedback, WaitingView } from '#quiz/feedback/feedback.lazy.tsx'
import { fetchSummary, SummaryView } from '#quiz/result/result.lazy.tsx'
import { doneOf } from '#quiz/session/session.done.ts'
import { type Item, itemsOf } from '#quiz/session/session.progress.ts'
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
import { EnoughNote } from './enough-note.tsx'
import { asExamItem } from './exam/exam.items.ts'
import { ExamComes, ExamRoom, TimeKeeper } from './exam/exam.lazy.tsx'
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
  const isOffline = state.connection === 'lost'
  const isCompleted = attempt.grading_completed
  const isExam = quiz.behaviour.marking === 'at_end' && !isCompleted
  const known = itemsOf(quiz, attempt, state)
  const items = isExam ? known.map(asExamItem) : known
  useFormulasAhead(quiz)
  const done = doneOf(quiz, items)
  const isEnough = done.answered === done.total
  const table = useQuestionTable({ items, session, isCompleted, isEnough })
  const { item } = table
  /** Where the time is said, and whether it is over. */
  const [noteIn, setNoteIn] = useState<HTMLDivElement | null>(null)
  const [isUp, setUp] = useState(false)
  useEffect(fetchLater, [])

  const { back, leave } = useWayOut(session)
  const seconds = () =>
    items.reduce((sum, { evaluation }) => sum + session.secondsOn(evaluation), 0)
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{titled(quiz.title)}</title>
      <QuizTop
        title={quiz.title}
        {...done}
        isOffline={isOffline}
        isCompleted={isCompleted}
        isCounting={(isExam ? item !== undefined : table.shows === 'question') && !isCompleted}
        seconds={seconds}
        onSecond={() => item && session.tick(item.evaluation)}
        onLeave={leave}
        clock={
          isTimed(quiz) &&
          !isCompleted && (
            <Suspense>
              <TimeKeeper
                quiz={quiz}
                session={session}
                isOffline={isOffline}
                noteIn={noteIn}
                onUp={() => setUp(true)}
              />
            </Suspense>
          )
        }
      />
      <main id="main" className="flex flex-1 flex-col">
        <div className={COLUMNS}>
          <div className="min-w-0 min-[1240px]:col-start-2">
            <div ref={setNoteIn} />
            {!isCompleted && <HeartsNote quiz={quiz} />}
            {!isCompleted && <EnoughNote quiz={quiz} item={item} />}
            <OfflineNote items={items} isOffline={isOffline} onSend={session.online} />
            <ArrivedNote items={items} current={item?.number} onGo={table.go} />
          </div>
        </div>
        <Body
          {...{ quiz, attempt, items, table, session, isOffline, isUp }}
          isExam={isExam}
          seconds={seconds}
          back={back && isCompleted ? { number: back.number, onGo: leave } : undefined}
        />
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

type BodyProps = Omit<QuizRoomProps, 'user_id'> & {
  readonly items: readonly Item[]
  readonly table: QuestionTable
  readonly session: QuizSession
  readonly isOffline: boolean
  readonly isExam: boolean
  /** The time is over, if there is a limit. */
  readonly isUp: boolean
  readonly seconds: () => number
  readonly back: Back | undefined
}

/** To the question from which one came to this finished practice. */
type Back = { readonly number: number; readonly onGo: () => void }

/** What is on the table: a question of an exam, one that is marked at once, or the end of the quiz. */
function Body({ quiz, attempt, items, table, session, isOffline, isExam, ...rest }: BodyProps) {
  const { item } = table
  const shared = { items, session, isOffline }
  if (isExam) {
    return (
      <Suspense fallback={<ExamComes />}>
        <ExamRoom
          {...shared}
          quiz={quiz}
          item={item}
          isUp={rest.isUp}
          hasFocus={table.focus !== 'nothing'}
          onGo={table.go}
        />
      </Suspense>
    )
  }
  if (item) {
    return (
      <OnTheTable
        {...shared}
        quiz_id={quiz.id}
        item={item}
        table={table}
        isCompleted={attempt.grading_completed}
        behaviour={quiz.behaviour}
        back={rest.back}
      />
    )
  }
  return (
    <SummaryView {...{ quiz, attempt, items, session }} seconds={rest.seconds()} onGo={table.go} />
  )
}

/** Fetches what comes after the first question: the network may be gone when it is wanted. */
function fetchLater(): void {
  fetchFeedback()
  fetchSummary()
}

/** Leaves the quiz for the question from which one came to it, or else for home. */
function useWayOut(session: QuizSession) {
  const navigate = useNavigate()
  const back = readBack(useSearchParams()[0].get(backKey))
  const leave = () => {
    void session.flush()
    navigate(back ? backAddress(back) : pages.studentDashboard())
  }
  return { back, leave }
}

const isTimed = (quiz: Quiz): quiz is Quiz & { readonly ends_at: string } => quiz.ends_at !== null

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
  readonly behaviour: Quiz['behaviour']
  readonly back: Back | undefined
}

/** The question on the table: to be answered, on its way to the server, or with what was said to it. */
function OnTheTable({ items, table, isCompleted, behaviour, back, ...rest }: OnTheTableProps) {
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
        behaviour={behaviour}
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
