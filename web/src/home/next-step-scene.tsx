import { useMood } from '#platform/pip.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { Plant, type PlantStage } from '#ui/plant/plant.tsx'

/** Draws the hills of the next step, with Pip and the plant that would grow. Decoration. */
export function NextStepScene({ plant }: { readonly plant: PlantStage }) {
  const mood = useMood('curious')
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 760 190"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-0 -z-1 h-38 w-full md:h-48"
      >
        <path
          d="M0 120C150 70 300 132 450 96C590 62 680 74 760 98V190H0Z"
          fill="var(--meadow-deep)"
        />
        <path
          d="M0 168C180 128 360 172 520 138C620 118 700 128 760 140V190H0Z"
          fill="var(--meadow-near)"
        />
      </svg>
      <div
        aria-hidden="true"
        className="absolute right-5 bottom-5 flex items-end md:bottom-8 lg:right-10"
      >
        <Pip mood={mood} size={148} className="-mr-2 size-31 lg:size-37" />
        <Plant stage={plant} size={92} className="-mr-3.5 -mb-3.5 size-20 lg:size-23" />
      </div>
    </>
  )
}
