import { pages } from '@learngrove/contract/pages'
import { Smartphone, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#platform/api.ts'
import { site } from '#platform/brand.ts'
import { Button } from '#ui/button.tsx'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { QrCode } from '#ui/qr-code.tsx'
import type { FilesPlace } from './files.place.ts'

type PhoneBoxProps = {
  readonly place: FilesPlace
  readonly isFull: boolean
  readonly isPart: boolean
  /** Photographs have come from a phone. */
  readonly onArrived: (ids: readonly string[]) => void
}

/** How often the server is asked what has come, while the code is shown. */
const askMs = 2_000

type Asked =
  | { readonly kind: 'asking' | 'failed' | 'over' }
  | { readonly kind: 'shown'; readonly token: string; readonly expires_at: string }

const addressOf = ({ quiz_id }: FilesPlace, token: string) =>
  new URL(site.base_path + pages.sharedSheet({ quizId: quiz_id, photo: token }), location.origin)
    .href

/** A code that a phone scans: what it photographs appears here. */
export function PhoneBox({ place, isFull, isPart, onArrived }: PhoneBoxProps) {
  const [asked, setAsked] = useState<Asked>()
  const [count, setCount] = useState(0)
  const isOpen = asked !== undefined

  const arrive = (ids: readonly string[]) => {
    const fresh = ids.filter((id) => !place.named.includes(id))
    if (fresh.length === 0) return
    setCount((before) => before + fresh.length)
    onArrived(fresh)
  }
  useArrivals(place, { isOpen, isPart }, arrive)

  const ask = async () => {
    setAsked({ kind: 'asking' })
    setCount(0)
    try {
      const { quiz_id: id, evaluation_question_id: evaluationQuestionId } = place
      const { token, expires_at } = await call(
        'POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/phone',
        { params: { id, evaluationQuestionId } },
      )
      setAsked({ kind: 'shown', token, expires_at })
    } catch {
      setAsked({ kind: 'failed' })
    }
  }
  useEnd(asked?.kind === 'shown' ? asked.expires_at : undefined, () => setAsked({ kind: 'over' }))

  if (!asked) {
    return (
      <Button
        kind="line"
        disabled={isFull}
        icon={<Smartphone {...ICON} />}
        onClick={() => void ask()}
      >
        Take a photo with your phone
      </Button>
    )
  }
  return (
    <section
      aria-label="Photos from your phone"
      className="flex basis-full flex-wrap items-center gap-4 rounded-card bg-pastel-sky p-4 text-ink"
    >
      {asked.kind === 'shown' && (
        <QrCode
          text={addressOf(place, asked.token)}
          label="Code that opens a camera page on a phone"
        />
      )}
      <div className="grid min-w-48 flex-1 gap-1">
        <b>{titles[asked.kind]}</b>
        <p>{details[asked.kind]}</p>
        <p role="status" className="font-semibold">
          {count > 0 && (count === 1 ? '1 page has arrived.' : `${count} pages have arrived.`)}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          {(asked.kind === 'failed' || asked.kind === 'over') && (
            <Button kind="line" size="small" onClick={() => void ask()}>
              Make a new code
            </Button>
          )}
          <Button
            kind="line"
            size="small"
            icon={<X {...ICON_SMALL} />}
            onClick={() => setAsked(undefined)}
          >
            {count > 0 ? 'Done' : 'Close'}
          </Button>
        </div>
      </div>
    </section>
  )
}

const titles = {
  asking: 'One moment',
  shown: 'Working on paper?',
  failed: 'The code did not come',
  over: 'This code is over',
} as const

const details = {
  asking: 'The code is on its way.',
  shown: 'Scan the code with your phone, take a photo, and it appears here. Nobody has to sign in.',
  failed: 'Nothing is lost. Check the connection and try again.',
  over: 'A code lasts 15 minutes. What has arrived is kept.',
} as const

/** Asks what a phone has sent: once on arriving, since a tab may have been closed, and again while the code is shown. */
function useArrivals(
  { quiz_id: id, evaluation_question_id: evaluationQuestionId, isOffline }: FilesPlace,
  { isOpen, isPart }: { readonly isOpen: boolean; readonly isPart: boolean },
  onArrived: (ids: readonly string[]) => void,
) {
  const look = useEffectEvent(async () => {
    if (isOffline || document.visibilityState !== 'visible') return
    try {
      const { files } = await call(
        'GET /quiz/{id}/evaluation-questions/{evaluationQuestionId}/files',
        { params: { id, evaluationQuestionId } },
      )
      onArrived(files.filter((file) => file.is_from_phone).map((file) => file.id))
    } catch {
      // It is asked again soon, or when the code is opened.
    }
  })
  useEffect(() => {
    if (!isOpen && !isPart) void look()
    if (!isOpen) return
    const timer = setInterval(() => void look(), askMs)
    return () => clearInterval(timer)
  }, [isOpen, isPart])
}

/** Calls back when a moment has come. */
function useEnd(moment: string | undefined, onEnd: () => void) {
  const ended = useEffectEvent(onEnd)
  useEffect(() => {
    if (moment === undefined) return
    const timer = setTimeout(() => ended(), Math.max(0, Date.parse(moment) - Date.now()))
    return () => clearTimeout(timer)
  }, [moment])
}
