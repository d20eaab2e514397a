import { Lock } from 'lucide-react'
import type { Child, Week } from '#accounts/accounts.data.ts'
import { familyText } from '#accounts/accounts.words.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ICON } from '#ui/icon-props.ts'
import { AgreedList } from './agreed-list.tsx'
import { DueList } from './due-list.tsx'
import { SubjectList } from './subject-list.tsx'
import { hasNeverStarted, nothingDue, weekText } from './week.words.ts'
import { WeekCards } from './week-cards.tsx'
import { WeekHero } from './week-hero.tsx'

type WeekViewProps = { readonly child: Child; readonly week: Week }

/** Shows a child's week: what is due, how it went, what changed, and what the parent agreed to. */
export function WeekView({ child, week }: WeekViewProps) {
  const open = week.due.filter(({ is_completed }) => !is_completed)
  const handedIn = week.due.filter(({ is_completed }) => is_completed)
  return (
    <>
      <h1 className="sr-only">{`${child.first_name}’s week`}</h1>
      {open.length > 0 && <DueList id="due" title={weekText.due} due={open} className="mb-5" />}
      {hasNeverStarted(child, week) ? (
        <NotStarted child={child} />
      ) : (
        <>
          <WeekHero child={child} week={week} />
          <WeekCards child={child} week={week} />
          {week.subjects.length > 0 && <SubjectList child_id={child.id} subjects={week.subjects} />}
        </>
      )}
      {handedIn.length > 0 && (
        <DueList id="handed-in" title={weekText.handed_in} due={handedIn} className="mt-10" />
      )}
      {week.due.length === 0 && <p className="mt-8 text-quiet">{nothingDue(child.first_name)}</p>}
      <p className="mt-6 flex gap-2.5 px-1 text-quiet text-sm">
        <Lock {...ICON} className="mt-0.5 flex-none" />
        {familyText.chats(child)}
      </p>
      <AgreedList child={child} consents={week.consents} />
    </>
  )
}

const startedAs = (username: string) => (
  <>
    They sign in as <span className="whitespace-nowrap">{username}</span>. The first ten questions
    take about ten minutes, and what they change shows here the same day.
  </>
)

function NotStarted({ child }: { readonly child: Child }) {
  return (
    <Card as="section" aria-label={`${child.first_name}’s week`} shape="sheet">
      <EmptyState title={`${child.first_name} has not started yet`} mood="curious">
        {child.username === null
          ? 'The first ten questions take about ten minutes. What they change shows here the same day.'
          : startedAs(child.username)}
      </EmptyState>
    </Card>
  )
}
