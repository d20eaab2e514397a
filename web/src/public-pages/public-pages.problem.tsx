import { ApiError } from '@learngrove/contract/call'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { titled } from '#platform/brand.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Lost } from './public-pages.not-found.tsx'

const notFound = 404

const words = {
  title: 'This page did not arrive',
  text: 'It may be the network: wait a moment and try again.',
  again: 'Try again',
} as const

/** What stands in a public page's place where its content could not be had. Its head and foot stay. */
export function ErrorBoundary() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const isGone =
    (isRouteErrorResponse(error) || error instanceof Response || error instanceof ApiError) &&
    error.status === notFound
  if (isGone) return <Lost />
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <title>{titled(words.title)}</title>
      <ErrorState
        isPage
        title={words.title}
        code={error instanceof ApiError ? error.request_id || error.code : undefined}
        action={
          <Button busy={state === 'loading'} onClick={revalidate}>
            {words.again}
          </Button>
        }
      >
        {words.text}
      </ErrorState>
    </div>
  )
}
