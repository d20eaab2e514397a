import { lazy, type ReactNode, Suspense, useState } from 'react'
import { openingButton, type Trigger } from './opening-button.tsx'

const load = async () => ({ default: (await import('./drawer-panel.tsx')).DrawerPanel })

const DrawerPanel = lazy(load)

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

/** Shows detail beside the page. What draws it is fetched when it is opened first. */
export function Drawer(props: DrawerProps) {
  const [isOpened, setIsOpened] = useState(props.open === true)
  if (props.open === true && !isOpened) setIsOpened(true)
  const button =
    props.trigger &&
    openingButton(props.trigger, {
      popup: 'dialog',
      fetchAhead: () => void load(),
      open: () => setIsOpened(true),
    })
  if (!isOpened) return button
  return (
    <Suspense fallback={button}>
      <DrawerPanel {...props} />
    </Suspense>
  )
}
