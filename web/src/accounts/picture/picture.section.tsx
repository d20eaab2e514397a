import { Camera } from 'lucide-react'
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import { FailureNote } from '#accounts/accounts.failure-note.tsx'
import { useCall } from '#platform/api.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { pictureProblem, pictureTypes } from './picture-rules.ts'

type PictureSectionProps = {
  readonly id: string
  readonly name: string
  readonly picture: string | null
  /** Called with the address of the new picture once it is saved. */
  readonly onChanged: (profile_pic_url: string | null) => void
}

const CropDialog = lazy(async () => ({
  default: (await import('./crop-dialog.tsx')).CropDialog,
}))

/** Shows a profile picture and lets its owner replace it: chosen, cropped on the screen, sent. */
export function PictureSection({ id, name, picture, onChanged }: PictureSectionProps) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const [problem, setProblem] = useState('')
  const remove = useCall('DELETE /users/{id}/profile-pic')

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // Choosing the same file again has to fire another event.
    target.value = ''
    if (!file) return
    const found = pictureProblem(file)
    setProblem(found)
    if (!found) setChosen(file)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar name={name} picture={picture} size="large" className="size-24!" />
      <div className="min-w-0 flex-1 basis-50">
        <input ref={input} type="file" hidden accept={pictureTypes.join(',')} onChange={choose} />
        <Button kind="line" icon={<Camera {...ICON} />} onClick={() => input.current?.click()}>
          {picture ? 'Change the picture' : 'Add a picture'}
        </Button>
        {picture && (
          <Button
            kind="plain"
            busy={remove.isPending}
            onClick={() => remove.mutate({ params: { id } }, { onSuccess: () => onChanged(null) })}
          >
            Remove the picture
          </Button>
        )}
        <p className="mt-1.5 text-quiet text-sm">
          JPEG, PNG or WebP, up to 5 MB. You cut it square on the next screen.
        </p>
        <p role="alert" className="text-not-yet text-sm empty:hidden">
          {problem}
        </p>
        <FailureNote error={remove.error} />
      </div>
      <Suspense>
        {chosen && (
          <CropDialog
            id={id}
            file={chosen}
            onClose={() => setChosen(undefined)}
            onChanged={onChanged}
          />
        )}
      </Suspense>
    </div>
  )
}
