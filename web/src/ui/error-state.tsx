import type { ReactNode } from 'react'
import { Pip } from '#ui/pip/pip.tsx'
import { StateFrame } from '#ui/state-frame.tsx'

type ErrorStateProps = {
  /** What happened: "The list did not arrive". */
  readonly title: string
  /** That nothing is lost, and what to do. */
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** What support would ask for: the request id or a short code. */
  readonly code?: string | undefined
  /** Whether it is all that the page has, so that its title is the page's. */
  readonly isPage?: boolean
  readonly className?: string
}

export function ErrorState({ title, children, action, code, isPage, className }: ErrorStateProps) {
  return (
    <StateFrame
      role="alert"
      picture={<Pip mood="caring" size={104} />}
      title={title}
      heading={isPage ? 'h1' : 'h2'}
      action={action}
      className={className}
      foot={
        code !== undefined && (
          <p className="text-quiet text-sm">
            Code <span className="select-all tabular-nums">{code}</span>
          </p>
        )
      }
    >
      {children}
    </StateFrame>
  )
}
