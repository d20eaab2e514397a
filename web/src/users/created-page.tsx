import { requireUser } from '#platform/guards.ts'
import { lastCreated } from './created-card.ts'
import { CreatedView } from './created-view.tsx'
import { usersPaths } from './users.paths.ts'

export function loader() {
  requireUser()
  return null
}

/** What follows on a child's account of the free tier. */
function CreatedPage() {
  return <CreatedView sign_in={lastCreated()} again={usersPaths.create_child_lite()} />
}

export { CreatedPage as Component }
