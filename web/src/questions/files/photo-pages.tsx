import { limits } from '@learngrove/contract/quiz.limits'
import { ArrowLeft, ArrowRight, Camera, ImagePlus, RotateCcw, Trash2 } from 'lucide-react'
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { shrinkPicture } from '#questions/questions.shrink-picture.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { useCoarse } from '#ui/use-coarse.ts'
import { type ShownFile, upload } from './files.kept.ts'
import { pageWords, roomWords, stateWords, unreadableWords } from './files.words.ts'
import { PhoneBox } from './phone-box.tsx'
import type { Pages } from './use-pages.ts'

type Page = ShownFile & { readonly id: string }

type PhotoPagesProps = {
  readonly pages: Pages
  /** The files that are pages; others of the answer are shown elsewhere. */
  readonly shown: readonly Page[]
  /** It is one part of several: what is pasted or comes from a phone may be for another. */
  readonly isPart: boolean
}

const accept = 'image/*'

/** Pages of working as pictures: from a camera, a file, the clipboard or another device, in their order. */
export function PhotoPages({ pages, shown, isPart }: PhotoPagesProps) {
  const [problem, setProblem] = useState<string>()
  const [isOver, setIsOver] = useState(false)
  const room = Math.max(0, limits.photos - shown.length)

  const take = async (files: readonly File[]) => {
    setProblem(undefined)
    for (const file of files.slice(0, room)) {
      const small = await shrinkPicture(file)
      if (small) await pages.add('photo', small)
      else setProblem(unreadableWords)
    }
    if (files.length > room) setProblem(roomWords(0))
  }
  usePaste((files) => void take(files), !isPart)
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the buttons inside do the same
    <div
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        void take([...event.dataTransfer.files])
      }}
      className={classes(
        'grid gap-3 rounded-card',
        isOver && 'outline-2 outline-primary outline-dashed outline-offset-4',
      )}
    >
      {shown.length > 0 && (
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(152px,1fr))] gap-3">
          {shown.map((page, at) => (
            <PageCard key={page.id} page={page} at={at} shown={shown} pages={pages} />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <AddButtons isFull={room === 0} onFiles={(files) => void take(files)} />
        {pages.place && (
          <PhoneBox
            place={pages.place}
            isFull={room === 0}
            isPart={isPart}
            onArrived={pages.name}
          />
        )}
      </div>
      <p className="text-quiet text-sm">{roomWords(room)}</p>
      <p role="alert" className="text-not-yet empty:hidden">
        {problem}
      </p>
    </div>
  )
}

function AddButtons({
  isFull,
  onFiles,
}: {
  readonly isFull: boolean
  readonly onFiles: (files: readonly File[]) => void
}) {
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const isCoarse = useCoarse()
  const input = {
    type: 'file',
    accept,
    hidden: true,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      onFiles([...(event.currentTarget.files ?? [])])
      // The same file chosen again must be heard of again.
      event.currentTarget.value = ''
    },
  } as const
  return (
    <>
      {isCoarse && (
        <>
          <input ref={camera} {...input} capture="environment" />
          <Button
            kind="line"
            disabled={isFull}
            icon={<Camera {...ICON} />}
            onClick={() => camera.current?.click()}
          >
            Take a photo
          </Button>
        </>
      )}
      <input ref={files} {...input} multiple data-testid="picture" />
      <Button
        kind="line"
        disabled={isFull}
        icon={<ImagePlus {...ICON} />}
        onClick={() => files.current?.click()}
      >
        Choose a picture
      </Button>
    </>
  )
}

type PageCardProps = {
  readonly page: Page
  readonly at: number
  readonly shown: readonly Page[]
  readonly pages: Pages
}

function PageCard({ page, at, shown, pages }: PageCardProps) {
  const { id, state, url } = page
  const { place } = pages
  const name = pageWords(at, shown.length)
  const among = shown.map((each) => each.id)
  const isStuck = state === 'here' || state === 'refused' || state === 'lost'
  return (
    <li className="grid content-start overflow-hidden rounded-card border border-line bg-surface">
      {url ? (
        <a href={url} target="_blank" rel="noreferrer" aria-label={`${name}, open it large`}>
          <img src={url} alt={name} className="aspect-4/3 w-full bg-sand object-cover" />
        </a>
      ) : (
        <p className="grid aspect-4/3 place-items-center bg-sand px-2 text-center text-quiet text-sm">
          {name}
        </p>
      )}
      <div className="flex items-center gap-1 px-1.5 py-1">
        <span role="status" className="mr-auto px-1 text-quiet text-sm">
          {stateWords[state]}
        </span>
        {shown.length > 1 && (
          <>
            <Button
              kind="plain"
              size="small"
              iconOnly
              disabled={at === 0}
              icon={<ArrowLeft {...ICON_SMALL} />}
              onClick={() => pages.move(id, -1, among)}
            >
              {`Move page ${at + 1} forward`}
            </Button>
            <Button
              kind="plain"
              size="small"
              iconOnly
              disabled={at === shown.length - 1}
              icon={<ArrowRight {...ICON_SMALL} />}
              onClick={() => pages.move(id, 1, among)}
            >
              {`Move page ${at + 1} back`}
            </Button>
          </>
        )}
        {isStuck && place && state !== 'refused' && (
          <Button
            kind="plain"
            size="small"
            iconOnly
            icon={<RotateCcw {...ICON_SMALL} />}
            onClick={() => void upload(place, id)}
          >
            {`Send page ${at + 1} again`}
          </Button>
        )}
        <Button
          kind="plain"
          size="small"
          iconOnly
          icon={<Trash2 {...ICON_SMALL} />}
          onClick={() => pages.remove(id)}
        >
          {`Remove page ${at + 1}`}
        </Button>
      </div>
    </li>
  )
}

/** Takes pictures out of what is pasted anywhere on the page. */
function usePaste(onFiles: (files: readonly File[]) => void, isListening: boolean) {
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) =>
      type.startsWith('image/'),
    )
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    if (!isListening) return
    const listen = (event: ClipboardEvent) => pasted(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [isListening])
}
