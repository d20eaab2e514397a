import type { Received } from '@learngrove/contract/call'
import { useCallback, useEffect, useState } from 'react'
import { door } from '#platform/public-api.ts'

export type SetupState = Received<'GET /setup'>

/** What this visit has made: who can sign in by which name. */
export type Made = {
  readonly school_name: string
  readonly people: readonly { readonly name: string; readonly of: string }[]
}

const pauseMs = 2_000

/** Follows how far the curriculum has got. A look that fails is made up for by the next. */
export function useSetupState(first: SetupState) {
  const [state, setState] = useState(first)
  const reload = useCallback(() => door.call('GET /setup', {}).then(setState, () => {}), [])
  const { is_finished } = state.curriculum
  useEffect(() => {
    if (is_finished) return
    const timer = setInterval(() => void reload(), pauseMs)
    return () => clearInterval(timer)
  }, [is_finished, reload])
  return { state, reload }
}
