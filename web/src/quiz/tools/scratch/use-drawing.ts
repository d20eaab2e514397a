import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import {
  isTouched,
  mostStrokes,
  padHeight,
  padWidth,
  type Stroke,
  withPoint,
} from './scratch-kept.ts'

type Drawing = {
  readonly strokes: readonly Stroke[]
  readonly onChange: (strokes: readonly Stroke[]) => void
}

/** As many steps as can be taken back. */
const mostSteps = 50

/** A hand with a pencil or a rubber over the paper. */
export function useDrawing(paper: RefObject<SVGSVGElement | null>, { strokes, onChange }: Drawing) {
  const [isRubber, setIsRubber] = useState(false)
  const [drawn, setDrawn] = useState<Stroke>()
  const before = useRef<(readonly Stroke[])[]>([])
  const [canUndo, setCanUndo] = useState(false)

  const put = (next: readonly Stroke[]) => {
    before.current = [...before.current, strokes].slice(-mostSteps)
    setCanUndo(true)
    onChange(next)
  }
  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = paper.current?.getBoundingClientRect() ?? new DOMRect()
    return [
      ((clientX - left) / (width || 1)) * padWidth,
      ((clientY - top) / (height || 1)) * padHeight,
    ] as const
  }
  const rub = (event: PointerEvent) => {
    const [x, y] = placeOf(event)
    const left = strokes.filter((stroke) => !isTouched(stroke, x, y))
    if (left.length < strokes.length) put(left)
  }
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    if (isRubber) rub(event)
    else setDrawn(withPoint([], ...placeOf(event)))
  }
  const move = (event: PointerEvent) => {
    if (isRubber && event.buttons > 0) rub(event)
    else if (drawn) setDrawn(withPoint(drawn, ...placeOf(event)))
  }
  const up = () => {
    if (drawn) put([...strokes, drawn].slice(-mostStrokes))
    setDrawn(undefined)
  }
  const undo = () => {
    const last = before.current.pop()
    setCanUndo(before.current.length > 0)
    if (last) onChange(last)
  }
  return {
    drawn,
    isRubber,
    setIsRubber,
    undo: canUndo ? undo : undefined,
    clear: () => put([]),
    hands: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  }
}
