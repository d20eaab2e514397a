import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { leaveWhenSignedOut } from '#platform/guards.ts'
import { reloadOnceAfterDeploy } from '#platform/reload.ts'
import { routes } from './routes.ts'
import './ui/theme/theme.css'

reloadOnceAfterDeploy()
const router = createBrowserRouter(routes)
leaveWhenSignedOut(router)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
