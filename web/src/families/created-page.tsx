import { pages } from '@learngrove/contract/pages'
import { redirect, useLoaderData } from 'react-router'
import { requireUser } from '#platform/require-user.ts'
import { lastCreated, type SignIn } from './created-card.ts'
import { CreatedView } from './created-view.tsx'

/** Opened by itself, or anew, it knows of no account: the form is where one is made. */
export function loader(): SignIn | Response {
  requireUser()
  return lastCreated() ?? redirect(pages.createChildLite())
}

/** What follows on a child's account of the free tier. */
function CreatedPage() {
  return <CreatedView sign_in={useLoaderData<SignIn>()} again={pages.createChildLite()} />
}

export { CreatedPage as Component }
