import { useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { titled } from './brand.ts'

function NotFoundPage() {
  const navigate = useNavigate()
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      <title>{titled('No page here')}</title>
      <ErrorState
        isPage
        title="There is no page here"
        action={<Button onClick={() => navigate('/')}>Go home</Button>}
      >
        The address may have changed. Your work is safe where you left it.
      </ErrorState>
    </main>
  )
}

export { NotFoundPage as Component }
