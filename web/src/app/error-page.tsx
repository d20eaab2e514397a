import { ApiError } from '@learngrove/contract/call'
import { isRouteErrorResponse, useNavigate, useRevalidator, useRouteError } from 'react-router'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'

const notFound = 404

/** Shows that a page broke: what happened, that nothing is lost, and what to do. */
export function ErrorPage() {
  const error = useRouteError()
  const navigate = useNavigate()
  const { revalidate, state } = useRevalidator()
  const isGone =
    (isRouteErrorResponse(error) || error instanceof ApiError) && error.status === notFound
  const code = error instanceof ApiError ? error.request_id || error.code : undefined
  const retry = async () => {
    // Loaded only now: the sign-in pages have no queries, and do not load their library.
    const { queryClient } = await import('#platform/query-client.ts')
    queryClient.resetQueries()
    revalidate()
  }
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      {isGone ? (
        <ErrorState
          isPage
          title="There is no page here"
          action={<Button onClick={() => navigate('/')}>Go home</Button>}
        >
          The address may have changed, or this page is not yours to open.
        </ErrorState>
      ) : (
        <ErrorState
          isPage
          title="This page did not arrive"
          code={code}
          action={
            <>
              <Button onClick={retry} busy={state === 'loading'}>
                Try again
              </Button>
              <Button kind="line" onClick={() => navigate('/')}>
                Go home
              </Button>
            </>
          }
        >
          Nothing of yours is lost. It may be the network: wait a moment and try again.
        </ErrorState>
      )}
    </main>
  )
}
