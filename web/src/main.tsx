import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { leaveWhenSignedOut } from '#app/guards.ts'
import { routes } from '#app/routes.ts'
import { site } from '#platform/brand.ts'
import { showAsTheyLike } from '#platform/reading.ts'
import { reloadFromHistory, reloadOnceAfterDeploy } from '#platform/reload.ts'
import './ui/theme/theme.css'

const router = createBrowserRouter(routes, { basename: site.base_path || '/' })
reloadOnceAfterDeploy(() => {
  const { location: to } = router.state.navigation
  return to && router.createHref(to)
})
leaveWhenSignedOut(router)
showAsTheyLike()
reloadFromHistory()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

/** The page that was rendered ahead stays until its living twin can take its place at once. */
const isReady = Promise.withResolvers<void>()
if (router.state.initialized) isReady.resolve()
else router.subscribe(({ initialized }) => initialized && isReady.resolve())
await isReady.promise

const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
// In slices: the page that was rendered ahead can be scrolled and pressed meanwhile.
startTransition(() => {
  if (root.childElementCount === 0) createRoot(root).render(app)
  // A page that knows more than was known ahead (who was here last, what the server has) is drawn anew.
  else hydrateRoot(root, app, { onRecoverableError() {} })
})
