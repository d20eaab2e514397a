import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'

type OfflineBannerProps = {
  /** "3 answers are waiting to be sent; nothing is lost" */
  readonly title: string
  readonly children?: ReactNode
  /** What waits, by name: "Question 5". */
  readonly waiting?: readonly string[]
  readonly action?: ReactNode
  readonly className?: string
}

/** Says that there is no connection, that nothing is lost, and what waits to be sent. */
export function OfflineBanner({
  title,
  children,
  waiting = [],
  action,
  className,
}: OfflineBannerProps) {
  return (
    <div
      role="status"
      className={classes(
        'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-panel bg-pastel-sky p-4 text-ink md:pr-6',
        className,
      )}
    >
      <Pip mood="calm" size={72} className="max-md:size-14" />
      <div className="min-w-52 flex-1">
        <p className="font-bold font-display text-lg leading-tight">{title}</p>
        {children !== undefined && <div className="mt-1">{children}</div>}
        {waiting.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-2">
            {waiting.map((name) => (
              <li
                key={name}
                className="inline-flex min-h-7 items-center gap-1.5 rounded-full bg-surface px-3 font-medium text-sm"
              >
                <Clock {...ICON_SMALL} />
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
      {action}
    </div>
  )
}
