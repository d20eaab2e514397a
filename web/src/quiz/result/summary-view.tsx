import { pages } from '@learngrove/contract/pages'
import { ArrowRight, RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Attempt, Quiz } from '#quiz/quiz.data.ts'
import { isUndecided, resultWords, waitingNote } from '#quiz/quiz.words.ts'
import { type Item, isHandedIn, missedIn } from '#quiz/session/session.progress.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import type { PipMood } from '#ui/pip/moods.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { BeforeHandIn } from './before-hand-in.tsx'
import { SummaryFigures } from './summary-figures.tsx'
import { SummaryList } from './summary-list.tsx'
import { useTryAgain } from './use-try-again.ts'

type SummaryViewProps = {
  readonly quiz: Quiz
  readonly attempt: Attempt
  readonly items: readonly Item[]
  readonly seconds: number
  readonly onGo: (number: number) => void
}

/** The end of a quiz: before it is finished what is still open, afterwards how it went. */
export function SummaryView(props: SummaryViewProps) {
  const { quiz, attempt, items, onGo } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const isCompleted = attempt.grading_completed
  // biome-ignore lint/correctness/useExhaustiveDependencies: finishing changes the heading, which is to be heard
  useEffect(() => heading.current?.focus(), [isCompleted])

  const answered = items.filter(isHandedIn).length
  const isAll = answered === items.length
  const note = waitingNote(items.map(({ evaluation }) => evaluation.review))
  const title = isCompleted
    ? resultWords(attempt.total_score, decidedMarks(items))
    : isAll
      ? `All ${items.length} are answered: now hand the quiz in`
      : `${answered} of ${items.length} answered so far`
  return (
    <div className="mx-auto grid w-full max-w-[760px] grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 pt-4 pb-16 md:pt-8">
      <header className="flex items-center gap-4 md:gap-6">
        <Pip
          mood={moodOf(attempt, decidedMarks(items), isAll)}
          size={104}
          className="max-md:size-20"
        />
        <div className="min-w-0">
          <p className="font-semibold text-quiet text-sm">{quiz.title}</p>
          <h2 ref={heading} tabIndex={-1} className="mt-1 text-2xl outline-none md:text-3xl">
            {title}
          </h2>
        </div>
      </header>
      {isCompleted ? (
        <>
          {note !== '' && <p className="text-lg">{note}</p>}
          <SummaryFigures attempt={attempt} seconds={props.seconds} />
        </>
      ) : (
        <p className="text-lg">{openWords(items)}</p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {isCompleted ? (
          <AfterQuiz items={items} />
        ) : (
          <BeforeHandIn quiz_id={quiz.id} items={items} isAll={isAll} onGo={onGo} />
        )}
      </div>
      <SummaryList items={items} isCompleted={isCompleted} onGo={onGo} />
    </div>
  )
}

/** Where to go from a quiz that is finished. */
function AfterQuiz({ items }: Pick<SummaryViewProps, 'items'>) {
  const missed = missedIn(items)
  const again = useTryAgain()
  return (
    <>
      <Button
        size="large"
        iconAfter={<ArrowRight {...ICON} />}
        render={<Link to={pages.studentDashboard()} />}
      >
        On to my next step
      </Button>
      {missed.length > 0 && (
        <Button
          kind="line"
          size="large"
          icon={<RotateCcw {...ICON} />}
          busy={again.isPending}
          onClick={() => again.mutate(missed)}
        >
          {missed.length === 1 ? 'Try the one' : `Try the ${missed.length}`} that{' '}
          {missed.length === 1 ? 'was' : 'were'} not yet, with fresh numbers
        </Button>
      )}
    </>
  )
}

const half = 0.5

/** The most that the answers can bring about which nobody has to decide any more. */
const decidedMarks = (items: readonly Item[]): number =>
  items.reduce(
    (sum, { evaluation }) => sum + (isUndecided(evaluation) ? 0 : evaluation.max_score),
    0,
  )

function moodOf({ grading_completed, total_score }: Attempt, of: number, isAll: boolean): PipMood {
  if (!grading_completed) return isAll ? 'cheering' : 'curious'
  return total_score >= half * of ? 'cheering' : 'caring'
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
