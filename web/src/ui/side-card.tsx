import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'

type SideCardProps = {
  readonly title: string
  /** At the right end of the title's line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One of the cards beside the next step. */
export function SideCard({ title, aside, children }: SideCardProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </Card>
  )
}
