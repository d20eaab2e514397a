import { useState } from 'react'

type Typed = string | number | readonly string[] | undefined

/** The length of a text, whether the page holds it (`value`) or the browser does; call the second on every input. */
export function useTypedLength(
  value: Typed,
  defaultValue: Typed,
): [number, (text: string) => void] {
  const [own, setOwn] = useState(() => String(defaultValue ?? '').length)
  return [value === undefined ? own : String(value).length, (text) => setOwn(text.length)]
}
