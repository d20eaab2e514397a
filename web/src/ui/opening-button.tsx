import { type ComponentProps, cloneElement, type ReactElement } from 'react'

export type Trigger = ReactElement<ComponentProps<'button'>>

const opensByKey = ['ArrowDown', 'ArrowUp']

/**
 * Makes a button open what is not loaded yet. It is fetched when somebody reaches for the button, since
 * most pages are read without it.
 */
export const openingButton = (
  trigger: Trigger,
  {
    popup,
    fetchAhead,
    open,
  }: {
    readonly popup: 'menu' | 'dialog'
    readonly fetchAhead: () => void
    readonly open: () => void
  },
): Trigger =>
  cloneElement(trigger, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick: open,
    onKeyDown: (event) => {
      if (popup !== 'menu' || !opensByKey.includes(event.key)) return
      event.preventDefault()
      open()
    },
  })
