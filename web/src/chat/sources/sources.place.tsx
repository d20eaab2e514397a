import { type ComponentProps, useEffect, useState } from 'react'
import { later } from '#platform/later.tsx'
import type { SourcePanel } from './source-panel.tsx'

const panel = later(async () => (await import('./source-panel.tsx')).SourcePanel)

type SourcePlaceProps = ComponentProps<typeof SourcePanel> & {
  /** A page may be asked for: what shows it is fetched ahead. */
  readonly isLikely: boolean
}

/** The page of the notes that an answer stands on. Once it was open it stays, so that it can close as it opened. */
export function SourcePlace({ isLikely, ...props }: SourcePlaceProps) {
  const [wasOpened, setOpened] = useState(false)
  if (props.id !== undefined && !wasOpened) setOpened(true)
  useEffect(() => {
    if (isLikely) panel.fetchAhead()
  }, [isLikely])
  return wasOpened && <panel.Later {...props} />
}
