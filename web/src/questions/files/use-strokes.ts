import { type PointerEvent, useRef, useState } from 'react'
import { type Place, rubbed, type Sheet, type Stroke, sheet as size, step } from './strokes.ts'

export type Tool = 'pen' | 'line' | 'rubber'

type StrokesOptions = {
  readonly tool: Tool
  readonly sheet: Sheet
  readonly onChange: (sheet: Sheet) => void
}

/** Width of a stroke, in units of the sheet; a pen that is pressed harder draws a wider one. */
const width = { least: 2.5, mouse: 3.5, most: 5 } as const

/** Draws with a pen, a finger or a mouse. Once a pen was seen, fingers scroll: a palm draws nothing. */
export function useStrokes({ tool, sheet, onChange }: StrokesOptions) {
  const [live, setLive] = useState<Stroke>()
  /** What the rubber has left so far. */
  const [left, setLeft] = useState<readonly Stroke[]>()
  const [isPenOnly, setIsPenOnly] = useState(false)
  const pointer = useRef<number>(undefined)

  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerType === 'pen' && !isPenOnly) setIsPenOnly(true)
    const isPalm = isPenOnly && event.pointerType === 'touch'
    if (isPalm || event.button !== 0 || pointer.current !== undefined) return
    pointer.current = event.pointerId
    event.currentTarget.setPointerCapture(event.pointerId)
    const [at] = placesOf(event)
    if (!at) return
    if (tool === 'rubber') setLeft(rubbed(sheet.strokes, at))
    else setLive({ kind: tool, width: widthOf(event), places: [at] })
  }
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (pointer.current !== event.pointerId) return
    const places = placesOf(event)
    const last = places.at(-1)
    if (!last) return
    if (left) setLeft(places.reduce(rubbed, left))
    if (!live) return
    const [first = last] = live.places
    const drawn = live.kind === 'line' ? [first, last] : [...live.places, ...places]
    setLive({ ...live, places: drawn })
  }
  const end = (event: PointerEvent<SVGSVGElement>) => {
    if (pointer.current !== event.pointerId) return
    pointer.current = undefined
    if (live) onChange(step(sheet, [...sheet.strokes, live]))
    if (left && left !== sheet.strokes) onChange(step(sheet, left))
    setLive(undefined)
    setLeft(undefined)
  }
  return {
    live,
    strokes: left ?? sheet.strokes,
    isPenOnly,
    handlers: {
      onPointerDown: begin,
      onPointerMove: go,
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}

/** Where the pointer was since it was heard of last, in units of the sheet. */
function placesOf({ currentTarget, nativeEvent }: PointerEvent<SVGSVGElement>): Place[] {
  const box = currentTarget.getBoundingClientRect()
  const all = nativeEvent.getCoalescedEvents?.() ?? []
  return (all.length > 0 ? all : [nativeEvent]).map(({ clientX, clientY }) => [
    ((clientX - box.left) / box.width) * size.width,
    ((clientY - box.top) / box.height) * size.height,
  ])
}

const widthOf = ({ pointerType, pressure }: PointerEvent): number =>
  pointerType === 'pen' && pressure > 0
    ? width.least + pressure * (width.most - width.least)
    : width.mouse
