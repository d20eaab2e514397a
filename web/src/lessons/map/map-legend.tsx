import { Plant, type PlantStage } from '#ui/plant/plant.tsx'

const plants: readonly (readonly [PlantStage, string])[] = [
  ['bloom', 'In bloom: known'],
  ['bud', 'Bud or sprout: growing'],
  ['wilting', 'Wilting: thirsty'],
  ['seed', 'Seed: not started'],
  ['locked', 'Locked: opens later'],
]

const lines = [
  ['stroke-primary', 'Needed for this'],
  ['stroke-sun', 'Where it leads'],
] as const

/** Explains the plants and the lines of the garden. */
export function MapLegend({ isOfNobody }: { readonly isOfNobody: boolean }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 px-2 text-quiet text-sm">
      {!isOfNobody &&
        plants.map(([stage, words]) => (
          <li key={stage} className="flex items-center gap-2">
            <Plant stage={stage} size={28} />
            {words}
          </li>
        ))}
      {lines.map(([stroke, words]) => (
        <li key={words} className="flex items-center gap-2 max-md:hidden">
          <svg viewBox="0 0 36 8" width={36} height={8} aria-hidden="true">
            <path
              d="M4 4H34"
              className={`${stroke} [stroke-dasharray:.1_10] [stroke-linecap:round] [stroke-width:6px]`}
            />
          </svg>
          {words}
        </li>
      ))}
    </ul>
  )
}
