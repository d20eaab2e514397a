import { useQuery } from '@tanstack/react-query'
import { Flame, Snowflake } from 'lucide-react'
import { Loaded } from '#platform/loaded.tsx'
import { SideCard } from '#ui/side-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { myStreaks, type Streaks } from './gamification.data.ts'
import { freezeSentence, streakTitle, weekTitle } from './gamification.words.ts'

/** The seven days from Monday: which were practised, which was frozen, which is today. Its title may say the streak. */
export function WeekCard({ isNamedByStreak = false }: { readonly isNamedByStreak?: boolean }) {
  const streaks = useQuery(myStreaks)
  const title = isNamedByStreak && streaks.data ? streakTitle(streaks.data.days) : weekTitle
  return (
    <SideCard title={title}>
      <Loaded
        query={streaks}
        what="Your week"
        skeleton={
          <SkeletonGroup label="Your week is coming." className="mt-4 grid grid-cols-7 gap-2">
            {[0, 1, 2, 3, 4, 5, 6].map((day) => (
              <Skeleton key={day} shape="circle" className="mx-auto max-w-full" />
            ))}
          </SkeletonGroup>
        }
      >
        {({ week, freezes_left }) => (
          <>
            <ol className="mt-4 mb-3 grid grid-cols-[repeat(auto-fit,minmax(2.1em,1fr))] text-center text-quiet text-sm">
              {week.map((day) => (
                <WeekDay key={day.date} day={day} />
              ))}
            </ol>
            <p className="text-quiet text-sm">{freezeSentence(freezes_left)}</p>
          </>
        )}
      </Loaded>
    </SideCard>
  )
}

type Day = Streaks['week'][number]

/** A date without a time is a day of UTC. */
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

/** A weekday is told apart by its first two letters. */
const letters = 2

function WeekDay({ day }: { readonly day: Day }) {
  const name = weekday.format(new Date(day.date))
  return (
    <li className={day.is_today ? 'font-heavy text-ink' : undefined}>
      <span className="sr-only">{spoken(day, name)}</span>
      <span aria-hidden="true">
        {name.slice(0, letters)}
        <span
          className={`mx-auto mt-1.5 grid aspect-square w-full max-w-8 place-items-center rounded-full forced-color-adjust-none ${lookOf(day)}`}
        >
          {day.is_done && (
            <Flame
              size={17}
              strokeWidth={1.75}
              className="fill-[color-mix(in_oklab,var(--sun)_70%,transparent)]"
            />
          )}
          {day.is_frozen && <Snowflake size={16} strokeWidth={1.75} />}
        </span>
      </span>
    </li>
  )
}

function spoken({ is_done, is_frozen, is_today }: Day, name: string): string {
  const state = is_done
    ? 'practised'
    : is_frozen
      ? 'a day off'
      : is_today
        ? 'still to do'
        : 'no practice'
  return `${name}${is_today ? ', today' : ''}: ${state}`
}

function lookOf({ is_done, is_frozen, is_today }: Day): string {
  if (is_done) return 'bg-[color-mix(in_oklab,var(--sun)_38%,var(--surface))] text-flame'
  if (is_frozen) return 'bg-pastel-sky text-ink'
  return is_today ? 'inset-ring-2 inset-ring-flame' : 'bg-hover'
}
