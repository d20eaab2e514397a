import { lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react'
import { openingButton, type Trigger } from './opening-button.tsx'

const load = async () => ({ default: (await import('./menu-popup.tsx')).MenuPopup })

const MenuPopup = lazy(load)

export type MenuWords = {
  readonly label: string
  readonly detail?: string | undefined
  readonly icon?: ReactNode
  readonly danger?: boolean | undefined
}

/** A line of a menu: a command, a link (by address, or a router's through `render`), a line between, a heading. */
export type MenuEntry =
  | (MenuWords & { readonly onAct: () => void; readonly disabled?: boolean | undefined })
  | (MenuWords & { readonly href: string; readonly render?: ReactElement | undefined })
  | { readonly heading: string }
  | 'line'

export type MenuProps = {
  /** The button that opens it, with its words. */
  readonly trigger: Trigger
  readonly entries: readonly MenuEntry[]
  readonly align?: 'start' | 'end' | undefined
}

/** Shows commands behind a button. */
export function Menu(props: MenuProps) {
  const [isOpened, setIsOpened] = useState(false)
  const button = openingButton(props.trigger, {
    popup: 'menu',
    fetchAhead: () => void load(),
    open: () => setIsOpened(true),
  })
  if (!isOpened) return button
  return (
    <Suspense fallback={button}>
      <MenuPopup {...props} />
    </Suspense>
  )
}
