import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { catalogue } from '#courses/courses.data.ts'
import { myXp } from '#gamification/gamification.data.ts'
import { toNextLevel, xpWords } from '#gamification/gamification.words.ts'
import type { StoredUser } from '#platform/session.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Card } from '#ui/card.tsx'
import { ProgressRing } from '#ui/progress-ring.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type ProfileHeadProps = { readonly user: StoredUser }

/** Shows who this is and how far they have come. */
export function ProfileHead({ user }: ProfileHeadProps) {
  const levels = useQuery(catalogue).data?.academic_levels ?? []
  const year = levels.find(({ id }) => id === user.academic_level_id)?.name
  const name = `${user.first_name} ${user.last_name}`.trim()
  return (
    <Card
      as="section"
      ground="lilac"
      shape="sheet"
      padding="wide"
      aria-label={name}
      className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-5 lg:mb-6"
    >
      <Avatar
        name={name}
        picture={user.profile_pic_url}
        size="large"
        className="size-20! bg-surface! ring-4 ring-surface md:size-28! md:text-2xl!"
      />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-heavy text-2xl [overflow-wrap:anywhere] md:text-3xl">{name}</h2>
        <p className="mt-1">{[year, user.school_name].filter(Boolean).join(' at ')}</p>
        {user.username && (
          <p className="mt-3 inline-flex max-w-full items-center gap-1.5 rounded-full bg-surface px-3 py-1 font-semibold text-sm">
            <UserRound size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
            <span className="min-w-0 [overflow-wrap:anywhere]">Signs in as {user.username}</span>
          </p>
        )}
      </div>
      <Level />
    </Card>
  )
}

function Level() {
  const { data, isPending } = useQuery(myXp)
  if (!data) return isPending ? <Skeleton shape="block" className="h-24 w-72 max-w-full" /> : null
  const { xp, level, next_level_xp, current_level_base_xp: base } = data
  return (
    <div className="flex min-w-0 flex-1 basis-64 items-center gap-4 rounded-card bg-surface p-4 md:p-5">
      <ProgressRing
        label={`Level ${level}`}
        done={xp - base}
        total={next_level_xp - base}
        text={toNextLevel(data)}
        size={72}
        className="font-display font-heavy text-xl"
      >
        {level}
      </ProgressRing>
      <p className="min-w-0">
        <strong className="block font-bold text-lg">
          Level {level}, {xpWords(xp)}
        </strong>
        <span className="text-quiet">{toNextLevel(data)}</span>
      </p>
    </div>
  )
}
