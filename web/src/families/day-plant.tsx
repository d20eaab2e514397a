/** Height of the drawing, and its ground line. */
const ground = 191
const tallest = 162
const leastStem = 22
/** Least minutes of the tallest plant of a week, so that two minutes stay small. */
const leastScale = 15
/** Minutes from which a plant blooms: what a day is planned for. */
const bloomMinutes = 10
const firstLeaf = 180
const leafGap = 31

type DayPlantProps = {
  readonly minutes: number
  /** The most minutes of a day of the week. */
  readonly most: number
}

/** Shows a day's minutes as a plant: its height is the time, a seed is a day of rest. The figure is below. */
export function DayPlant({ minutes, most }: DayPlantProps) {
  const stem = leastStem + (tallest - leastStem) * (minutes / Math.max(most, leastScale))
  const top = ground - stem
  const leaves = leafPlaces(top)
  return (
    <svg
      viewBox="0 0 64 200"
      aria-hidden="true"
      className="drawing relative w-full max-w-13 overflow-visible md:max-w-18"
    >
      <path d="M12 192h40" stroke="var(--soil)" strokeWidth={6} strokeLinecap="round" />
      {minutes === 0 ? (
        <circle cx={32} cy={186} r={4.5} fill="var(--soil-grain)" />
      ) : (
        <g className="nod">
          <path
            d={`M32 ${ground}C35 ${ground - stem / 3} 29 ${top + stem / 3} 32 ${top}`}
            stroke="var(--drawn-leaf-back)"
            strokeWidth={4}
            strokeLinecap="round"
            fill="none"
          />
          {leaves.map((y, index) => (
            <g key={y} transform={`translate(32 ${y}) scale(${1.15 - 0.12 * index})`}>
              <path d="M0 0c2-11 11-16 22-14 0 10-9 17-22 14Z" fill="var(--drawn-leaf)" />
              <path d="M0-9c-2-11-11-16-22-14 0 10 9 17 22 14Z" fill="var(--drawn-leaf-back)" />
            </g>
          ))}
          {minutes >= bloomMinutes ? <Flower y={top} /> : <Bud y={top} />}
        </g>
      )}
    </svg>
  )
}

function leafPlaces(top: number): number[] {
  const places: number[] = []
  for (let y = firstLeaf; y > top + leafGap; y -= leafGap) places.push(y)
  return places
}

function Bud({ y }: { readonly y: number }) {
  return <path d={`M32 ${y + 6}c-8-6-8-15 0-22 8 7 8 16 0 22Z`} fill="var(--drawn-leaf)" />
}

const petals = [
  [0, -7],
  [6.6, -2],
  [4, 6],
  [-4, 6],
  [-6.6, -2],
] as const

function Flower({ y }: { readonly y: number }) {
  return (
    <g transform={`translate(32 ${y}) scale(1.25)`}>
      {petals.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={6} fill="var(--coral)" />
      ))}
      <circle r={4} fill="var(--sun)" />
    </g>
  )
}
