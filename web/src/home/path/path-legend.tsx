import { legend } from '#home/garden/garden.plant-words.ts'
import { Plant } from '#ui/plant/plant.tsx'

/** Explains the plants of the garden. */
export function PathLegend() {
  return (
    <ul className="mt-5 flex flex-wrap gap-x-4 gap-y-1.5 px-2 text-quiet text-sm md:justify-between md:px-0">
      {legend.map(([stage, words]) => (
        <li key={stage} className="flex items-center gap-1">
          <Plant stage={stage} size={28} />
          {words}
        </li>
      ))}
    </ul>
  )
}
