import { redirect, useLoaderData } from 'react-router'
import { requireUser } from '#platform/guards.ts'
import { lastCreated, type SignIn } from './created-card.ts'
import { CreatedView } from './created-view.tsx'
import { usersPaths } from './families.paths.ts'

/** Opened by itself, or anew, it knows of no account: the form is where one is made. */
export function loader(): SignIn | Response {
  requireUser()
  return lastCreated() ?? redirect(usersPaths.create_child_lite())
}

/** What follows on a child's account of the free tier. */
function CreatedPage() {
  return <CreatedView sign_in={useLoaderData<SignIn>()} again={usersPaths.create_child_lite()} />
}

export { CreatedPage as Component }
