import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'

/** The column that every part of the front page stands in. */
export const COLUMN = 'mx-auto w-full max-w-[1264px] px-4 md:px-8'

/** The large heading of a part. */
export const HEADING = 'max-w-[20ch] font-heavy text-3xl tracking-[-0.02em] lg:text-4xl'

export const LEAD = 'mt-4 max-w-[58ch] text-lg text-quiet md:mt-5'

/** The rounded panels of the front page. */
export const PANEL = 'rounded-sheet px-5 py-6 md:px-10 md:py-9'

type SectionProps = {
  readonly id: string
  readonly className?: string
  readonly children: ReactNode
}

/** A part of the front page, named by the heading `{id}-title`. It is drawn when it comes near. */
export function Section({ id, className, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classes(
        '-scroll-mt-4 py-18 [contain-intrinsic-size:auto_1100px] [content-visibility:auto] lg:py-28',
        className,
      )}
    >
      {children}
    </section>
  )
}
