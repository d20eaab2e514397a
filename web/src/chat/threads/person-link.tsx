import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { myStreaks, myXp } from '#gamification/gamification.data.ts'
import { homeOf } from '#platform/home.ts'
import type { StoredUser } from '#platform/session.ts'
import { Avatar } from '#ui/avatar.tsx'

/** Who is signed in, how far they are, and the way home. */
export function PersonLink({ user }: { readonly user: StoredUser }) {
  const xp = useQuery(myXp)
  const streaks = useQuery(myStreaks)
  const name = `${user.first_name} ${user.last_name}`.trim()
  const progress = [
    xp.data && `Level ${xp.data.level}`,
    streaks.data && streaks.data.days > 0 && `${streaks.data.days}-day streak`,
  ].filter(Boolean)
  return (
    <Link
      to={homeOf(user)}
      className="mt-auto flex min-h-14 flex-none items-center gap-3 rounded-control p-2 text-[0.9375rem] leading-tight no-underline hover:bg-hover"
    >
      <Avatar name={name} picture={user.profile_pic_url} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{name}</span>
        <span className="block truncate text-quiet text-sm tabular-nums">
          {progress.join(', ') || 'Back to my garden'}
        </span>
        <span className="sr-only">Back to my garden</span>
      </span>
    </Link>
  )
}
