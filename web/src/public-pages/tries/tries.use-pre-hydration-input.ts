import { type RefObject, useEffect, useEffectEvent } from 'react'

/** What was typed before the scripts had come still stands in its field: the page takes it over. */
export function useTypedAhead(
  field: RefObject<HTMLInputElement | null>,
  text: string,
  write: (text: string) => void,
) {
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? text
    if (typed !== text) write(typed)
  })
  useEffect(() => takeOver(), [])
}
