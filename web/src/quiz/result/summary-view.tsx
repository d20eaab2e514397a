import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react'
import type { Attempt, Quiz } from '#quiz/quiz.data.ts'
import { doneOf } from '#quiz/session/session.done.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import type { QuizSession } from '#quiz/session/session.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { BeforeHandIn } from './before-hand-in.tsx'
import { SummaryList } from './summary-list.tsx'

type SummaryViewProps = {
  readonly quiz: Quiz
  readonly attempt: Attempt
  readonly items: readonly Item[]
  readonly session: QuizSession
  readonly seconds: number
  readonly onGo: (number: number) => void
}

const load = async () => ({ default: (await import('./result-view.tsx')).ResultView })

/** What a finished quiz came to is fetched once there is one. */
const ResultView = lazy(load)

/** The end of a quiz: before it is finished what is still open, afterwards how it went. */
export function SummaryView(props: SummaryViewProps) {
  const { attempt } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const isCompleted = attempt.grading_completed
  // biome-ignore lint/correctness/useExhaustiveDependencies: finishing changes the heading, which is to be heard
  useEffect(() => heading.current?.focus(), [isCompleted])
  if (!isCompleted) return <OpenQuiz {...props} heading={heading} />
  return (
    <Suspense fallback={<ResultSkeleton />}>
      <ResultView {...props} heading={heading} />
    </Suspense>
  )
}

const ResultSkeleton = () => (
  <SkeletonGroup
    label="Your result is coming."
    className="mx-auto grid w-full max-w-[1200px] grid-cols-[minmax(0,1fr)] gap-4 px-4 pt-2 pb-16 md:gap-6 md:px-10 lg:grid-cols-[minmax(0,1fr)_376px]"
  >
    <Skeleton shape="block" className="h-90 rounded-sheet lg:col-span-2" />
    <Skeleton shape="block" className="h-87 rounded-sheet" />
    <Skeleton shape="block" className="h-87 rounded-sheet" />
  </SkeletonGroup>
)

type OpenQuizProps = SummaryViewProps & { readonly heading: RefObject<HTMLHeadingElement | null> }

/** What is still open, and handing it in. */
function OpenQuiz({ quiz, items, heading, onGo }: OpenQuizProps) {
  // It is there by the time that the quiz is handed in, and the network may be gone then.
  useEffect(() => void load().catch(() => {}), [])
  const { answered, total } = doneOf(quiz, items)
  const isAll = answered === total
  const isSome = total < items.length
  return (
    <div className="mx-auto grid w-full max-w-[760px] grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 pt-4 pb-16 md:pt-8">
      <header className="flex items-center gap-4 md:gap-6">
        <Pip mood={isAll ? 'cheering' : 'curious'} size={104} className="max-md:size-20" />
        <div className="min-w-0">
          <p className="font-semibold text-quiet text-sm">{quiz.title}</p>
          <h2 ref={heading} tabIndex={-1} className="mt-1 text-2xl outline-none md:text-3xl">
            {isAll
              ? `${isSome ? total : `All ${total}`} are answered: now hand the quiz in`
              : `${answered} of ${total} answered so far`}
          </h2>
        </div>
      </header>
      <p className="text-lg">
        {isSome && isAll && `That is enough, and if you answer more, your best ${total} count. `}
        {openWords(items)}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <BeforeHandIn
          quiz_id={quiz.id}
          items={items}
          isAll={isAll}
          missing={isSome && !isAll ? total - answered : undefined}
          onGo={onGo}
        />
      </div>
      <SummaryList items={items} onGo={onGo} />
    </div>
  )
}

function openWords(items: readonly Item[]): string {
  const count = (standing: Item['standing']) =>
    items.filter((item) => item.standing === standing).length
  const say = (number: number, one: string, many: string) =>
    number === 0 ? [] : [number === 1 ? `one ${one}` : `${number} ${many}`]
  const parts = [
    ...say(count('skipped'), 'is skipped', 'are skipped'),
    ...say(count('open'), 'is not started', 'are not started'),
    ...say(count('not_yet'), 'can be tried again', 'can be tried again'),
    ...say(items.filter(({ is_flagged }) => is_flagged).length, 'is flagged', 'are flagged'),
  ]
  if (parts.length === 0)
    return 'It counts as done once you hand it in. Then you see how it went, and your marks and XP come.'
  const words = parts.join(', ')
  return `${words[0]?.toUpperCase()}${words.slice(1)}. Go back to any of them, or hand it in when you are ready.`
}
