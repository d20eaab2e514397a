import { paperPage } from '@learngrove/contract/assignments.paper.limits'
import { type Grey, greyAt } from './grey.ts'
import { type Homography, type Point, project } from './homography.ts'

/** What a bubble was found to be. */
export type BubbleState = 'filled' | 'empty' | 'unsure'

/** Of the page in tenths of a millimetre. */
const line = paperPage.bubble
const inside = line - 7
const outside = { from: line + 9, to: line + 19 } as const
/** How far and in which steps a bubble is looked for around where it should be. */
const search = { most: 15, step: 3 } as const
/** From which share of the ink of a mark a bubble is filled, and up to which it is empty; between them nobody knows. */
const shares = { filled: 0.5, empty: 0.2 } as const
/** The line of a bubble is at least so much darker than the paper around it, as a share of ink. */
const clearLine = 0.28
/** Darker than the letter in it is what somebody drew; of an empty bubble less than such a share is. */
const strayInk = 0.62
const strayShare = 0.02
/** What is around a bubble differs by less, as a share of its light: a shadow's edge may be taken for ink. */
const evenPaper = 0.2

const directions = Array.from({ length: 32 }, (_, at) => (at * Math.PI) / 16)

const ring = (middle: Point, radius: number): Point[] =>
  directions.map((angle) => ({
    x: middle.x + radius * Math.cos(angle),
    y: middle.y + radius * Math.sin(angle),
  }))

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Measures bubbles on a page that lies in a picture. `ink` is the light of ink as a share of the paper's. */
export function bubbleReader(grey: Grey, plane: Homography, ink: number) {
  const at = (point: Point) => greyAt(grey, project(plane, point))
  const lightOn = (middle: Point, radius: number) => mean(ring(middle, radius).map(at))

  /** Finds the line of a bubble near to where it was printed: paper is never quite flat. */
  function locate(middle: Point): { middle: Point; isAtEdge: boolean } {
    let best = { middle, score: Number.NEGATIVE_INFINITY, isAtEdge: false }
    for (let dx = -search.most; dx <= search.most; dx += search.step) {
      for (let dy = -search.most; dy <= search.most; dy += search.step) {
        const tried = { x: middle.x + dx, y: middle.y + dy }
        const score = lightOn(tried, outside.from) - lightOn(tried, line)
        const isAtEdge = Math.max(Math.abs(dx), Math.abs(dy)) === search.most
        if (score > best.score) best = { middle: tried, score, isAtEdge }
      }
    }
    return best
  }

  return (printed: Point): { readonly state: BubbleState; readonly fill: number } => {
    const { middle, isAtEdge } = locate(printed)
    const around = [outside.from, (outside.from + outside.to) / 2, outside.to].flatMap((radius) =>
      ring(middle, radius).map(at),
    )
    const paper = median(around)
    const depth = paper * (1 - ink)
    const core = [0, 0.35, 0.65, 1].flatMap((share) => ring(middle, inside * share).map(at))
    const fill = (paper - mean(core)) / depth
    const lineShare = (paper - lightOn(middle, line)) / depth
    // Of each eighth around it: a shadow falls on one side.
    const eighths = Array.from({ length: 8 }, (_, eighth) =>
      median(around.filter((_, index) => Math.floor((index % directions.length) / 4) === eighth)),
    )
    const isEven = (Math.max(...eighths) - Math.min(...eighths)) / paper < evenPaper
    // A tick or a letter through it fills little, and yet somebody meant something by it.
    const stray = [...around, ...core].filter((light) => (paper - light) / depth > strayInk)
    const isUntouched = stray.length <= strayShare * (around.length + core.length)
    if (isAtEdge || !isEven || lineShare < clearLine) return { state: 'unsure', fill }
    if (fill >= shares.filled) return { state: 'filled', fill }
    return { state: fill <= shares.empty && isUntouched ? 'empty' : 'unsure', fill }
  }
}

/** Measures the light of ink on the marks, as a share of that of the paper beside them. */
export function inkOf(grey: Grey, plane: Homography, marks: readonly Point[]): number {
  const { mark } = paperPage
  const shares = marks.map((middle) => {
    const light = (radius: number) =>
      mean(ring(middle, radius).map((point) => greyAt(grey, project(plane, point))))
    return light(mark * 0.2) / Math.max(1, light(mark * 0.95))
  })
  return Math.min(0.7, mean(shares))
}
