import { pages } from '@learngrove/contract/pages'
import {
  ArrowLeft,
  ArrowRight,
  BellOff,
  Clock,
  ClockPlus,
  CloudUpload,
  Leaf,
  Undo2,
} from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { titled } from '#platform/brand.ts'
import type { Quiz } from '#quiz/quiz.data.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { minutesWords } from './time-left.ts'
import { useBegin } from './use-begin.ts'

/** Before a quiz with a time limit: how much there is, how it goes, and the press that starts the clock. */
export function ExamDoor({ quiz }: { readonly quiz: Quiz }) {
  const { title, subject_name, behaviour } = quiz
  const begin = useBegin(quiz.id)
  const isExam = behaviour.marking === 'at_end'
  // What comes after the press is here before it: no second of the time goes by for it.
  useEffect(() => {
    if (isExam) void import('./exam.room.tsx')
    void import('./exam.time-keeper.tsx')
  }, [isExam])
  return (
    <div className="min-h-dvh">
      <title>{titled(title)}</title>
      <header className="flex min-h-16 items-center justify-between gap-4 px-4 md:min-h-19 md:px-8">
        <Button
          kind="plain"
          icon={<ArrowLeft {...ICON} />}
          render={<Link to={pages.studentDashboard()} />}
          className="-ml-3 text-quiet"
        >
          Back
        </Button>
        <span className="text-quiet text-sm">{subject_name}</span>
      </header>
      <main
        id="main"
        className="mx-auto grid max-w-[1200px] grid-cols-[minmax(0,1fr)] items-start gap-8 px-4 pt-4 pb-16 md:px-8 md:pt-8 min-[1000px]:grid-cols-[minmax(0,1fr)_440px] min-[1000px]:gap-14"
      >
        <div className="grid gap-5">
          <div>
            <p className="mb-2 font-semibold text-primary-strong [overflow-wrap:anywhere]">
              {title}
            </p>
            <h1 className="text-3xl md:text-5xl">Ready when you are</h1>
            <p className="mt-2 text-lg text-quiet">
              All in one sitting. Have paper and a pencil beside you.
            </p>
          </div>
          <Facts quiz={quiz} />
          <Pip mood="calm" size={120} className="mt-2 justify-self-start max-[999.98px]:hidden" />
        </div>
        <Card as="section" aria-labelledby="how">
          <h2 id="how" className="text-xl">
            How it works
          </h2>
          <Rules isExam={isExam} />
          <Button
            size="large"
            wide
            busy={begin.isPending}
            iconAfter={<ArrowRight {...ICON} />}
            onClick={() => begin.mutate()}
          >
            Start
          </Button>
          <p role="status" className="mt-3 text-center text-quiet text-sm">
            {begin.isError
              ? 'It did not start: it needs the network. No time has gone; try again when you are online.'
              : 'The clock starts when you press it.'}
          </p>
        </Card>
      </main>
    </div>
  )
}

/** How much there is, and how long it may take: extra time is counted in, and said. */
function Facts({ quiz }: { readonly quiz: Quiz }) {
  const { status, extra_minutes } = quiz
  const minutes = quiz.time_limit ?? 0
  return (
    <>
      <Card as="section" aria-label="What there is">
        <dl className="flex flex-wrap gap-x-10 gap-y-3 tabular-nums">
          <Figure name="Questions">{status.num_questions}</Figure>
          <Figure name="Marks">{status.max_score}</Figure>
          <Figure name="Your time">{minutesWords(minutes)}</Figure>
        </dl>
      </Card>
      {extra_minutes > 0 && (
        <p className="flex gap-3.5 rounded-panel bg-pastel-sky px-5 py-4 text-ink">
          <ClockPlus {...ICON} className="mt-0.5 flex-none" />
          <span>
            <b className="font-semibold">Your extra time is in.</b>{' '}
            {minutesWords(minutes - extra_minutes)} and a quarter more:{' '}
            {minutesWords(extra_minutes)}. Only you and your teachers see this.
          </span>
        </p>
      )}
    </>
  )
}

function Rules({ isExam }: { readonly isExam: boolean }) {
  return (
    <ul className="mt-5 mb-6 grid gap-4">
      <Rule icon={<Clock {...ICON} />} name="The clock is kept by the school.">
        It goes on when your tablet sleeps, or when you leave the page.
      </Rule>
      <Rule icon={<CloudUpload {...ICON} />} name="Each answer is stored as you give it.">
        Without a network it stays on this device, and goes when you are back.
      </Rule>
      {isExam && (
        <Rule icon={<Undo2 {...ICON} />} name="You may go back">
          and change any answer until you hand in.
        </Rule>
      )}
      {isExam && (
        <Rule icon={<BellOff {...ICON} />} name="Nothing is marked on the way.">
          No hints, no hearts, no Pip. You see how it went at the end.
        </Rule>
      )}
      <Rule icon={<Leaf {...ICON} />} name="Time up?">
        What is written is handed in for you.
      </Rule>
    </ul>
  )
}

const Figure = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-quiet text-sm">{name}</dt>
    <dd className="font-semibold text-lg">{children}</dd>
  </div>
)

type RuleProps = { readonly icon: ReactNode; readonly name: string; readonly children: ReactNode }

const Rule = ({ icon, name, children }: RuleProps) => (
  <li className="flex gap-3.5">
    <span className="mt-0.5 flex-none text-primary-strong">{icon}</span>
    <span>
      <b className="font-semibold">{name}</b> {children}
    </span>
  </li>
)
