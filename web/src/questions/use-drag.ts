import { type PointerEvent, useRef, useState } from 'react'

/** A press becomes a drag once the pointer has moved this far, in pixels. */
const slack = 6

export type Carried = { readonly id: string; readonly x: number; readonly y: number }

type CarryOptions = {
  /** The pointer is over the place of this name, or over none. */
  readonly onOver?: (id: string, place: string | undefined) => void
  readonly onDrop?: (id: string, place: string | undefined) => void
}

/**
 * Carrying with a finger, a pen or a mouse. What can be carried spreads `handle(id)`; where it can be
 * put bears `data-place`. `carried` says what is under way and how far it has been moved.
 */
export function useCarry({ onOver, onDrop }: CarryOptions) {
  const [carried, setCarried] = useState<Carried>()
  const [over, setOver] = useState<string>()
  const start = useRef<Carried>(undefined)
  const last = useRef<string>(undefined)
  const isJustDropped = useRef(false)

  const end = () => {
    start.current = undefined
    last.current = undefined
    setCarried(undefined)
    setOver(undefined)
  }

  const handle = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !isForCarrying(event)) return
      start.current = { id, x: event.clientX, y: event.clientY }
      // From the start, or a quick hand is out of the card before it has begun to follow.
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = start.current
      if (from?.id !== id) return
      const x = event.clientX - from.x
      const y = event.clientY - from.y
      const isFar = Math.hypot(x, y) > slack
      if (!carried && !isFar) return
      const place = placeAt(event.clientX, event.clientY)
      setCarried({ id, x, y })
      setOver(place)
      if (place !== last.current) {
        last.current = place
        onOver?.(id, place)
      }
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (carried) {
        onDrop?.(id, placeAt(event.clientX, event.clientY))
        isJustDropped.current = true
        setTimeout(() => {
          isJustDropped.current = false
        })
      }
      end()
    },
    onPointerCancel: end,
  })

  /** Whether a click is a press by itself, and not the end of a drag. */
  const isPress = () => !isJustDropped.current

  return { carried, over, handle, isPress }
}

/** A finger carries by the grip, and scrolls the page everywhere else. A button on a card is for pressing. */
function isForCarrying({ pointerType, target, currentTarget }: PointerEvent): boolean {
  if (!(target instanceof Element)) return false
  const button = target.closest('button')
  if (button && button !== currentTarget) return false
  return pointerType !== 'touch' || target.closest('[data-grip]') !== null
}

/** The name of the place under a point; what is carried there itself is looked through. */
function placeAt(x: number, y: number): string | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>('[data-place]')?.dataset.place
    if (place !== undefined) return place
  }
  return undefined
}
