import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Class } from '#classes/classes.data.ts'
import { Loaded } from '#platform/loaded.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Section } from '#ui/section.tsx'
import { SkeletonRows } from '#ui/skeleton-group.tsx'
import { type Board, classWork, useBoard, type Work } from './assignments.data.ts'
import { LiveCard } from './live-card.tsx'
import { OtherWork } from './other-work.tsx'
import { ProjectView } from './project-view.tsx'
import { ToDoCards } from './to-do-cards.tsx'
import { useDeeds } from './use-deeds.tsx'
import { placeOf, sentenceOf } from './words-of-work.ts'

type ClassWorkProps = {
  readonly of: Class
  /** The piece that is looked at; by default the one that most are at. */
  readonly work: string | null
  readonly isProjected?: boolean
}

const Coming = () => <SkeletonRows label="The work of your class is coming." rows={6} />

/** The work of a class: one piece as it goes, and what else is set. */
export function ClassWork({ of, work, isProjected = false }: ClassWorkProps) {
  const works = useQuery(classWork(of.id))
  const now = useNow()
  return (
    <>
      {isProjected && <h1 className="sr-only">{of.name}</h1>}
      <Loaded query={works} what="The work of your class" skeleton={<Coming />}>
        {({ assignments }) => {
          const shown = shownOf(assignments, work, now)
          if (!shown) return <NothingSet name={of.name} />
          return (
            <Shown key={shown.id} shown={shown} works={assignments} {...{ now, isProjected }} />
          )
        }}
      </Loaded>
    </>
  )
}

/** Chooses what is looked at: what was asked for, else the open piece that most are at, else the latest. */
function shownOf(works: readonly Work[], asked: string | null, now: Date): Work | undefined {
  const open = works.filter((work) => placeOf(work, now) === 'open')
  const busiest = [...open].sort(
    (one, other) =>
      other.num_working - one.num_working ||
      Date.parse(one.due_date ?? '9999-01-01') - Date.parse(other.due_date ?? '9999-01-01'),
  )
  return works.find(({ id }) => id === asked) ?? busiest[0] ?? works[0]
}

type ShownProps = {
  readonly shown: Work
  readonly works: readonly Work[]
  readonly now: Date
  readonly isProjected: boolean
}

function Shown({ shown, works, now, isProjected }: ShownProps) {
  const read = useBoard(shown.class_id, shown.id)
  return (
    <Loaded query={read} what="The board" skeleton={<Coming />}>
      {({ board }) => {
        if (!board) return null
        if (isProjected) return <ProjectView board={board} />
        return <Live board={board} works={works} now={now} />
      }}
    </Loaded>
  )
}

const timeOf = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

type LiveProps = { readonly board: Board; readonly works: readonly Work[]; readonly now: Date }

function Live({ board, works, now }: LiveProps) {
  const { assignment, stuck_after } = board
  const { says, needs } = sentenceOf(board)
  const { onDeed, dialog } = useDeeds(assignment)
  const tries = stuck_after.tries === 1 ? 'one try' : `${stuck_after.tries} tries`
  return (
    <>
      <p className="max-w-[34em] font-bold font-display text-xl leading-snug md:text-2xl">
        {says} {needs && <mark className="bg-butter text-ink">{needs}</mark>}
      </p>
      <p className="mt-2.5 text-quiet text-sm">
        <span className="font-semibold text-primary-strong">Live, {timeOf.format(now)}.</span> A
        student counts as stuck after {tries} and {stuck_after.minutes} minutes on one question.
      </p>
      <ToDoCards board={board} works={works} now={now} onDeed={onDeed} />
      <Section id="open-now" title={placeOf(assignment, now) === 'open' ? 'Open now' : 'This work'}>
        <LiveCard board={board} now={now} onDeed={onDeed} />
      </Section>
      <OtherWork works={works.filter(({ id }) => id !== assignment.id)} now={now} />
      {dialog}
    </>
  )
}

function NothingSet({ name }: { readonly name: string }) {
  return (
    <EmptyState title={`Nothing is set for ${name} yet`} mood="calm">
      Press “Set work” to choose a worksheet. It takes a minute.
    </EmptyState>
  )
}

const tickMs = 30_000

/** The time, for words about it; it goes on while the page is open. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
