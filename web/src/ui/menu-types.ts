import type { ReactElement, ReactNode } from 'react'
import type { Trigger } from './opening-button.tsx'

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
