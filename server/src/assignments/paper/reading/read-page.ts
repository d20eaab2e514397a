import { paperPage } from '@learngrove/contract/assignments.paper.limits'
import { type BubbleState, bubbleReader, inkOf } from './bubbles.ts'
import { type Grey, greyAt } from './grey.ts'
import { type Point, project } from './homography.ts'
import { findPage } from './marks.ts'

/** A question on a page, as far as reading it goes. */
export type PrintedPlace = {
  readonly id: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly bubbles: readonly {
    readonly part: number | null
    readonly order: number
    readonly x: number
    readonly y: number
  }[]
}

/** What was read of a question. */
export type ReadPlace = {
  readonly id: string
  readonly bubbles: readonly {
    readonly part: number | null
    readonly order: number
    readonly state: BubbleState
  }[]
  /** It cut out of the page, laid flat. */
  readonly picture: Grey
}

const { width, height, mark_inset: inset } = paperPage
const marks: readonly Point[] = [
  { x: inset, y: inset },
  { x: width - inset, y: inset },
  { x: inset, y: height - inset },
  { x: width - inset, y: height - inset },
]

/**
 * Reads the bubbles of a page that somebody has photographed, and cuts its questions out. Where one of its
 * marks is not to be seen, nothing on it is sure. Undefined where nobody can tell where it lies.
 */
export function readPage(
  grey: Grey,
  corners: readonly Point[],
  places: readonly PrintedPlace[],
): ReadPlace[] | undefined {
  const found = findPage(grey, corners)
  if (!found) return undefined
  const { plane, is_sure } = found
  const read = bubbleReader(grey, plane, is_sure ? inkOf(grey, plane, marks) : 1)
  return places.map(({ id, bubbles, ...area }) => ({
    id,
    bubbles: bubbles.map(({ part, order, x, y }) => ({
      ...{ part, order },
      state: is_sure ? read({ x, y }).state : ('unsure' as const),
    })),
    picture: cutOut(grey, (point) => project(plane, point), area),
  }))
}

/** Pixels of a cut-out to a tenth of a millimetre, and how much of the page around a question comes with it. */
const sharpness = 0.5
const edge = 20

type Area = Pick<PrintedPlace, 'left' | 'top' | 'width' | 'height'>

function cutOut(grey: Grey, seen: (point: Point) => Point, area: Area): Grey {
  const [across, down] = [area.width + 2 * edge, area.height + 2 * edge]
  const size = { width: Math.ceil(across * sharpness), height: Math.ceil(down * sharpness) }
  const data = new Uint8Array(size.width * size.height)
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const point = { x: area.left - edge + x / sharpness, y: area.top - edge + y / sharpness }
      data[y * size.width + x] = Math.round(greyAt(grey, seen(point)))
    }
  }
  return { ...size, data }
}
