import { Camera } from 'lucide-react'
import { lazy, Suspense, use, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ICON_SMALL } from '#ui/icon-props.ts'
import type { AnswerProps } from './answer-props.ts'
import { FilesPlaceContext } from './files/files.place.ts'

const later = () => (
  <p className="text-quiet text-sm">Photos can be added once the network is back. Type on.</p>
)

const WorkingPhotos = lazy(() =>
  import('./working-photos.tsx').then(
    (door) => ({ default: door.WorkingPhotos }),
    () => ({ default: later }),
  ),
)

/** A way to add photographs of working under a typed answer; what it takes comes with the first press. */
export function Working(props: AnswerProps) {
  const place = use(FilesPlaceContext)
  const [isOpen, setIsOpen] = useState((props.answer.file_ids?.length ?? 0) > 0)
  if (!place) return null
  return (
    <div className="mt-4">
      {isOpen ? (
        <Suspense>
          <WorkingPhotos {...props} />
        </Suspense>
      ) : (
        <Button
          kind="plain"
          size="small"
          icon={<Camera {...ICON_SMALL} />}
          onClick={() => setIsOpen(true)}
        >
          Add a photo of your working
        </Button>
      )}
    </div>
  )
}
