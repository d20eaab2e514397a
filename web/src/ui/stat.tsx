import type { ReactNode } from 'react'
import type { AnchorLike } from '#ui/anchor-like.ts'
import { classes } from '#ui/classes.ts'

type StatProps = {
  readonly picture: ReactNode
  readonly figure: string
  readonly name: string
  /** More about it, where there is room for it on the screen; a screen reader always says it. */
  readonly also?: string | undefined
  /** What the picture says beside the words, for a screen reader: "today is still to do". */
  readonly spoken?: string | undefined
  readonly href?: string | undefined
  readonly link?: AnchorLike | undefined
  readonly className?: string | undefined
}

/** A figure with its name under it, as it stands in the strip over a student's page. */
export function Stat({
  picture,
  figure,
  name,
  also,
  spoken,
  href,
  link: Link = 'a',
  className,
}: StatProps) {
  const look = classes(
    'inline-flex min-h-13 items-center justify-center gap-2.5 whitespace-nowrap rounded-tile px-3.5 font-bold leading-tight no-underline tabular-nums max-md:min-h-14 max-md:gap-1.5 max-md:border max-md:border-line max-md:bg-surface max-md:px-2',
    href !== undefined && 'transition-colors hover:bg-hover',
    className,
  )
  const content = (
    <>
      {picture}
      <span>
        {figure}
        <span className="block font-normal text-quiet text-sm">
          {name}
          {also !== undefined && <span className="max-lg:sr-only">, {also}</span>}
        </span>
      </span>
      {spoken !== undefined && <span className="sr-only">, {spoken}</span>}
    </>
  )
  return href === undefined ? (
    <span className={look}>{content}</span>
  ) : (
    <Link href={href} className={look}>
      {content}
    </Link>
  )
}
