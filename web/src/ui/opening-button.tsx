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
    readonly fetchAhead: () => Promise<unknown>
    readonly open: () => void
  },
): Trigger => {
  // Without a network it is asked for once more when the button is pressed, and what is lost is told then.
  const reach = () => void fetchAhead().catch(() => {})
  return cloneElement(trigger, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: reach,
    onFocus: reach,
    onClick: open,
    onKeyDown: (event) => {
      if (popup !== 'menu' || !opensByKey.includes(event.key)) return
      event.preventDefault()
      open()
    },
  })
}
