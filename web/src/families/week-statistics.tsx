import { useQuery } from '@tanstack/react-query'
import { weeklyStatistics } from '#accounts/accounts.data.ts'
import { Loaded } from '#platform/loaded.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { figuresOf } from './week-statistics.words.ts'

type WeekStatisticsProps = {
  readonly child_id: string
  readonly subject_id: string
  readonly subject_name: string
}

/** The figures of a child's week in a subject, each beside the whole week before. */
export function WeekStatistics({ child_id, subject_id, subject_name }: WeekStatisticsProps) {
  const week = useQuery(weeklyStatistics(child_id, subject_id))
  return (
    <Loaded
      query={week}
      what={`The figures of ${subject_name}`}
      skeleton={
        <SkeletonGroup label="The figures are coming." className="grid gap-2 sm:grid-cols-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </SkeletonGroup>
      }
    >
      {(data) => (
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 rounded-tile bg-track px-4 py-3 sm:grid-cols-3">
          {figuresOf(data).map(({ name, now, beside }) => (
            <div key={name} className="flex flex-wrap items-baseline gap-x-2 sm:block">
              <dt className="text-quiet text-sm">{name}</dt>
              <dd className="m-0">
                <b className="font-display font-semibold tabular-nums">{now}</b>{' '}
                <span className="text-quiet text-sm">{beside}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Loaded>
  )
}
