import { useQuery } from '@tanstack/react-query'
import { myStreaks, myXp } from '#gamification/gamification.data.ts'
import { backWords, myHearts, useHearts } from '#gamification/gamification.hearts.ts'
import type { StoredUser } from '#platform/session.ts'
import { HeartsStat } from '#ui/hearts-stat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { StreakStat } from '#ui/streak-stat.tsx'
import { XpStat } from '#ui/xp-stat.tsx'
import { AccountMenu } from './account-menu.tsx'
import { CoursePicker } from './course-picker.tsx'

/** Shows the strip above every page: the course, the progress, the user. */
export function TopStrip({ user }: { readonly user: StoredUser }) {
  return (
    <header className="mb-5 flex flex-wrap items-center gap-2 md:mb-8 md:gap-3">
      <CoursePicker />
      <div className="flex flex-wrap gap-2 max-md:empty:hidden max-md:order-2 max-md:w-full max-md:*:flex-1 md:ml-auto md:gap-1">
        <Streak />
        <Xp />
        {user.is_free_tier && <Hearts />}
      </div>
      <AccountMenu user={user} />
    </header>
  )
}

const coming = <Skeleton className="h-14 min-w-32 rounded-tile md:h-13" />

function Streak() {
  const { data, isPending } = useQuery(myStreaks)
  if (!data) return isPending ? coming : null
  return <StreakStat days={data.days} alight={data.active} />
}

function Xp() {
  const { data, isPending } = useQuery(myXp)
  if (!data) return isPending ? coming : null
  return (
    <XpStat
      xp={data.xp}
      level={data.level}
      into_level={data.xp - data.current_level_base_xp}
      level_size={data.next_level_xp - data.current_level_base_xp}
    />
  )
}

/** Shows the hearts, which only the free tier has. */
function Hearts() {
  const hearts = useHearts()
  const { isPending } = useQuery(myHearts)
  if (!hearts) return isPending ? coming : null
  const { next_heart_at } = hearts
  return (
    <HeartsStat
      hearts={hearts.hearts}
      most={hearts.max_hearts}
      next={next_heart_at === null ? undefined : backWords(next_heart_at, new Date())}
    />
  )
}
