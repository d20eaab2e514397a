import { type KeyboardEvent, useMemo, useRef } from 'react'
import { classes } from '#ui/classes.ts'
import { arrowTarget, isArrow } from './arrow-target.ts'
import { groundAt } from './bed-grounds.ts'
import type { CourseMap, Strand } from './map.data.ts'
import { MapLinks } from './map-links.tsx'
import { MapPlant } from './map-plant.tsx'
import { bedWords } from './map-words.ts'
import { oneBed, type PlannedBed, planBeds, wholeGarden } from './plan-beds.ts'
import { useRemWidth } from './use-rem-width.ts'

type MapGardenProps = {
  readonly map: CourseMap
  /** The only bed that is shown; without it all are. */
  readonly alone: Strand | undefined
  readonly chosen: string | undefined
  readonly hrefOf: (topic: string) => string
}

/** Draws the beds of a garden with their plants and the lines between them. */
export function MapGarden({ map, alone, chosen, hrefOf }: MapGardenProps) {
  const place = useRef<HTMLDivElement>(null)
  const width = useRemWidth(place)
  const plan = useMemo(
    () => planBeds(alone ? [alone] : map.strands, width, alone ? oneBed : wholeGarden),
    [map, alone, width],
  )
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.topic : undefined
    if (from === undefined || !isArrow(event.key)) return
    const to = arrowTarget(plan, from, event.key)
    if (to === undefined) return
    event.preventDefault()
    place.current?.querySelector<HTMLElement>(`[data-topic="${to}"]`)?.focus()
  }
  return (
    <div ref={place} className="min-w-0 bg-linear-to-b from-meadow-far to-meadow">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the plants inside are what has the focus, and the arrow keys go from one to the next */}
      <div className="relative" style={{ height: `${plan.height}rem` }} onKeyDown={go}>
        <MapLinks plan={plan} width={width} chosen={chosen} />
        {plan.beds.map((bed) => (
          <Bed key={bed.strand.key} bed={bed} ground={groundAt(map.strands.indexOf(bed.strand))}>
            {bed.strand.topics.map((topic, at) => (
              <MapPlant
                key={topic.id}
                topic={topic}
                at={at}
                spot={within(bed, plan.spots.get(topic.id))}
                room={plan.cells.get(topic.id) ?? wholeGarden.cell}
                href={hrefOf(topic.id)}
                isChosen={topic.id === chosen}
                isNext={topic.id === map.next_topic_id}
                closer={alone && map.mastered_from}
              />
            ))}
          </Bed>
        ))}
      </div>
    </div>
  )
}

/** A spot as its bed counts it. */
const within = ({ left, top }: PlannedBed, spot = { x: 0, y: 0 }) => ({
  x: spot.x - left,
  y: spot.y - top,
})

type BedProps = {
  readonly bed: PlannedBed
  readonly ground: string
  readonly children: React.ReactNode
}

function Bed({ bed: { strand, left, top, width, height }, ground, children }: BedProps) {
  return (
    <section
      aria-label={`${strand.title}, ${bedWords(strand.topics)}`}
      className="absolute"
      style={{ left: `${left}rem`, top: `${top}rem`, width: `${width}rem`, height: `${height}rem` }}
    >
      <div
        className={classes(
          'absolute inset-0 rounded-[32px_40px_34px_44px] shadow-[inset_0_-5px_0_color-mix(in_oklab,var(--soil-top)_45%,transparent),inset_0_0_0_1.5px_color-mix(in_oklab,var(--soil-top)_35%,transparent)] forced-colors:border',
          ground,
        )}
      />
      <h2 className="relative flex flex-wrap items-baseline gap-x-2 px-5 pt-3 text-base leading-tight">
        <span className="max-w-full truncate">{strand.title}</span>
        <span className="font-medium font-text text-sm tracking-normal">
          {bedWords(strand.topics)}
        </span>
      </h2>
      <ol>{children}</ol>
    </section>
  )
}
