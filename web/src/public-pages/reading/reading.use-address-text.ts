import { useState } from 'react'
import { useNavigationType } from 'react-router'
import { useSearch } from '#platform/use-search.ts'

/**
 * A text that is typed and stands in the address as `?name=`. The field goes ahead and the address
 * follows; going back in the history puts the text of then into the field.
 */
export function useAddressText(name: string) {
  const [params, setParams] = useSearch()
  const inAddress = params.get(name) ?? ''
  const isPop = useNavigationType() === 'POP'
  const [text, setText] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  if (seen !== inAddress) {
    setSeen(inAddress)
    if (isPop) setText(inAddress)
  }
  const write = (next: string) => {
    setText(next)
    setParams(
      (after) => {
        if (next.trim() === '') after.delete(name)
        else after.set(name, next)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [text, write] as const
}
