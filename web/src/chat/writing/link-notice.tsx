import { LoaderCircle } from 'lucide-react'
import { useOnline } from '#platform/online.ts'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { OfflineBanner } from '#ui/offline-banner.tsx'

type LinkNoticeProps = {
  readonly isAnswering: boolean
  /** The answer's connection is gone, and is being sought again. */
  readonly isLost: boolean
}

/** Says that the connection is away, and that what is under way goes on with it. */
export function LinkNotice({ isAnswering, isLost }: LinkNoticeProps) {
  const isOnline = useOnline()
  if (!isOnline) {
    return (
      <OfflineBanner title="You are offline, and nothing is lost" className="mb-3 py-2!">
        {isAnswering
          ? 'Pip’s answer goes on when you are back.'
          : 'Write on: what you send waits here, and goes when you are back.'}
      </OfflineBanner>
    )
  }
  if (!isLost) return null
  return (
    <p
      role="status"
      className="mb-3 flex items-center gap-2.5 rounded-tile bg-pastel-sky px-4 py-2.5 text-sm"
    >
      <LoaderCircle {...ICON_SMALL} className="flex-none animate-turn" />
      Looking for the connection. The answer goes on where it was.
    </p>
  )
}
