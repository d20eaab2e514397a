import type { AriaAttributes, ComponentType, ReactNode } from 'react'

export type AnchorLikeProps = {
  readonly href: string
  readonly className?: string
  readonly children: ReactNode
  readonly 'aria-current'?: AriaAttributes['aria-current']
  readonly 'aria-label'?: string
}

/** What stands for a link: `'a'`, or a component that hands the address to the router. */
export type AnchorLike = 'a' | ComponentType<AnchorLikeProps>
