import { ApiError, type EventOf, type Sent } from '@learngrove/contract/call'
import { useEffect, useRef, useState } from 'react'
import { stream } from '#platform/api.ts'
import { invalidate } from '#platform/query-client.ts'
import { networkWords } from '#platform/words.ts'

type Asked = Sent<'POST /worksheets/generate'>['body']
type Told = Extract<EventOf<'POST /worksheets/generate'>, { event: 'worksheet' }>['data']

type State =
  | { readonly kind: 'idle'; readonly problem?: string }
  | {
      readonly kind: 'making'
      readonly num_made: number
      readonly num_worksheets: number
      /** Questions that a model is drafting, where the bank has made what it can. */
      readonly num_drafting?: number
    }

const refusals: Readonly<Record<string, string>> = {
  NOTHING_FITS:
    'The bank has nothing that fits this. Name a topic of the course, or ask for other types.',
  NOT_FOUND: 'One of these documents is gone. Take it off and try again.',
  TOO_MANY_REQUESTS: 'That were many in an hour. Try again a little later.',
}

const problemOf = (error: unknown) =>
  (error instanceof ApiError && refusals[error.code]) || networkWords

/**
 * Has worksheets made of a request in words, says how far it is, and stops it; what was made stays. `notes` say what
 * became of what a model was to draft.
 */
export function useGenerate(onMade: (made: readonly Told[], notes: readonly string[]) => void) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const ask = async (body: Asked) => {
    const abort = new AbortController()
    stop.current = abort
    const num_worksheets = Number(body.num_worksheets ?? 1)
    setState({ kind: 'making', num_made: 0, num_worksheets })
    const made: Told[] = []
    const notes: string[] = []
    try {
      const sent = { body, files: {} }
      for await (const each of stream('POST /worksheets/generate', sent, abort.signal)) {
        if (each.event === 'worksheet') made.push(each.data)
        if (each.event === 'progress') setState({ kind: 'making', ...each.data })
        if (each.event === 'drafting') {
          const num_drafting = each.data.num_wanted
          setState({ kind: 'making', num_made: made.length, num_worksheets, num_drafting })
        }
        if (each.event === 'drafted') notes.push(each.data.note)
      }
      setState({ kind: 'idle' })
    } catch (error) {
      const isOver = abort.signal.aborted || made.length > 0
      setState(isOver ? { kind: 'idle' } : { kind: 'idle', problem: problemOf(error) })
    }
    void invalidate('GET /worksheets/generate', 'GET /worksheets/courses/{courseId}')
    if (made.length > 0) onMade(made, notes)
  }
  return { state, ask, cancel: () => stop.current?.abort() }
}
