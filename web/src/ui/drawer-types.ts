import type { ReactNode } from 'react'
import type { Trigger } from './opening-button.tsx'

export type DrawerProps = {
  readonly title: string
  readonly description?: ReactNode
  /** Before the title: an avatar. */
  readonly picture?: ReactNode
  readonly children: ReactNode
  /** Stays in sight below what scrolls. */
  readonly actions?: ReactNode
  readonly trigger?: Trigger | undefined
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
}
