import { lazy, Suspense, useState } from 'react'
import type { MenuProps } from './menu-types.ts'
import { openingButton } from './opening-button.tsx'

const load = async () => ({ default: (await import('./menu-popup.tsx')).MenuPopup })

const MenuPopup = lazy(load)

/** Shows commands behind a button. */
export function Menu(props: MenuProps) {
  const [isOpened, setIsOpened] = useState(false)
  const button = openingButton(props.trigger, {
    popup: 'menu',
    fetchAhead: load,
    open: () => setIsOpened(true),
  })
  if (!isOpened) return button
  return (
    <Suspense fallback={button}>
      <MenuPopup {...props} />
    </Suspense>
  )
}
