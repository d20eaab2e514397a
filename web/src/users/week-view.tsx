import { Settings2 } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ICON } from '#ui/icon-props.ts'
import { AgreedList } from './agreed-list.tsx'
import { DueList } from './due-list.tsx'
import { LinkChildForm } from './link-child-form.tsx'
import { Section } from './section.tsx'
import { SubjectList } from './subject-list.tsx'
import type { Child, Week } from './users.data.ts'
import { usersPaths } from './users.paths.ts'
import { familyText } from './users.words.ts'
import { hasNeverStarted } from './week.words.ts'
import { WeekCards } from './week-cards.tsx'
import { WeekHero } from './week-hero.tsx'

type WeekViewProps = { readonly child: Child; readonly week: Week }

/** A child's week: how it went, what changed, what is due, and what the parent agreed to. */
export function WeekView({ child, week }: WeekViewProps) {
  return (
    <>
      {hasNeverStarted(child, week) ? (
        <NotStarted child={child} />
      ) : (
        <>
          <WeekHero child={child} week={week} />
          <WeekCards child={child} week={week} />
          {week.subjects.length > 0 && <SubjectList subjects={week.subjects} />}
        </>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <DueList child={child} due={week.due} />
        <Section id="link" title={familyText.link} className="mt-10 min-w-0">
          <Card>
            <LinkChildForm />
          </Card>
        </Section>
      </div>
      <AgreedList consents={week.consents} />
      <p className="mt-8">
        <Button
          kind="line"
          icon={<Settings2 {...ICON} />}
          render={<Link to={usersPaths.manage_child(child.id)} />}
        >
          {`${child.first_name}’s account`}
        </Button>
      </p>
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
      <h1 className="sr-only">{`${child.first_name}’s week`}</h1>
      <EmptyState title={`${child.first_name} has not started yet`} mood="curious">
        {child.username === null
          ? 'The first ten questions take about ten minutes. What they change shows here the same day.'
          : startedAs(child.username)}
      </EmptyState>
    </Card>
  )
}
