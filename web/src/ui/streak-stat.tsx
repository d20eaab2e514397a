import { Flame } from 'lucide-react'
import type { AnchorLike } from '#ui/anchor-like.ts'
import { Stat } from '#ui/stat.tsx'

type StreakStatProps = {
  readonly days: number
  /** Whether today is counted already: only then the flame burns. */
  readonly alight?: boolean
  readonly href?: string
  readonly link?: AnchorLike
  readonly className?: string
}

export function StreakStat({ days, alight = true, href, link, className }: StreakStatProps) {
  const figure = days === 1 ? '1 day' : `${days} days`
  return (
    <Stat
      picture={
        <Flame
          size={26}
          strokeWidth={1.75}
          aria-hidden="true"
          className={
            alight && days > 0
              ? 'fill-[color-mix(in_oklab,var(--sun)_75%,transparent)] text-flame'
              : 'text-quiet'
          }
        />
      }
      figure={figure}
      name="Streak"
      spoken={alight || days === 0 ? undefined : 'today is still to do'}
      href={href}
      link={link}
      className={className}
    />
  )
}
