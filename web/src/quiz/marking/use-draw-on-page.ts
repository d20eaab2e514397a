import { markingLimits } from '@learngrove/contract/quiz.marking.limits'
import { type PointerEvent, useRef, useState } from 'react'
import { markAt, type PageMark, type Place, placeAt, type Tool, withPoint } from './page-marks.ts'

type Drawing = {
  readonly tool: Tool | undefined
  readonly marks: readonly PageMark[]
  readonly onMarks: (marks: readonly PageMark[]) => void
}

/** Hears a finger, a pen or a mouse on a page: a press puts a mark, the pen draws until it is lifted. */
export function useDrawOnPage({ tool, marks, onMarks }: Drawing) {
  const frame = useRef<HTMLDivElement>(null)
  const [stroke, setStroke] = useState<readonly Place[]>([])
  const placeOf = ({ clientX, clientY }: PointerEvent): Place => {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect()
    return placeAt((clientX - left) / width, (clientY - top) / height)
  }
  const isFull = marks.length >= markingLimits.page_marks
  const hands = {
    onPointerDown: (event: PointerEvent) => {
      if (!tool || isFull || event.button !== 0) return
      event.preventDefault()
      if (tool !== 'pen') return onMarks([...marks, markAt(tool, placeOf(event))])
      frame.current?.setPointerCapture(event.pointerId)
      setStroke([placeOf(event)])
    },
    onPointerMove: (event: PointerEvent) => {
      if (stroke.length > 0)
        setStroke(withPoint(stroke, placeOf(event), markingLimits.stroke_points))
    },
    onPointerUp: () => {
      if (stroke.length > 1) onMarks([...marks, { kind: 'pen', points: [...stroke] }])
      setStroke([])
    },
    onPointerCancel: () => setStroke([]),
  }
  return { frame, hands, stroke }
}
