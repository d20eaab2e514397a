import { ArrowDown, ArrowUp, Check, RefreshCw, Trash2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { ICON_SMALL } from '#ui/icon-props.ts'
import type { Photo } from './use-sending.ts'

type PhotoListProps = {
  readonly photos: readonly Photo[]
  /** They are on their way: nothing is moved now. */
  readonly isFixed: boolean
  readonly onChange: (photos: readonly Photo[]) => void
  readonly onRetake: (id: string) => void
}

/** The photographs in the order in which they are sent. */
export function PhotoList({ photos, isFixed, onChange, onRetake }: PhotoListProps) {
  if (photos.length === 0) return null
  const swap = (at: number, by: 1 | -1) => {
    const [one, other] = [photos[at], photos[at + by]]
    if (one && other) onChange(photos.with(at, other).with(at + by, one))
  }
  return (
    <ol className="grid gap-3">
      {photos.map(({ id, url, isSent }, at) => {
        const isDone = isSent || isFixed
        return (
          <li key={id} className="overflow-hidden rounded-card border border-line">
            <img
              src={url}
              alt={`Page ${at + 1} of ${photos.length}`}
              className="max-h-72 w-full bg-sand object-contain"
            />
            <div className="flex flex-wrap items-center gap-1 p-1.5">
              <span
                role="status"
                className="mr-auto flex items-center gap-1 px-1.5 font-semibold text-sm"
              >
                {isSent && <Check {...ICON_SMALL} />}
                {isSent ? 'Sent' : `Page ${at + 1}`}
              </span>
              {photos.length > 1 && (
                <>
                  <Button
                    kind="plain"
                    iconOnly
                    disabled={isDone || at === 0}
                    icon={<ArrowUp {...ICON_SMALL} />}
                    onClick={() => swap(at, -1)}
                  >
                    {`Move page ${at + 1} up`}
                  </Button>
                  <Button
                    kind="plain"
                    iconOnly
                    disabled={isDone || at === photos.length - 1}
                    icon={<ArrowDown {...ICON_SMALL} />}
                    onClick={() => swap(at, 1)}
                  >
                    {`Move page ${at + 1} down`}
                  </Button>
                </>
              )}
              <Button
                kind="plain"
                disabled={isDone}
                icon={<RefreshCw {...ICON_SMALL} />}
                onClick={() => onRetake(id)}
              >
                Take again
              </Button>
              <Button
                kind="plain"
                iconOnly
                disabled={isDone}
                icon={<Trash2 {...ICON_SMALL} />}
                onClick={() => onChange(photos.filter((photo) => photo.id !== id))}
              >
                {`Remove page ${at + 1}`}
              </Button>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
