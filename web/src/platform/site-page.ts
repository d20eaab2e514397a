import type { Page } from '@learngrove/contract/page'
import type { RouteObject } from 'react-router'

/** Names what stands around a page: the doors and a quiz have the screen to themselves. */
export type Frame = 'none' | 'public' | 'signed-in' | 'student' | 'parent' | 'staff' | 'own'

/** Says how a page of the site is drawn. Who may open it stands in `page`. */
export type SitePage = Pick<RouteObject, 'lazy' | 'loader' | 'Component'> & {
  readonly page: Pick<Page, 'path' | 'who' | 'is_of_platform'>
  readonly frame: Frame
  /** Is done before the page's guard looks at who asks. */
  readonly first?: NonNullable<RouteObject['middleware']>[number]
}
