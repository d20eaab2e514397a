import { CalendarClock, Clock, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { useUser } from '#platform/session.ts'
import { Badge } from '#ui/badge.tsx'
import { classes } from '#ui/classes.ts'
import type { CaseSummary, CaseList as Listed } from './safeguarding.data.ts'
import { safeguardingLinks } from './safeguarding.links.ts'
import { kinds, lookAgain, nameOf, outcomes, urgency } from './safeguarding.words.ts'
import { dayOf, sinceWords, whenWords } from './when.ts'

type CaseListProps = Pick<Listed, 'cases' | 'counts'> & { readonly flag: string | undefined }

/** The open flags in groups, the most urgent first; those to look at again come last. */
export function CaseList({ cases, counts, flag }: CaseListProps) {
  const groups = Object.entries(Object.groupBy(cases, groupOf))
  return (
    <nav aria-label="Flags">
      <h2 className="px-4 pt-4 pb-3 text-lg">Open, {counts.open}</h2>
      {groups.map(([title, inGroup = []]) => (
        <section key={title} aria-label={title}>
          <h3 className="border-line border-t px-4 pt-3 pb-1.5 font-semibold font-text text-quiet text-sm tracking-normal">
            {title}
          </h3>
          <ul>
            {inGroup.map((one) => (
              <li key={one.id}>
                <CaseLink one={one} isCurrent={one.id === flag} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Link
        to={safeguardingLinks.closed()}
        className="flex min-h-target items-center justify-between border-line border-t px-4 font-semibold text-quiet text-sm no-underline hover:bg-hover"
      >
        Closed <span className="tabular-nums">{counts.closed}</span>
      </Link>
    </nav>
  )
}

const groupOf = ({ closed_at, response }: CaseSummary) =>
  closed_at ? lookAgain : urgency[response].group

type CaseLinkProps = { readonly one: CaseSummary; readonly isCurrent: boolean }

function CaseLink({ one, isCurrent }: CaseLinkProps) {
  const { student } = one
  return (
    <Link
      to={safeguardingLinks.open(one.id)}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      className={classes(
        'grid gap-0.5 border-l-3 px-3.5 pt-2.5 pb-3 text-sm leading-snug no-underline hover:bg-hover',
        isCurrent ? 'border-coral bg-hover' : 'border-transparent',
      )}
    >
      <b className="font-semibold text-base">{kinds[one.kind].title}</b>
      <span>
        {nameOf(student)}
        {student.level_name && `, ${student.level_name}`}
      </span>
      <span className="text-quiet">{agoOf(one)}</span>
      <span className="mt-1.5">
        <Standing one={one} />
      </span>
    </Link>
  )
}

function agoOf({ raised_at, opened_at, closed_at, num_flags }: CaseSummary): string {
  const [raised, now] = [new Date(raised_at), new Date()]
  const times = num_flags > 1 ? `, ${num_flags} messages` : ''
  const waits = opened_at || closed_at ? '' : `, unopened for ${sinceWords(raised, now)}`
  return `${whenWords(raised, now)}${times}${waits}`
}

/** How a case stands, in a word or two. */
export function Standing({ one }: { readonly one: CaseSummary }) {
  const user = useUser()
  const { taken_by, closed_at, outcome, look_again_on, is_due, response } = one
  if (closed_at) {
    if (is_due && look_again_on) {
      return (
        <Badge tone="not-yet" icon={CalendarClock}>{`Look again, ${dayOf(look_again_on)}`}</Badge>
      )
    }
    return <Badge>{outcome ? outcomes[outcome].label : 'Closed'}</Badge>
  }
  if (taken_by) {
    const who = taken_by.id === user?.id ? 'You are' : `${nameOf(taken_by)} is`
    return <Badge icon={UserRound}>{`${who} on it`}</Badge>
  }
  const tone = response === 'care' ? 'danger' : response === 'check_in' ? 'not-yet' : 'neutral'
  return (
    <Badge tone={tone} icon={Clock}>
      {urgency[response].tag}
    </Badge>
  )
}
