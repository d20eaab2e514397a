import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { classes } from '#ui/classes.ts'
import {
  type Area,
  areaWords,
  boxOf,
  cornersOf,
  moved,
  type Place,
  placeWords,
  sized,
  wayOf,
  withCornerMoved,
  withoutCorner,
} from './own-regions.ts'
import type { NamedRegion, Spots } from './own-spots.ts'

type GripProps = {
  readonly name: string
  readonly words: string
  readonly frame: RefObject<HTMLElement | null>
  readonly onMove: (by: Place) => void
  readonly onDelete: () => void
  readonly className: string
  readonly style: React.CSSProperties
  readonly children?: React.ReactNode
  /** Of a region: the one that the focus goes to. */
  readonly region?: number
}

/** What is taken hold of on the picture: by a pointer, a finger, or the arrow keys. */
function Grip({ name, words, frame, onMove, onDelete, region, ...drawn }: GripProps) {
  const held = useRef<Place>(undefined)
  const shareOf = ({ clientX, clientY }: PointerEvent): Place => {
    const { width = 1, height = 1 } = frame.current?.getBoundingClientRect() ?? {}
    return { x: clientX / width, y: clientY / height }
  }
  const keyed = (event: KeyboardEvent) => {
    const way = wayOf(event.key, event.shiftKey)
    const isDelete = event.key === 'Delete' || event.key === 'Backspace'
    if (!way && !isDelete) return
    event.preventDefault()
    if (way) onMove(way)
    else onDelete()
  }
  return (
    <button
      type="button"
      role="slider"
      data-region={region}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      aria-valuetext={words}
      onKeyDown={keyed}
      onPointerDown={(event) => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        held.current = shareOf(event)
      }}
      onPointerMove={(event) => {
        if (!held.current) return
        const now = shareOf(event)
        onMove({ x: now.x - held.current.x, y: now.y - held.current.y })
        held.current = now
      }}
      onPointerUp={() => {
        held.current = undefined
      }}
      onPointerCancel={() => {
        held.current = undefined
      }}
      {...drawn}
    />
  )
}

const HANDLE =
  'absolute grid size-8 pointer-coarse:size-11 -translate-x-1/2 -translate-y-1/2 place-items-center cursor-nwse-resize touch-none rounded-full focus-visible:outline-3 focus-visible:outline-focus'
const KNOB = 'size-3.5 rounded-full border-2 border-[#fff] bg-[#1d2b26] shadow-2'

const percent = (share: number) => `${share * 100}%`
const at = ({ x, y }: Place) => ({ left: percent(x), top: percent(y) })

type RegionProps = {
  readonly region: NamedRegion
  /** Its number, from 1. */
  readonly number: number
  readonly frame: RefObject<HTMLElement | null>
  readonly spots: Spots
  readonly onRemove: () => void
}

/** A region on the picture, with what sizes it: a far corner, or each of its own. */
export function RegionShape({ region, number, frame, spots, onRemove }: RegionProps) {
  const { id, area, label, is_right } = region
  const put = (shapeOf: (before: Area) => Area) => spots.reshape(id, shapeOf)
  const box = boxOf(area)
  const name = label.trim() === '' ? `Region ${number}` : `Region ${number}, ${label.trim()}`
  const grip = { frame, onDelete: onRemove }
  return (
    <>
      <Grip
        {...grip}
        region={id}
        name={`${name}, ${is_right ? 'right' : 'not right'}`}
        words={areaWords(area)}
        onMove={(by) => put((before) => moved(before, by))}
        className="absolute cursor-move touch-none rounded-small focus-visible:outline-3 focus-visible:outline-focus"
        style={{ ...at(box), width: percent(box.width), height: percent(box.height) }}
      >
        <span className={classes(NUMBER, is_right ? 'bg-[#15703f]' : 'bg-[#5c534a]')}>
          {number}
        </span>
      </Grip>
      {area.shape !== 'polygon' && (
        <Grip
          {...grip}
          name={`Size of region ${number}`}
          words={areaWords(area)}
          onMove={(by) => put((before) => sized(before, by))}
          className={HANDLE}
          style={at({ x: box.x + box.width, y: box.y + box.height })}
        >
          <span className={KNOB} />
        </Grip>
      )}
      {cornersOf(area).map(([x, y], corner) => (
        <Grip
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place
          key={corner}
          frame={frame}
          name={`Corner ${corner + 1} of region ${number}`}
          words={placeWords({ x, y })}
          onMove={(by) => put((before) => withCornerMoved(before, corner, by))}
          onDelete={() => put((before) => withoutCorner(before, corner))}
          className={HANDLE}
          style={at({ x, y })}
        >
          <span className={KNOB} />
        </Grip>
      ))}
    </>
  )
}

const NUMBER =
  'absolute top-0 left-0 grid size-6 place-items-center rounded-br-small rounded-tl-small font-bold text-[#fff] text-sm tabular-nums'

/** The outlines of all areas: a dark line with a light one around it shows on any picture. */
export function Outlines({
  regions,
}: {
  readonly regions: readonly Pick<NamedRegion, 'id' | 'area' | 'is_right'>[]
}) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full fill-none"
    >
      {regions.map(({ id, area, is_right }) => (
        <g key={id} vectorEffect="non-scaling-stroke">
          <Outline area={area} stroke="#ffffff" strokeWidth={5} />
          <Outline
            area={area}
            stroke={is_right ? '#15703f' : '#5c534a'}
            strokeWidth={2.5}
            fill={is_right ? '#15703f' : '#5c534a'}
            fillOpacity={0.16}
            {...(!is_right && { strokeDasharray: '7 5' })}
          />
        </g>
      ))}
    </svg>
  )
}

type OutlineProps = React.SVGProps<SVGElement> & { readonly area: Area }

function Outline({ area, ref: _, ...look }: OutlineProps) {
  const drawn = { ...look, vectorEffect: 'non-scaling-stroke' } as const
  if (area.shape === 'circle') {
    const { x, y, radius } = area
    return <ellipse {...drawn} cx={x} cy={y} rx={radius} ry={radius} />
  }
  if (area.shape === 'rectangle') {
    const { x, y, width, height } = area
    return <rect {...drawn} x={x} y={y} width={width} height={height} />
  }
  return <polygon {...drawn} points={area.points.map((point) => point.join()).join(' ')} />
}
