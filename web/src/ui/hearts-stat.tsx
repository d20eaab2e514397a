import { Heart } from 'lucide-react'
import type { AnchorLike } from '#ui/anchor-like.ts'
import { classes } from '#ui/classes.ts'
import { Stat } from '#ui/stat.tsx'

type HeartsStatProps = {
  readonly hearts: number
  readonly most: number
  /** When the next one is back: "at 16:20"; nothing where all are there. */
  readonly next?: string | undefined
  readonly href?: string
  readonly link?: AnchorLike
  readonly className?: string
}

export function HeartsStat({ hearts, most, next, href, link, className }: HeartsStatProps) {
  return (
    <Stat
      picture={
        <span aria-hidden="true" className="flex gap-px">
          <Heart size={24} strokeWidth={1.75} className="fill-current text-coral lg:hidden" />
          {Array.from({ length: most }, (_, i) => (
            <Heart
              // biome-ignore lint/suspicious/noArrayIndexKey: a heart is its place in the row
              key={i}
              size={17}
              strokeWidth={1.75}
              className={classes(
                'max-lg:hidden',
                i < hearts ? 'fill-current text-coral' : 'text-quiet opacity-60',
              )}
            />
          ))}
        </span>
      }
      figure={`${hearts} of ${most}`}
      name="Hearts"
      also={next && `next ${next}`}
      href={href}
      link={link}
      className={className}
    />
  )
}
