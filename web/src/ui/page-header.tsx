import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'

type PageHeaderProps = {
  readonly title: ReactNode
  /** One sentence under the title. */
  readonly lead?: ReactNode
  readonly breadcrumb?: ReactNode
  /** At most one of them is the primary action. */
  readonly actions?: ReactNode
  readonly className?: string
}

export function PageHeader({ title, lead, breadcrumb, actions, className }: PageHeaderProps) {
  return (
    <header className={classes('mb-6', className)}>
      {breadcrumb}
      <div className="flex flex-wrap items-end gap-x-3 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="font-heavy text-2xl md:text-3xl">{title}</h1>
          {lead !== undefined && <p className="mt-2 text-quiet md:text-lg">{lead}</p>}
        </div>
        {actions !== undefined && (
          <div className="flex flex-wrap items-center gap-2 max-md:w-full print:hidden">
            {actions}
          </div>
        )}
      </div>
    </header>
  )
}
