import { type KeyboardEvent, type PointerEvent, useCallback, useRef } from 'react'
import { Slider } from '#ui/slider.tsx'
import { type Crop, largestZoom, moved, settled } from './crop.ts'
import { drawCrop } from './draw-crop.ts'

type CropBoxProps = {
  readonly picture: ImageBitmap
  readonly crop: Crop
  readonly onCrop: (crop: Crop) => void
}

const side = 560
/** How far a key moves, as a share of the square. */
const keyStep = 0.05
const zoomStep = 0.05

const steps: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
}

/**
 * Shows the picture in a square, moved by finger, mouse or arrow keys, and zoomed by a slider or
 * the plus and minus keys.
 */
export function CropBox({ picture, crop, onCrop }: CropBoxProps) {
  const held = useRef<{ x: number; y: number }>(undefined)
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas) drawCrop(canvas, picture, crop)
    },
    [picture, crop],
  )
  const zoom = (to: number) => onCrop(settled(picture, { ...crop, zoom: to }))
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step) onCrop(moved(picture, crop, ...step))
    else if (event.key === '+' || event.key === '=') zoom(crop.zoom + zoomStep * 2)
    else if (event.key === '-') zoom(crop.zoom - zoomStep * 2)
    else return
    event.preventDefault()
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const from = held.current
    if (!from) return
    const { width } = event.currentTarget.getBoundingClientRect()
    held.current = { x: event.clientX, y: event.clientY }
    // The picture follows the finger, so the square moves the other way.
    onCrop(moved(picture, crop, (from.x - event.clientX) / width, (from.y - event.clientY) / width))
  }
  return (
    <div className="grid gap-4">
      {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML is moved in two directions */}
      <div
        role="group"
        aria-roledescription="picture to move"
        aria-label="The picture: arrow keys move it, plus and minus zoom"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move what it holds
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          held.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          held.current = undefined
        }}
        onPointerCancel={() => {
          held.current = undefined
        }}
        className="relative mx-auto w-full max-w-70 cursor-grab touch-none overflow-hidden rounded-card bg-track active:cursor-grabbing"
      >
        <span aria-hidden="true">
          <canvas ref={draw} width={side} height={side} className="block aspect-square w-full" />
        </span>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_400px_rgb(15_23_19/0.5)] outline-2 outline-surface"
        />
      </div>
      <Slider
        label="Zoom"
        min={1}
        max={largestZoom}
        step={zoomStep}
        value={crop.zoom}
        onValueChange={zoom}
        valueWords={(value) => `${Math.round(value * 100)} %`}
      />
    </div>
  )
}
