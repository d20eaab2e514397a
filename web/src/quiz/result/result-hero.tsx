import { useQuery } from '@tanstack/react-query'
import { Clock, Flame, Sprout, Zap } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { myStreaks } from '#gamification/gamification.data.ts'
import { counted } from '#platform/number-words.ts'
import { useMood } from '#platform/pip.ts'
import type { Attempt } from '#quiz/quiz.data.ts'
import { isUndecided, notDecidedWords, resultWords, waitingNote } from '#quiz/quiz.words.ts'
import { type Item, spentWords } from '#quiz/session/session.progress.ts'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { Plant } from '#ui/plant/plant.tsx'
import type { Result, ResultTopic } from './result.data.ts'
import { countedWords, grewWords, grownOf, onDay, stageWords, titleWords } from './result.words.ts'

type ResultHeroProps = {
  /** Of the quiz. */
  readonly title: string
  readonly attempt: Attempt
  readonly items: readonly Item[]
  readonly result: Result | undefined
  readonly seconds: number
  readonly heading: RefObject<HTMLHeadingElement | null>
}

const half = 0.5

/** The most that the answers can bring about which nobody has to decide any more: no more than the quiz can. */
const decidedMarks = (items: readonly Item[], { max_score }: Attempt): number =>
  Math.min(
    max_score,
    items.reduce(
      (sum, { evaluation }) => sum + (isUndecided(evaluation) ? 0 : evaluation.max_score),
      0,
    ),
  )

/** The marks, what they brought, and the plant that grew. */
export function ResultHero(props: ResultHeroProps) {
  const { title, attempt, items, result, heading } = props
  const { total_score, max_score, num_waiting } = attempt
  const shown = result?.topics.find(
    ({ course_tagging_id }) => course_tagging_id === result.shown_topic_id,
  )
  const decided = decidedMarks(items, attempt)
  const mood = useMood(decided > 0 && total_score >= half * decided ? 'cheering' : 'caring')
  const note = waitingNote(items.map(({ evaluation }) => evaluation.review))
  return (
    <section
      aria-labelledby="result"
      className="relative isolate grid overflow-hidden rounded-sheet bg-linear-to-b from-[color-mix(in_oklab,var(--mint),var(--meadow)_35%)] to-meadow lg:col-span-2 lg:min-h-90 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] forced-colors:border"
    >
      <Hills />
      <div className="px-5 pt-7 md:p-10 lg:pb-14">
        <p className="mb-3 flex items-center gap-2 font-semibold text-primary-strong">
          <Sprout {...ICON} className="flex-none" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {shown ? grewWords(shown) : title}
          </span>
        </p>
        <h2
          id="result"
          ref={heading}
          tabIndex={-1}
          className="font-heavy text-2xl outline-none md:text-3xl lg:text-4xl lg:leading-[1.08]"
        >
          {titleWords({ marks_given: total_score, max_score }, shown)}
          {notDecidedWords(num_waiting)}
        </h2>
        <p className="mt-3 max-w-115 md:text-lg">
          {shown && <span className="sr-only">{title}. </span>}
          {resultWords(total_score, decided)}
          {/[.!?]$/.test(resultWords(total_score, decided)) ? '' : '.'} {note}{' '}
          {countedWords(result?.counted)}
        </p>
        <Won attempt={attempt} seconds={props.seconds} />
      </div>
      <div className="relative flex min-h-57 items-end justify-center gap-4 self-end px-4 pt-4 pb-4 md:pb-7 lg:min-h-75">
        {shown?.growth && <Grown topic={shown} growth={shown.growth} />}
        <Pip mood={mood} size={112} className="size-22 flex-none md:size-28" />
      </div>
    </section>
  )
}

const Hills = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 1120 150"
    preserveAspectRatio="none"
    className="absolute inset-x-0 bottom-0 -z-1 h-30 w-full md:h-37"
  >
    <path d="M0 82C180 30 360 74 560 56C780 36 940 40 1120 74V150H0Z" fill="var(--meadow-deep)" />
    <path
      d="M0 126C240 96 520 132 760 108C920 92 1030 96 1120 108V150H0Z"
      fill="var(--meadow-near)"
    />
  </svg>
)

/** What it brought beside the marks. */
function Won({ attempt, seconds }: { readonly attempt: Attempt; readonly seconds: number }) {
  const streaks = useQuery(myStreaks).data
  const spent = Math.max(attempt.total_time_spent, seconds)
  return (
    <ul className="mt-5 flex flex-wrap gap-2 tabular-nums">
      <Chip icon={<Zap {...ICON} className="text-[light-dark(#7a5200,var(--sun))]" />}>
        +{attempt.xp_collected} XP
      </Chip>
      {streaks && streaks.days > 0 && (
        <Chip icon={<Flame {...ICON} className="text-coral" />}>
          {counted(streaks.days, 'day')} in a row
        </Chip>
      )}
      <Chip icon={<Clock {...ICON} className="text-quiet" />}>{spentWords(spent)}</Chip>
    </ul>
  )
}

const Chip = ({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) => (
  <li className="inline-flex min-h-10 items-center gap-2 rounded-full bg-[color-mix(in_oklab,var(--raised)_84%,transparent)] px-3.5 font-semibold text-sm forced-colors:border">
    {icon}
    <span>{children}</span>
  </li>
)

type Growth = NonNullable<ResultTopic['growth']>

/** The plant as it was and as it is; alone where it stayed as it was. */
function Grown({ topic, growth }: { readonly topic: ResultTopic; readonly growth: Growth }) {
  const now = new Date()
  const grown = grownOf(topic)
  const hasTwo = growth.before !== growth.after
  const before = growth.seen_before ? onDay(new Date(growth.seen_before), now) : 'Before'
  return (
    <>
      {hasTwo && (
        <>
          <Figure stage={growth.before} when={before} className="size-20 md:size-29" />
          <svg
            aria-hidden="true"
            viewBox="0 0 128 64"
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="absolute top-4 left-[24%] w-20 stroke-[4] stroke-primary-strong max-md:hidden md:w-28"
          >
            <path d="M4 60C18 18 62-2 118 14" strokeDasharray=".1 11" />
            <path d="M108 2L121 15L105 24" />
          </svg>
        </>
      )}
      <Figure
        stage={growth.after}
        when={grown === 'same' && !hasTwo ? 'Still' : 'Now'}
        isNow
        className="size-34 md:size-49"
      />
    </>
  )
}

type FigureProps = {
  readonly stage: Growth['after']
  readonly when: string
  readonly isNow?: boolean
  readonly className: string
}

const Figure = ({ stage, when, isNow = false, className }: FigureProps) => (
  <figure className="m-0 grid justify-items-center">
    <Plant stage={stage} className={`${className} ${isNow ? 'animate-rise' : ''}`} />
    <figcaption
      className={`mt-0.5 rounded-[10px] px-2.5 py-1 text-center font-semibold text-sm leading-tight ${
        isNow ? 'bg-primary text-on-primary' : 'bg-raised text-ink'
      }`}
    >
      {when}
      <br />
      {stageWords[stage]}
    </figcaption>
  </figure>
)
