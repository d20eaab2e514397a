import { pages } from '@learngrove/contract/pages'
import { redirect, useLoaderData } from 'react-router'
import { requireUser } from '#platform/require-user.ts'
import { lastCreated, type SignIn } from './created-card.ts'
import { CreatedView } from './created-view.tsx'

/** Redirects to the form if the page is opened by itself or reloaded, since it then knows of no account. */
export function loader(): SignIn | Response {
  requireUser()
  return lastCreated() ?? redirect(pages.createChildLite())
}

/** Shows what follows after a child's account of the free tier is made. */
function CreatedPage() {
  return <CreatedView sign_in={useLoaderData<SignIn>()} again={pages.createChildLite()} />
}

export { CreatedPage as Component }
