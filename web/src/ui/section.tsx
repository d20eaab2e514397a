import type { ReactNode } from 'react'

type SectionProps = {
  readonly id: string
  readonly title: string
  readonly lead?: string | undefined
  readonly aside?: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A part of a page with its heading. */
export function Section({ id, title, lead, aside, className = 'mt-10', children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-1">
        <h2 id={id} className="min-w-0 flex-1 text-xl">
          {title}
        </h2>
        {aside}
        {lead !== undefined && <p className="basis-full text-quiet text-sm">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
