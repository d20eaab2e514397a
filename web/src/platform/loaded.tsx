import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Pip } from '#ui/pip/pip.tsx'
import { networkWords } from './words.ts'

type LoadedProps<Data> = {
  readonly query: UseQueryResult<Data>
  /** What is coming, as a subject: "Your week". */
  readonly what: string
  /** In the shape of what comes. */
  readonly skeleton: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** A part of a page in each of its states: coming, here, not arrived, waiting for the network. */
export function Loaded<Data>({ query, what, skeleton, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return (
      <NotHere mood="caring">
        <p role="alert">{what} did not arrive. Nothing is lost.</p>
        <Button
          kind="soft"
          size="small"
          busy={query.isFetching}
          onClick={() => query.refetch()}
          className="mt-2"
        >
          Try again
        </Button>
      </NotHere>
    )
  }
  if (query.fetchStatus === 'paused') {
    return (
      <NotHere mood="calm">
        <p>{networkWords}</p>
      </NotHere>
    )
  }
  return skeleton
}

function NotHere({ mood, children }: { mood: 'caring' | 'calm'; children: ReactNode }) {
  return (
    <div className="mt-3 flex items-start gap-4">
      <Pip mood={mood} size={56} />
      <div className="min-w-0 text-quiet">{children}</div>
    </div>
  )
}
