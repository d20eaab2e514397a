import { pages } from '@learngrove/contract/pages'
import { userRole } from '@learngrove/contract/roles'
import { type MiddlewareFunction, redirect } from 'react-router'
import { currentUser } from '#platform/session.ts'
import type { SitePage } from '#platform/site-page.ts'

/** A student has a chat of their own, with all that was said in it. */
const toOwnChat: MiddlewareFunction = () => {
  if (currentUser()?.user_role_id === userRole.student) throw redirect(pages.chat())
}

export const chatRoutes: SitePage[] = [
  { page: pages.chat, frame: 'signed-in', lazy: () => import('./chat-page.tsx') },
  {
    page: pages.guestChat,
    frame: 'none',
    first: toOwnChat,
    lazy: () => import('./guest-page.tsx'),
  },
]
