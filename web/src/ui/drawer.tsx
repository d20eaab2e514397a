import { lazy, Suspense, useState } from 'react'
import type { DrawerProps } from './drawer-types.ts'
import { openingButton } from './opening-button.tsx'

const load = async () => ({ default: (await import('./drawer-panel.tsx')).DrawerPanel })

const DrawerPanel = lazy(load)

/** Shows detail beside the page. What draws it is fetched when it is opened first. */
export function Drawer(props: DrawerProps) {
  const [isOpened, setIsOpened] = useState(props.open === true)
  if (props.open === true && !isOpened) setIsOpened(true)
  const button =
    props.trigger &&
    openingButton(props.trigger, {
      popup: 'dialog',
      fetchAhead: load,
      open: () => setIsOpened(true),
    })
  if (!isOpened) return button
  return (
    <Suspense fallback={button}>
      <DrawerPanel {...props} />
    </Suspense>
  )
}
