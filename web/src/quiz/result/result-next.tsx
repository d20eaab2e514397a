import { pages } from '@learngrove/contract/pages'
import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { askedOf } from '#questions/questions.text.ts'
import { type Item, missedIn } from '#quiz/session/session.progress.ts'
import { stepWords } from '#revision/revision.step-words.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { ICON } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { Tex } from '#ui/tex.tsx'
import type { Result, ToDo } from './result.data.ts'
import { againWords, numbersWords, tryWords } from './result.words.ts'
import { useTryAgain } from './use-try-again.ts'

type ResultNextProps = {
  readonly items: readonly Item[]
  readonly query: UseQueryResult<Result>
}

/** Two things to do next, each with its reason. Without the network only what the device knows by itself. */
export function ResultNext({ items, query }: ResultNextProps) {
  const next = query.data?.next ?? (query.isLoading ? undefined : knownHere(items))
  return (
    <Card
      as="section"
      shape="sheet"
      padding="wide"
      aria-labelledby="next"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-5"
    >
      <h2 id="next" className="text-xl">
        {next?.length === 2 ? 'Two things to do next' : 'What to do next'}
      </h2>
      {next === undefined ? (
        <SkeletonGroup label="Your next steps are coming." className="grid gap-4">
          <Skeleton shape="title" className="h-8 w-4/5" />
          <Skeleton shape="block" className="h-28" />
          <Skeleton className="h-14 w-60 rounded-tile" />
        </SkeletonGroup>
      ) : (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-7">
          {next.map((toDo, at) => (
            <OneToDo key={keyOf(toDo)} toDo={toDo} place={at} items={items} />
          ))}
          {next.length === 0 && <Home />}
        </ol>
      )}
    </Card>
  )
}

const keyOf = (toDo: ToDo) => (toDo.kind === 'practise' ? toDo.step.course_tagging_id : toDo.kind)

function knownHere(items: readonly Item[]): readonly (ToDo & { minutes?: number })[] {
  const question_ids = missedIn(items)
  const numbers = items
    .filter(({ question }) => question_ids.includes(question.id))
    .map(({ number }) => number)
  return question_ids.length === 0 ? [] : [{ kind: 'again', question_ids, numbers, minutes: 0 }]
}

type OneToDoProps = {
  readonly toDo: ToDo
  readonly place: number
  readonly items: readonly Item[]
}

function OneToDo({ toDo, place, items }: OneToDoProps) {
  switch (toDo.kind) {
    case 'again':
      return <Again toDo={toDo} place={place} items={items} />
    case 'read':
      return (
        <Frame
          place={place}
          title={`Read “${toDo.title}”`}
          why={`A page on ${toDo.topic_title}. It helps with ${numbersWords(toDo.numbers)}.`}
        >
          <Go place={place} to={pages.learningContent({ contentId: toDo.content_id })}>
            Open the page
          </Go>
        </Frame>
      )
    case 'practise': {
      const { title, why, action } = stepWords(toDo.step, new Date())
      return (
        <Frame place={place} title={title} why={why}>
          <Go place={place} to={pages.revise({ topic: toDo.step.course_tagging_id })}>
            {action}
          </Go>
        </Frame>
      )
    }
  }
}

function Home() {
  return (
    <Frame
      place={0}
      title="On to your next step"
      why="Everything here was right. Your path goes on."
    >
      <Go place={0} to={pages.studentDashboard()}>
        On to my next step
      </Go>
    </Frame>
  )
}

type FrameProps = {
  readonly place: number
  readonly title: string
  readonly why: string
  readonly children: ReactNode
}

const Frame = ({ place, title, why, children }: FrameProps) => (
  <li
    className={classes(
      'grid grid-cols-[36px_minmax(0,1fr)] gap-x-3 gap-y-1 md:grid-cols-[40px_minmax(0,1fr)] md:gap-x-4',
      place > 0 && 'border-line border-t pt-7',
    )}
  >
    <span
      aria-hidden="true"
      className={classes(
        'grid size-9 place-items-center rounded-full font-bold font-display md:size-10',
        place === 0 ? 'bg-primary text-on-primary' : 'bg-primary-soft text-primary-strong',
      )}
    >
      {place + 1}
    </span>
    <h3
      className={classes(
        'min-w-0 self-center [overflow-wrap:anywhere]',
        place === 0 ? 'text-lg md:text-xl' : 'text-lg',
      )}
    >
      {title}
    </h3>
    <p className="col-start-2 text-quiet max-md:col-span-2 max-md:col-start-1">{why}</p>
    <div className="col-start-2 mt-3 max-md:col-span-2 max-md:col-start-1">{children}</div>
  </li>
)

type GoProps = { readonly place: number; readonly to: string; readonly children: ReactNode }

const Go = ({ place, to, children }: GoProps) => (
  <Button
    kind={place === 0 ? 'primary' : 'soft'}
    size={place === 0 ? 'large' : 'medium'}
    iconAfter={<ArrowRight {...ICON} />}
    render={<Link to={to} />}
    className="max-md:w-full"
  >
    {children}
  </Button>
)

/** So many questions are shown as they were. */
const mostShown = 3

type AgainProps = Omit<OneToDoProps, 'toDo'> & {
  readonly toDo: Extract<ToDo, { kind: 'again' }>
}

/** What was not yet, as it was asked: the same ideas come again with other numbers. */
function Again({ toDo: { question_ids, numbers, minutes }, place, items }: AgainProps) {
  const again = useTryAgain()
  const shown = items.filter(({ number }) => numbers.includes(number)).slice(0, mostShown)
  const count = question_ids.length
  return (
    <Frame
      place={place}
      title={againWords(count)}
      why="The same ideas, so what you just saw will help. Your marks here stay as they are."
    >
      <ul className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[repeat(auto-fit,minmax(150px,1fr))]">
        {shown.map(({ number, question }) => (
          <li
            key={number}
            className="grid min-w-0 content-start gap-2 rounded-tile bg-not-yet-soft px-4 py-3.5"
          >
            <small className="font-semibold text-not-yet text-sm">Question {number}</small>
            <Short text={question.text} />
          </li>
        ))}
      </ul>
      <Button
        size="large"
        busy={again.isPending}
        iconAfter={<ArrowRight {...ICON} />}
        onClick={() => again.mutate(question_ids)}
        className="max-md:w-full"
      >
        {tryWords(count, minutes === 0 ? undefined : minutes)}
      </Button>
    </Frame>
  )
}

/** A question in a line or two: its formula, if it has one, else its words. */
function Short({ text }: { readonly text: string }) {
  const { words, formula } = askedOf(text.replace(/\[\[\d+\]\]/g, '…'))
  if (formula === undefined)
    return (
      <span className="line-clamp-3 min-w-0 [overflow-wrap:anywhere]">
        <MathsText inline>{words}</MathsText>
      </span>
    )
  return (
    <span className="min-w-0 overflow-x-auto overflow-y-hidden py-1 text-lg">
      <span className="sr-only">{words} </span>
      <Tex>{formula}</Tex>
    </span>
  )
}
