import { spotLimits } from '@learngrove/contract/questions.limits'
import { Circle, Pentagon, Square, X } from 'lucide-react'
import { type PointerEvent, type RefObject, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { Outlines, RegionShape } from './own-region-shape.tsx'
import {
  areaIn,
  boxAt,
  boxBetween,
  cornersOf,
  type Place,
  type Shape,
  withOneCorner,
} from './own-regions.ts'
import type { NamedRegion, Spots } from './own-spots.ts'

const shapes = [
  { value: 'rectangle', label: 'Rectangle', icon: <Square {...ICON_SMALL} /> },
  { value: 'circle', label: 'Oval', icon: <Circle {...ICON_SMALL} /> },
  { value: 'polygon', label: 'Polygon', icon: <Pentagon {...ICON_SMALL} /> },
] as const

const middle: Place = { x: 0.5, y: 0.5 }
/** A press that goes no further than this is no drawing, but puts a region there. */
const leastDrag = 0.03

type RegionEditorProps = { readonly spots: Spots; readonly address: string }

/** The regions of a picture: drawn by a pointer or a finger, or put in the middle and moved by keys; each with its name. */
export function RegionEditor({ spots, address }: RegionEditorProps) {
  const frame = useRef<HTMLFieldSetElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const keysId = useId()
  const [shape, setShape] = useState<Shape>('rectangle')
  const { regions } = spots.draft
  const isFull = regions.length >= spotLimits.regions

  const add = (box: ReturnType<typeof boxAt>) => {
    if (isFull) return
    const id = spots.add(shape, box)
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>(`[data-region="${id}"]`)?.focus(),
    )
  }
  const remove = (id: number) => {
    spots.remove(id)
    requestAnimationFrame(() => list.current?.focus())
  }
  const drawing = useDrawing(frame, add)
  const drawn = drawing.box && { id: 0, is_right: true, area: areaIn(shape, drawing.box) }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedControl label="Shape" segments={shapes} value={shape} onValueChange={setShape} />
        <Button kind="soft" size="small" disabled={isFull} onClick={() => add(boxAt(middle))}>
          Add a region
        </Button>
      </div>
      <fieldset
        ref={frame}
        aria-label="The picture with its regions"
        aria-describedby={keysId}
        {...drawing.pointer}
        className="relative cursor-crosshair touch-pan-y select-none self-start overflow-hidden rounded-tile border-[1.5px] border-line-strong bg-[#fbfaf5]"
      >
        <img
          src={address}
          alt={spots.draft.alt}
          draggable={false}
          className="block h-auto w-full"
        />
        <Outlines regions={drawn ? [...regions, drawn] : regions} />
        {regions.map((region, at) => (
          <RegionShape
            key={region.id}
            region={region}
            number={at + 1}
            frame={frame}
            spots={spots}
            onRemove={() => remove(region.id)}
          />
        ))}
      </fieldset>
      <p id={keysId} className="text-quiet text-sm">
        Draw on the picture, or add a region. Arrow keys move and size it, with Shift further;
        Delete takes it away.
      </p>
      <ol ref={list} tabIndex={-1} aria-label="Regions" className="grid gap-2 outline-none">
        {regions.map((region, at) => (
          <RegionRow
            key={region.id}
            region={region}
            number={at + 1}
            spots={spots}
            onRemove={() => remove(region.id)}
          />
        ))}
      </ol>
      {regions.length > 0 && (
        <p className="text-quiet text-sm">
          Students look for what is right. Who marks one of the others is told its name.
        </p>
      )}
    </div>
  )
}

/** A box that is drawn on the picture, from a press to its release. */
function useDrawing(
  frame: RefObject<HTMLElement | null>,
  onDrawn: (box: ReturnType<typeof boxAt>) => void,
) {
  const [drag, setDrag] = useState<{ readonly from: Place; readonly to: Place }>()
  const placeOf = ({ clientX, clientY }: PointerEvent): Place => {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect()
    const share = (value: number) => Math.min(1, Math.max(0, value))
    return { x: share((clientX - left) / width), y: share((clientY - top) / height) }
  }
  const box = drag && boxBetween(drag.from, drag.to)
  const isDrawn = box !== undefined && Math.max(box.width, box.height) > leastDrag
  return {
    box: isDrawn ? box : undefined,
    pointer: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        const from = placeOf(event)
        setDrag({ from, to: from })
      },
      onPointerMove(event: PointerEvent) {
        if (drag) setDrag({ ...drag, to: placeOf(event) })
      },
      onPointerUp(event: PointerEvent) {
        if (!drag) return
        setDrag(undefined)
        onDrawn(isDrawn ? boxBetween(drag.from, placeOf(event)) : boxAt(drag.from))
      },
      // The page is scrolled instead.
      onPointerCancel: () => setDrag(undefined),
    },
  }
}

type RegionRowProps = {
  readonly region: NamedRegion
  readonly number: number
  readonly spots: Spots
  readonly onRemove: () => void
}

function RegionRow({ region, number, spots, onRemove }: RegionRowProps) {
  const { id, label, is_right, area } = region
  return (
    <li className="grid gap-1 rounded-tile border border-line p-3">
      <div className="flex items-end gap-2">
        <Field
          className="min-w-0 flex-1"
          label={`Name of region ${number}`}
          value={label}
          onValueChange={(text) => spots.change(id, { label: text })}
        />
        <Button kind="plain" iconOnly icon={<X {...ICON} />} onClick={onRemove}>
          {`Take region ${number} away`}
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          label="It is right"
          checked={is_right}
          onCheckedChange={(yes) => spots.change(id, { is_right: yes })}
        />
        {area.shape === 'polygon' && (
          <Button
            kind="plain"
            size="small"
            disabled={cornersOf(area).length >= spotLimits.corners}
            onClick={() => spots.reshape(id, withOneCorner)}
          >
            {`Add a corner to region ${number}`}
          </Button>
        )}
      </div>
    </li>
  )
}
