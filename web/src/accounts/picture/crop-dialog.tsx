import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailureNote } from '#accounts/accounts.failure-note.tsx'
import { call } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { wholePicture } from './crop.ts'
import { CropBox } from './crop-box.tsx'
import { cutOut } from './draw-crop.ts'

type CropDialogProps = {
  readonly id: string
  readonly file: File
  readonly onClose: () => void
  readonly onChanged: (profile_pic_url: string) => void
}

const unreadable = 'This file cannot be shown as a picture. Choose another one.'

/** Crops a square out of a picture and sends it. */
export function CropDialog({ id, file, onClose, onChanged }: CropDialogProps) {
  const [crop, setCrop] = useState(wholePicture)
  const picture = useQuery({
    queryKey: ['picture to cut', file.name, file.lastModified, file.size],
    queryFn: () => createImageBitmap(file, { imageOrientation: 'from-image' }),
    retry: false,
    gcTime: 0,
    networkMode: 'always',
  })
  const send = useMutation({
    mutationFn: async (bitmap: ImageBitmap) =>
      call('PATCH /users/{id}/profile-pic', {
        params: { id },
        body: {},
        files: { file: [await cutOut(bitmap, crop)] },
      }),
    onSuccess: ({ profile_pic_url }) => {
      onChanged(profile_pic_url)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Cut the picture"
      description="Drag the picture, or use the arrow keys on it. What lies in the circle is shown."
      actions={
        <>
          <Button
            busy={send.isPending}
            disabled={!picture.data}
            onClick={() => picture.data && send.mutate(picture.data)}
          >
            Use this picture
          </Button>
          <DialogClose>
            <Button kind="plain">Not now</Button>
          </DialogClose>
        </>
      }
    >
      {picture.data && <CropBox picture={picture.data} crop={crop} onCrop={setCrop} />}
      {picture.isPending && <Skeleton className="mx-auto size-70 rounded-card" />}
      {picture.isError && <p role="alert">{unreadable}</p>}
      <FailureNote error={send.error} />
    </Dialog>
  )
}
