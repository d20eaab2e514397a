import type { AnchorLike } from '#ui/anchor-like.ts'
import { ProgressRing } from '#ui/progress-ring.tsx'
import { Stat } from '#ui/stat.tsx'

type XpStatProps = {
  readonly xp: number
  readonly level: number
  /** XP gathered inside this level, and how many the level takes. */
  readonly into_level: number
  readonly level_size: number
  readonly href?: string
  readonly link?: AnchorLike
  readonly className?: string
}

const figures = new Intl.NumberFormat('en-GB')

export function XpStat({ xp, level, into_level, level_size, href, link, className }: XpStatProps) {
  const figure = `${figures.format(xp)} XP`
  const left = Math.max(0, level_size - into_level)
  return (
    <Stat
      picture={
        <span aria-hidden="true" className="contents">
          <ProgressRing
            label="Level"
            done={into_level}
            total={level_size}
            className="max-md:scale-90"
          >
            {level}
          </ProgressRing>
        </span>
      }
      figure={figure}
      name={`Level ${level}`}
      spoken={`${figures.format(left)} XP to the next level`}
      href={href}
      link={link}
      className={className}
    />
  )
}
