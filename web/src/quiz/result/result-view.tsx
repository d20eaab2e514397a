import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import type { Attempt, Quiz } from '#quiz/quiz.data.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import type { QuizSession } from '#quiz/session/session.ts'
import { quizResult } from './result.data.ts'
import { ResultHero } from './result-hero.tsx'
import { ResultImproved } from './result-improved.tsx'
import { ResultNext } from './result-next.tsx'
import { ResultQuestions } from './result-questions.tsx'
import { ResultTopics } from './result-topics.tsx'

export type ResultViewProps = {
  readonly quiz: Quiz
  readonly attempt: Attempt
  readonly items: readonly Item[]
  readonly session: QuizSession
  readonly seconds: number
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly onGo: (number: number) => void
}

/** What a finished quiz came to. Without the network it shows what the device knows: the marks, and each question. */
export function ResultView({ quiz, attempt, items, session, ...rest }: ResultViewProps) {
  const query = useQuery(quizResult(quiz.id))
  const result = query.data
  const { heading } = rest
  // It is heard even where this page was still on its way when the quiz was finished.
  useEffect(() => heading.current?.focus(), [heading])
  return (
    <div className="mx-auto grid w-full max-w-[1200px] grid-cols-[minmax(0,1fr)] items-start gap-4 px-4 pt-2 pb-16 md:gap-6 md:px-10 lg:grid-cols-[minmax(0,1fr)_376px]">
      <ResultHero
        title={quiz.title}
        {...{ attempt, items, result }}
        seconds={rest.seconds}
        heading={heading}
      />
      <ResultNext items={items} query={query} />
      <ResultTopics attempt={attempt} query={query} />
      {result && result.improved.length > 0 && <ResultImproved improved={result.improved} />}
      <ResultQuestions quiz_id={quiz.id} items={items} session={session} onGo={rest.onGo} />
    </div>
  )
}
