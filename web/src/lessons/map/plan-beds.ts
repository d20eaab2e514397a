import type { MapTopic, Strand } from './map.data.ts'

/** Sizes of the garden, all in rem, so that it grows with the reader's letters. */
export type BedSizes = {
  /** The least room of a plant with its name. */
  readonly cell: number
  /** From one row of plants to the next. */
  readonly row: number
  /** From the top of a row to the ground that the plants stand on. */
  readonly ground: number
}

export const wholeGarden: BedSizes = { cell: 7.5, row: 8.25, ground: 4.4 }
export const oneBed: BedSizes = { cell: 11, row: 12.5, ground: 6.4 }

const GAP = 1
const EDGE = 0.75
const HEADING = 2.75
const FOOT = 0.75
/** A bed is never narrower than so many plants. */
const NARROWEST = 2

export type Point = { readonly x: number; readonly y: number }

export type PlannedBed = {
  readonly strand: Strand
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export type BedPlan = {
  readonly height: number
  readonly beds: readonly PlannedBed[]
  /** Where each plant stands on the ground, by the id of its topic. */
  readonly spots: ReadonlyMap<string, Point>
  /** The room of each plant, by the id of its topic. */
  readonly cells: ReadonlyMap<string, number>
}

type Shelf = { readonly strands: Strand[]; columns: number }

/** Lays the beds of a garden out in rows, each as wide as its topics want; a long bed has several rows of plants. */
export function planBeds(strands: readonly Strand[], width: number, sizes: BedSizes): BedPlan {
  const columns = Math.max(1, Math.floor((width - 2 * GAP - 2 * EDGE) / sizes.cell))
  const fits = (across: number, count: number) =>
    across * sizes.cell + count * (GAP + 2 * EDGE) + GAP <= width
  const spots = new Map<string, Point>()
  const cells = new Map<string, number>()
  const beds: PlannedBed[] = []
  let top = GAP
  for (const { strands: own, columns: used } of shelvesOf(strands, columns, fits)) {
    const room = width - GAP * (own.length + 1)
    const rows = Math.max(...own.map((strand) => rowsOf(strand, columns)))
    const height = HEADING + rows * sizes.row + FOOT
    let left = GAP
    for (const strand of own) {
      const across = Math.ceil(strand.topics.length / rowsOf(strand, columns))
      const share = widthOf(strand, columns) / used
      const bed = { strand, left, top, width: room * share, height }
      const cell = (bed.width - 2 * EDGE) / across
      for (const [at, topic] of strand.topics.entries()) {
        spots.set(topic.id, {
          x: bed.left + EDGE + ((at % across) + 0.5) * cell,
          y: top + HEADING + Math.floor(at / across) * sizes.row + sizes.ground,
        })
        cells.set(topic.id, cell)
      }
      beds.push(bed)
      left += bed.width + GAP
    }
    top += height + GAP
  }
  return { height: top, beds, spots, cells }
}

const rowsOf = ({ topics }: Strand, columns: number) => Math.ceil(topics.length / columns)

/** How many plants wide a bed is; one of a single plant has room for its own name. */
const widthOf = ({ topics }: Strand, columns: number) =>
  Math.min(columns, Math.max(topics.length, NARROWEST))

/** Puts beds beside each other while there is room for all their plants in one row. */
function shelvesOf(
  strands: readonly Strand[],
  columns: number,
  fits: (columns: number, beds: number) => boolean,
): Shelf[] {
  const shelves: Shelf[] = []
  for (const strand of strands) {
    const across = widthOf(strand, columns)
    const last = shelves.at(-1)
    if (last && fits(last.columns + across, last.strands.length + 1)) {
      last.strands.push(strand)
      last.columns += across
    } else shelves.push({ strands: [strand], columns: across })
  }
  return shelves
}

export type Edge = { readonly from: MapTopic; readonly to: MapTopic; readonly d: string }

/** Draws a line from what is needed to what needs it, for every pair that the garden shows. */
export function planEdges({ spots, cells, beds }: BedPlan): Edge[] {
  const topics = beds.flatMap(({ strand }) => strand.topics)
  const known = new Map(topics.map((topic) => [topic.id, topic]))
  return topics.flatMap((to) =>
    to.needs.flatMap((id) => {
      const from = known.get(id)
      const start = spots.get(id)
      const end = spots.get(to.id)
      return from && start && end
        ? [{ from, to, d: lineBetween(start, end, cells.get(id) ?? 0) }]
        : []
    }),
  )
}

/** How far a line between plants of one row dips below the names of those between. */
const DIP = 3.4

/** A straight line to the neighbour, a dip under those between, a bend from row to row. */
function lineBetween(start: Point, end: Point, cell: number): string {
  const begin = `M${n(start.x)} ${n(start.y)}`
  if (start.y === end.y) {
    const isNear = Math.abs(end.x - start.x) < 1.5 * cell
    if (isNear) return `${begin}L${n(end.x)} ${n(end.y)}`
    return `${begin}C${n(start.x)} ${n(start.y + DIP)} ${n(end.x)} ${n(end.y + DIP)} ${n(end.x)} ${n(end.y)}`
  }
  const middle = (start.y + end.y) / 2
  return `${begin}C${n(start.x)} ${n(middle)} ${n(end.x)} ${n(middle)} ${n(end.x)} ${n(end.y)}`
}

const n = (value: number) => Math.round(value * 100) / 100
