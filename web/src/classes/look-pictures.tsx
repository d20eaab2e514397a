import type { BrandPicture } from '@learngrove/contract/white-label.limits'
import { maxBrandPictureBytes } from '@learngrove/contract/white-label.limits'
import { type ChangeEvent, useState } from 'react'
import { useCall } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useToast } from '#ui/toast.tsx'
import type { Look } from './classes.data.ts'
import { failureWords, pictureWords } from './classes.words.ts'

const changes = ['GET /schools/{id}', 'GET /teachers/schools/details'] as const

/** The pictures of a school: each is shown, set anew, or given back for the product's own. */
export const LookPictures = ({ look }: { readonly look: Look }) => (
  <Card as="section" aria-labelledby="pictures" className="mt-6">
    <h2 id="pictures" className="text-lg">
      Pictures
    </h2>
    <p className="mt-1 text-quiet text-sm">
      JPEG, PNG or WebP, up to {maxBrandPictureBytes / 1024 / 1024} MB. They are shown on your own
      address; nothing but the picture is kept of a file.
    </p>
    <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3 xl:grid-cols-4">
      {Object.entries(pictureWords).map(([name, words]) => (
        // Safe: these are the names, each with its words.
        <OnePicture key={name} name={name as BrandPicture} words={words} look={look} />
      ))}
    </ul>
  </Card>
)

type OnePictureProps = {
  readonly name: BrandPicture
  readonly words: { readonly label: string; readonly hint: string }
  readonly look: Look
}

function OnePicture({ name, words, look }: OnePictureProps) {
  const toast = useToast()
  const [isLost, setLost] = useState(false)
  const update = useCall('PATCH /schools/{id}', { changes })
  const params = { id: look.id }
  const onError = (error: unknown) =>
    toast.show({ kind: 'care', title: failureWords(error), text: `${words.label}: as it was.` })
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // The same file chosen again must be heard of again.
    event.target.value = ''
    if (!file) return
    setLost(false)
    update.mutate(
      { params, body: {}, files: { [name]: [file] } },
      { onSuccess: () => toast.show({ title: `${words.label} is set` }), onError },
    )
  }
  const giveBack = () => update.mutate({ params, body: { without: name }, files: {} }, { onError })
  const address = look[name]
  return (
    <li className="grid content-start gap-2 rounded-tile border border-line p-3">
      <b className="font-semibold">{words.label}</b>
      <div className="grid h-24 grid-rows-[100%] place-items-center overflow-hidden rounded-control bg-sand text-quiet text-sm">
        {address === null || isLost ? (
          (address === null && 'Ours') || 'Set'
        ) : (
          <img
            src={address}
            alt={`${words.label} of your school`}
            onError={() => setLost(true)}
            className="size-full object-scale-down"
          />
        )}
      </div>
      <p className="text-quiet text-sm">{words.hint}</p>
      <div className="flex flex-wrap items-center gap-2">
        <label className="relative inline-flex min-h-11 items-center rounded-control px-3 font-bold text-sm inset-ring inset-ring-line-strong has-focus-visible:outline-3 has-focus-visible:outline-focus hover:bg-hover">
          {address === null ? 'Choose' : 'Replace'}
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={`Choose a picture: ${words.label}`}
            onChange={choose}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
        {address !== null && (
          <Button kind="plain" size="small" busy={update.isPending} onClick={giveBack}>
            Use ours
          </Button>
        )}
      </div>
    </li>
  )
}
