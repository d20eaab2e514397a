import { type MouseEvent, useRef, useState } from 'react'
import type { AnswerProps } from './answer-props.ts'
import { noAnswer, type Point } from './questions.answer.ts'
import { pointAt, withPress } from './spots.ts'

type SpotsOptions = Pick<AnswerProps, 'onAnswer' | 'onPressed'> & {
  readonly points: readonly Point[]
  /** How many markers there are to put. */
  readonly count: number
}

export type Spots = ReturnType<typeof useSpots>

/** Markers on a picture: which one is in hand, and where the focus goes when one comes or goes. */
export function useSpots({ points, count, onAnswer, onPressed }: SpotsOptions) {
  const [inHand, setInHand] = useState(points.length - 1)
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)

  const put = (next: Point[]) => onAnswer({ ...noAnswer, points: next.length > 0 ? next : null })
  const toMarker = (at: number) =>
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>(`[data-marker="${at}"]`)?.focus(),
    )
  return {
    points,
    inHand,
    setInHand,
    frame,
    list,
    toMarker,
    move: (at: number, point: Point) => put(points.with(at, point)),
    press(point: Point) {
      onPressed()
      const next = withPress(points, point, { count, inHand })
      setInHand(next.inHand)
      put(next.points)
      toMarker(next.inHand)
    },
    remove(at: number) {
      put(points.toSpliced(at, 1))
      setInHand(points.length - 2)
      requestAnimationFrame(() =>
        list.current?.querySelectorAll<HTMLElement>('[data-place]')[at]?.focus(),
      )
    },
    /** Where in the picture a pointer is. */
    pointOf({ clientX, clientY }: MouseEvent): Point {
      const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect()
      return pointAt((clientX - left) / width, (clientY - top) / height)
    },
  }
}
