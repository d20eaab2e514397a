import { MapPin, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import type { AnswerProps } from './answer-props.ts'
import { gridOf } from './pictures.ts'
import { noAnswer, type Point } from './questions.answer.ts'
import { DOT, MARKER, SpotPicture } from './questions.spot-picture.tsx'
import { movedByKey, placeWords, pointAt, withPress } from './spots.ts'

const middle: Point = { x: 0.5, y: 0.5 }

/** Places to point at in a picture: by a press, by dragging, or from the list by the arrow keys. */
export function HotSpotAnswer({ question, answer, onAnswer, onPressed }: AnswerProps) {
  const { image, spot_count: count = 1 } = question
  const points = answer.points ?? []
  const grid = image && gridOf(image.file)
  const [inHand, setInHand] = useState(points.length - 1)
  const [dragged, setDragged] = useState<number>()
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const keysId = useId()

  const put = (next: Point[]) => onAnswer({ ...noAnswer, points: next.length > 0 ? next : null })
  const toMarker = (at: number) =>
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>(`[data-marker="${at}"]`)?.focus(),
    )
  const press = (point: Point) => {
    onPressed()
    const next = withPress(points, point, { count, inHand })
    setInHand(next.inHand)
    put(next.points)
    toMarker(next.inHand)
  }
  const remove = (at: number) => {
    put(points.toSpliced(at, 1))
    setInHand(points.length - 2)
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLElement>('[data-place]')[at]?.focus(),
    )
  }
  const pointOf = ({ clientX, clientY }: React.MouseEvent): Point => {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect()
    return pointAt((clientX - left) / width, (clientY - top) / height)
  }
  const keyed = (event: React.KeyboardEvent, at: number, point: Point) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      remove(at)
      return
    }
    const next = movedByKey(point, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    put(points.with(at, next))
  }
  const markerOf = (point: Point, at: number) => (
    <button
      key={at}
      type="button"
      role="slider"
      data-marker={at}
      aria-label={`Place ${at + 1}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(point.x * 100)}
      aria-valuetext={placeWords(point, grid)}
      aria-describedby={keysId}
      style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
      onFocus={() => setInHand(at)}
      onKeyDown={(event) => keyed(event, at, point)}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(at)
      }}
      onPointerMove={(event) => {
        if (dragged === at) put(points.with(at, pointOf(event)))
      }}
      onPointerUp={() => setDragged(undefined)}
      onPointerCancel={() => setDragged(undefined)}
      className={classes(
        MARKER,
        'cursor-grab touch-none focus-visible:outline-3 focus-visible:outline-focus',
      )}
    >
      <span className={classes(DOT, inHand === at && 'bg-[#15703f]')}>{at + 1}</span>
    </button>
  )
  if (!image) return null
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <SpotPicture image={image} frame={frame} onPress={(event) => press(pointOf(event))}>
        {points.map(markerOf)}
      </SpotPicture>
      <div className="grid content-start gap-3">
        <ol ref={list} className="grid gap-2">
          {Array.from({ length: Math.max(count, points.length) }, (_, at) => {
            const point = points[at]
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
              <li key={at} className={ROW}>
                <button
                  type="button"
                  data-place={at}
                  disabled={!point && at > points.length}
                  onClick={() => (point ? toMarker(at) : press(middle))}
                  className="flex min-h-12 min-w-0 flex-1 items-center gap-2.5 py-1.5 pl-2.5 text-left disabled:text-quiet"
                >
                  <span aria-hidden className={point ? DOT : EMPTY}>
                    {at + 1}
                  </span>
                  <span className="min-w-0">
                    <span className="sr-only">{`Place ${at + 1}: `}</span>
                    {point
                      ? placeWords(point, grid)
                      : at > points.length
                        ? 'empty'
                        : 'Put a marker'}
                  </span>
                </button>
                {point && (
                  <Button
                    kind="plain"
                    iconOnly
                    icon={<X {...ICON} />}
                    onClick={() => remove(at)}
                    className="flex-none text-quiet"
                  >
                    {`Take marker ${at + 1} away`}
                  </Button>
                )}
              </li>
            )
          })}
        </ol>
        <p id={keysId} className="flex gap-2 text-quiet text-sm">
          <MapPin {...ICON_SMALL} className="mt-0.5 flex-none" />
          <span>
            Press the picture, or a place here.
            <span className="pointer-coarse:hidden">
              {' '}
              The arrow keys move a marker, with Shift further; Delete takes it away.
            </span>
          </span>
        </p>
      </div>
    </div>
  )
}

const ROW =
  'flex items-center rounded-tile border-[1.5px] border-line-strong bg-surface text-base tabular-nums has-focus-visible:border-primary'
const EMPTY =
  'grid size-7 flex-none place-items-center rounded-full border-2 border-field border-dashed font-bold text-quiet text-sm'
