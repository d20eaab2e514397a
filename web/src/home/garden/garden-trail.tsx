import type { GardenPlan } from './garden-plan.ts'

/** Draws the path through the garden: the walked part in leaf, the rest in sand. Decoration. */
export function GardenTrail({ viewBox, trail, walked }: GardenPlan) {
  const stones =
    'fill-none [stroke-dasharray:.1_14] [stroke-linecap:round] [stroke-width:5px] [vector-effect:non-scaling-stroke] md:[stroke-dasharray:.1_18] md:[stroke-width:6px]'
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
    >
      <path
        d={trail}
        className="fill-none stroke-trail [stroke-linecap:round] [stroke-width:24px] [vector-effect:non-scaling-stroke] md:[stroke-width:34px]"
      />
      <path d={trail} className={`stroke-trail-dot ${stones}`} />
      {walked !== '' && (
        <>
          <path
            d={walked}
            className="fill-none stroke-trail [stroke-linecap:round] [stroke-width:10px] [vector-effect:non-scaling-stroke]"
          />
          <path d={walked} className={`stroke-primary ${stones}`} />
        </>
      )}
    </svg>
  )
}
