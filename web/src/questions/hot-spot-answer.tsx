import { MapPin, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#ui/button.tsx'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import type { AnswerProps } from './answer-props.ts'
import type { Point } from './questions.answer.ts'
import { gridOf } from './questions.pictures.ts'
import { DOT, SpotPicture } from './questions.spot-picture.tsx'
import { SpotMarker } from './spot-marker.tsx'
import { placeWords } from './spots.ts'
import { type Spots, useSpots } from './use-spots.ts'

const middle: Point = { x: 0.5, y: 0.5 }

/** Places to point at in a picture: by a press, by dragging, or from the list by the arrow keys. */
export function HotSpotAnswer({ question, answer, onAnswer, onPressed }: AnswerProps) {
  const { image, spot_count: count = 1 } = question
  const spots = useSpots({ points: answer.points ?? [], count, onAnswer, onPressed })
  const keysId = useId()
  if (!image) return null
  const grid = gridOf(image.file)
  return (
    <div className="@container">
      <div className="grid gap-4 @lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SpotPicture
          image={image}
          frame={spots.frame}
          onPress={(event) => spots.press(spots.pointOf(event))}
        >
          {spots.points.map((point, at) => (
            <SpotMarker
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
              key={at}
              at={at}
              point={point}
              words={placeWords(point, grid)}
              spots={spots}
              describedBy={keysId}
            />
          ))}
        </SpotPicture>
        <div className="grid content-start gap-3">
          <ol ref={spots.list} className="grid gap-2">
            {Array.from({ length: Math.max(count, spots.points.length) }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
              <SpotRow key={at} at={at} grid={grid} spots={spots} />
            ))}
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
    </div>
  )
}

type SpotRowProps = {
  readonly at: number
  readonly grid: ReturnType<typeof gridOf>
  readonly spots: Spots
}

/** A place in the list: where its marker is, or that it can be put there. */
function SpotRow({ at, grid, spots }: SpotRowProps) {
  const point = spots.points[at]
  const isLater = !point && at > spots.points.length
  return (
    <li className={ROW}>
      <button
        type="button"
        data-place={at}
        disabled={isLater}
        onClick={() => (point ? spots.toMarker(at) : spots.press(middle))}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-2.5 py-1.5 pl-2.5 text-left disabled:text-quiet"
      >
        <span aria-hidden className={point ? DOT : EMPTY}>
          {at + 1}
        </span>
        <span className="min-w-0">
          <span className="sr-only">{`Place ${at + 1}: `}</span>
          {point ? placeWords(point, grid) : isLater ? 'empty' : 'Put a marker'}
        </span>
      </button>
      {point && (
        <Button
          kind="plain"
          iconOnly
          icon={<X {...ICON} />}
          onClick={() => spots.remove(at)}
          className="flex-none text-quiet"
        >
          {`Take marker ${at + 1} away`}
        </Button>
      )}
    </li>
  )
}

const ROW =
  'flex items-center rounded-tile border-[1.5px] border-line-strong bg-surface text-base tabular-nums has-focus-visible:border-primary'
const EMPTY =
  'grid size-7 flex-none place-items-center rounded-full border-2 border-field border-dashed font-bold text-quiet text-sm'
