import type { PropsWithChildren } from 'react'
import { classes } from '#ui/classes.ts'

type OwnBubbleProps = PropsWithChildren<{
  /** Another message was written in its place. */
  readonly isReplaced?: boolean | undefined
}>

/** The words of a message of the reader's own. */
export const OwnBubble = ({ isReplaced, children }: OwnBubbleProps) => (
  <p
    className={classes(
      'max-w-[88%] whitespace-pre-wrap rounded-panel rounded-br-small bg-primary-soft px-4.5 py-3 text-base [overflow-wrap:anywhere] md:max-w-[78%] md:text-[1.0625rem]',
      isReplaced && 'border border-line border-dashed bg-transparent text-quiet',
    )}
  >
    {children}
  </p>
)
