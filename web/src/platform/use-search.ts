import { useCallback, useLayoutEffect } from 'react'
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router'

/** What the address is to ask for, and from which place of the history the page is on its way there. */
let onItsWay: { readonly from: string; readonly search: URLSearchParams } | undefined

/**
 * What the address asks for, and how to change it. A change is made to what was asked for last, also when the
 * page has not come there yet: React Router's own setter begins at what is drawn, and of two quick changes the
 * first would be lost.
 */
export function useSearch() {
  const { key } = useLocation()
  const [search, setSearch] = useSearchParams()
  useLayoutEffect(() => {
    if (onItsWay?.from !== key) onItsWay = undefined
  }, [key])
  const change = useCallback(
    (changed: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
      const before = onItsWay?.from === key ? onItsWay.search : search
      onItsWay = { from: key, search: changed(new URLSearchParams(before)) }
      setSearch(onItsWay.search, options)
    },
    [key, search, setSearch],
  )
  return [search, change] as const
}
