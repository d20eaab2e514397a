import type { ReactNode } from 'react'
import { Link } from 'react-router'

type CardRowProps = {
  /** Where it leads; a row without an address is only read. */
  readonly to: string | undefined
  readonly picture: ReactNode
  readonly title: string
  readonly detail: ReactNode
  readonly end?: ReactNode
}

/** A row of a card: a picture, two lines, something short at the end. */
export function CardRow({ to, picture, title, detail, end }: CardRowProps) {
  const look =
    'flex min-h-15 flex-wrap items-center gap-3 rounded-tile p-2 leading-snug no-underline'
  const content = (
    <>
      {picture}
      <span className="min-w-0 flex-[1_1_6rem]">
        <strong className="block font-semibold">{title}</strong>
        <span className="block text-quiet text-sm">{detail}</span>
      </span>
      {end}
    </>
  )
  return (
    <li>
      {to === undefined ? (
        <div className={look}>{content}</div>
      ) : (
        <Link to={to} className={`${look} transition-colors hover:bg-hover`}>
          {content}
        </Link>
      )}
    </li>
  )
}
