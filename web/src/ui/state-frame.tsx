import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'

type StateFrameProps = {
  readonly picture: ReactNode
  readonly title: string
  readonly heading?: 'h1' | 'h2'
  readonly children?: ReactNode
  readonly action?: ReactNode
  readonly foot?: ReactNode
  readonly role?: 'status' | 'alert'
  readonly className?: string | undefined
}

/** What stands where content would: a picture, what happened, what to do. */
export function StateFrame({
  picture,
  title,
  heading: Heading = 'h2',
  children,
  action,
  foot,
  role,
  className,
}: StateFrameProps) {
  return (
    <div
      role={role}
      className={classes(
        'mx-auto flex max-w-96 flex-col items-center gap-3 px-4 py-10 text-center',
        className,
      )}
    >
      {picture}
      <Heading className="text-xl">{title}</Heading>
      {children !== undefined && <div className="text-balance text-quiet">{children}</div>}
      {action !== undefined && (
        <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>
      )}
      {foot}
    </div>
  )
}
