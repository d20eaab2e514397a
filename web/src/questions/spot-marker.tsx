import { type KeyboardEvent, useState } from 'react'
import { classes } from '#ui/classes.ts'
import type { Point } from './questions.answer.ts'
import { DOT, MARKER } from './questions.spot-picture.tsx'
import { movedByKey } from './spots.ts'
import type { Spots } from './use-spots.ts'

type SpotMarkerProps = {
  readonly at: number
  readonly point: Point
  /** Where it is, in words. */
  readonly words: string
  readonly spots: Spots
  readonly describedBy: string
}

/** A marker on the picture: dragged, or moved by the arrow keys. */
export function SpotMarker({ at, point, words, spots, describedBy }: SpotMarkerProps) {
  const [isDragged, setDragged] = useState(false)
  const keyed = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      spots.remove(at)
      return
    }
    const next = movedByKey(point, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    spots.move(at, next)
  }
  return (
    <button
      type="button"
      role="slider"
      data-marker={at}
      aria-label={`Place ${at + 1}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(point.x * 100)}
      aria-valuetext={words}
      aria-describedby={describedBy}
      style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
      onFocus={() => spots.setInHand(at)}
      onKeyDown={keyed}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(true)
      }}
      onPointerMove={(event) => {
        if (isDragged) spots.move(at, spots.pointOf(event))
      }}
      onPointerUp={() => setDragged(false)}
      onPointerCancel={() => setDragged(false)}
      className={classes(
        MARKER,
        'cursor-grab touch-none focus-visible:outline-3 focus-visible:outline-focus',
      )}
    >
      <span className={classes(DOT, spots.inHand === at && 'bg-[#15703f]')}>{at + 1}</span>
    </button>
  )
}
