import { spotDrawings, spotLimits } from '@learngrove/contract/questions.limits'
import { useState } from 'react'
import { shrinkPicture } from '#questions/questions.shrink-picture.ts'
import { Button } from '#ui/button.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { RegionEditor } from './own-region-editor.tsx'
import { addressOf, drawingWords, type Spots } from './own-spots.ts'

const rules = {
  kinds: [{ label: 'JPEG, PNG or WebP', endings: ['.jpg', '.jpeg', '.png', '.webp'] }],
  maxBytes: spotLimits.picture_bytes,
}

/** The picture of a question with what there is to see on it and its regions; or the way to a picture. */
export function OwnPicture({ spots }: { readonly spots: Spots }) {
  const address = addressOf(spots.draft)
  const [hasFailed, setFailed] = useState(false)
  const take = async (file: Blob | undefined) => {
    const small = file && (await shrinkPicture(file))
    setFailed(small === undefined)
    if (small) spots.takePicture(small)
  }
  if (address === undefined)
    return (
      <div className="grid gap-3">
        <FileDrop
          label="A picture of your own"
          rules={rules}
          onFiles={([file]) => void take(file)}
        />
        {hasFailed && (
          <p role="alert" className="font-medium text-not-yet">
            This picture cannot be opened. Save it as JPEG or PNG, then choose it again.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-quiet text-sm">Or one of ours:</span>
          {spotDrawings.map((drawing) => (
            <Button
              key={drawing}
              kind="line"
              size="small"
              onClick={() => spots.takeDrawing(drawing)}
            >
              {drawingWords[drawing].name}
            </Button>
          ))}
        </div>
      </div>
    )
  return (
    <div className="grid gap-4">
      <TextArea
        label="The picture in words"
        hint="For who does not see it. Say what is where, and not which place is right."
        value={spots.draft.alt}
        onValueChange={spots.setAlt}
      />
      <RegionEditor spots={spots} address={address} />
      <Button kind="plain" size="small" className="justify-self-start" onClick={spots.takeNone}>
        Another picture
      </Button>
    </div>
  )
}
