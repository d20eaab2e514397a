import { ApiError } from '@learngrove/contract/call'
import { Camera, ImagePlus, Send } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { call } from '#platform/api.ts'
import { titled } from '#platform/brand.ts'
import { newUuid } from '#platform/uuid.ts'
import { shrinkPicture } from '#questions/questions.shrink-picture.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import {
  lostWords,
  overWords,
  photoTitle,
  roomWords,
  sendWords,
  sentWords,
  unreadableWords,
} from './photo.words.ts'
import { PhotoList } from './photo-list.tsx'
import { type Photo, useSending } from './use-sending.ts'

type Looked =
  | { readonly kind: 'looking' | 'over' | 'lost' }
  | { readonly kind: 'open'; readonly number: number; readonly room: number }

/**
 * What a phone shows that has scanned the code of a question: a camera, the pages in their order, and a
 * button to send. Nobody signs in, and nothing of the quiz is told but the number of the question.
 */
export function PhotoView({ token }: { readonly token: string }) {
  const [looked, setLooked] = useState<Looked>({ kind: 'looking' })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is a look
  useEffect(() => {
    let isGone = false
    call('POST /quiz/photos/look', { body: { token } }).then(
      ({ number, room }) => isGone || setLooked({ kind: 'open', number, room }),
      (error) => {
        const kind = error instanceof ApiError ? 'over' : 'lost'
        if (!isGone) setLooked({ kind })
      },
    )
    return () => {
      isGone = true
    }
  }, [token, round])

  switch (looked.kind) {
    case 'looking':
      return (
        <Frame title="Photos of your working">
          <Skeleton shape="block" />
        </Frame>
      )
    case 'over':
      return <Frame title={overWords.title}>{overWords.text}</Frame>
    case 'lost':
      return (
        <Frame title="No connection">
          <p>{lostWords}</p>
          <Button className="justify-self-start" onClick={() => setRound(round + 1)}>
            Try again
          </Button>
        </Frame>
      )
    case 'open':
      return <Taking token={token} number={looked.number} room={looked.room} />
  }
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main id="main" className="p-4">
      <title>{titled(title)}</title>
      <Card
        as="article"
        className="mx-auto grid w-full max-w-lg grid-cols-[minmax(0,1fr)] content-start gap-4"
      >
        <h1 className="text-2xl">{title}</h1>
        {children}
      </Card>
    </main>
  )
}

type TakingProps = {
  readonly token: string
  readonly number: number
  readonly room: number
}

function Taking({ token, number, room }: TakingProps) {
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [problem, setProblem] = useState<string>()
  /** The page that the next photograph takes the place of. */
  const retaken = useRef<string>(undefined)
  const camera = useRef<HTMLInputElement>(null)
  const { sending, send } = useSending(token, (id) =>
    setPhotos((all) => all.map((photo) => (photo.id === id ? { ...photo, isSent: true } : photo))),
  )
  const take = async (files: readonly File[]) => {
    setProblem(undefined)
    for (const file of files) {
      const blob = await shrinkPicture(file)
      if (!blob) {
        setProblem(unreadableWords)
        continue
      }
      const photo = { id: newUuid(), blob, url: URL.createObjectURL(blob), isSent: false }
      const place = retaken.current
      retaken.current = undefined
      setPhotos((all) =>
        place === undefined
          ? [...all, photo].slice(0, room)
          : all.map((each) => (each.id === place ? photo : each)),
      )
    }
  }
  const openCamera = (place?: string) => {
    retaken.current = place
    camera.current?.click()
  }
  if (sending === 'done') {
    return <Frame title="Sent">{`${sentWords(photos.length)} You can put the phone away.`}</Frame>
  }
  if (sending === 'over') return <Frame title={overWords.title}>{overWords.text}</Frame>
  const isFull = photos.length >= room
  const isSending = sending === 'sending'
  return (
    <Frame title={photoTitle(number)}>
      <p>Put the page flat, in good light, so that all of it is in the picture.</p>
      <PhotoList photos={photos} isFixed={isSending} onChange={setPhotos} onRetake={openCamera} />
      <AddPhotos
        camera={camera}
        isFull={isFull || isSending}
        onFiles={(files) => void take(files)}
      />
      <p className="text-quiet text-sm">{roomWords(Math.max(0, room - photos.length))}</p>
      <p role="alert" className="empty:hidden">
        {problem ?? (sending === 'lost' ? lostWords : undefined)}
      </p>
      {photos.length > 0 && (
        <Button
          size="large"
          busy={isSending}
          icon={<Send {...ICON} />}
          onClick={() => void send(photos)}
        >
          {isSending ? 'Sending' : sending === 'lost' ? 'Send again' : sendWords(photos.length)}
        </Button>
      )}
    </Frame>
  )
}

type AddPhotosProps = {
  readonly camera: RefObject<HTMLInputElement | null>
  readonly isFull: boolean
  readonly onFiles: (files: readonly File[]) => void
}

function AddPhotos({ camera, isFull, onFiles }: AddPhotosProps) {
  const files = useRef<HTMLInputElement>(null)
  const input = {
    type: 'file',
    accept: 'image/*',
    hidden: true,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      onFiles([...(event.currentTarget.files ?? [])])
      event.currentTarget.value = ''
    },
  } as const
  return (
    <div className="flex flex-wrap gap-2">
      <input ref={camera} {...input} capture="environment" />
      <Button
        kind="soft"
        disabled={isFull}
        icon={<Camera {...ICON} />}
        onClick={() => camera.current?.click()}
      >
        Take a photo
      </Button>
      <input ref={files} {...input} multiple />
      <Button
        kind="line"
        disabled={isFull}
        icon={<ImagePlus {...ICON} />}
        onClick={() => files.current?.click()}
      >
        Choose a picture
      </Button>
    </div>
  )
}
