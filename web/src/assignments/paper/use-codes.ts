import { paperLimits } from '@learngrove/contract/assignments.paper.limits'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#platform/api.ts'
import { placesOn } from './places.ts'

/** So long nothing on the pages moves before they are taken for laid out, in milliseconds. */
const quietMs = 400

export type CodesState = 'coming' | 'there' | 'failed'

/**
 * Gets the code of every copy, once its pages lie still: a code stands for where everything is on them. When
 * they change, for another size of print, the copies get others.
 */
export function useCodes(assignment_id: string) {
  const [tokens, setTokens] = useState<ReadonlyMap<string, string>>(new Map())
  const [state, setState] = useState<CodesState>('coming')
  const laidOut = useRef(new Map<string, readonly HTMLElement[]>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ask = useCallback(async () => {
    await document.fonts.ready
    const copies = [...laidOut.current].map(([student_id, pages]) => ({
      ...{ student_id, pages: placesOn(pages) },
    }))
    try {
      const found = new Map<string, string>()
      for (let from = 0; from < copies.length; from += paperLimits.copies_kept) {
        const kept = await call('POST /assignments/{id}/paper/copies', {
          params: { id: assignment_id },
          body: { copies: copies.slice(from, from + paperLimits.copies_kept) },
        })
        for (const { student_id, token } of kept.copies) found.set(student_id, token)
      }
      setTokens(found)
      setState('there')
    } catch {
      setState('failed')
    }
  }, [assignment_id])
  const wait = useCallback(() => {
    setState('coming')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void ask(), quietMs)
  }, [ask])
  useEffect(() => () => clearTimeout(timer.current), [])
  const onLaidOut = useCallback(
    (student_id: string, pages: readonly HTMLElement[]) => {
      laidOut.current.set(student_id, pages)
      wait()
    },
    [wait],
  )
  /** Asks again: everything has another size, or the last time failed. */
  return { tokens, state, onLaidOut, again: wait, forget: () => laidOut.current.clear() }
}
