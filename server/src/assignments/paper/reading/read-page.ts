import { paperPage } from '@learngrove/contract/assignments.paper.limits'
import { readNumber } from '../figures/figures.ts'
import { type BubbleState, bubbleReader, inkOf } from './bubbles.ts'
import { figureReader, type PrintedFigures } from './figure-rows.ts'
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
  /** Of a page that was printed before there were any, nothing. */
  readonly figures?: readonly PrintedFigures[] | undefined
}

/** What was read of a question. */
export type ReadPlace = {
  readonly id: string
  readonly bubbles: readonly {
    readonly part: number | null
    readonly order: number
    readonly state: BubbleState
  }[]
  /** The number that its boxes look like: for a person to see, never to be marked. */
  readonly number?: { readonly text: string; readonly confidence: number }
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
  const ink = is_sure ? inkOf(grey, plane, marks) : 1
  const read = bubbleReader(grey, plane, ink)
  const figuresIn = figureReader(grey, plane, ink)
  const numberIn = ([row, ...others]: readonly PrintedFigures[]) => {
    // Of several numbers only a person sees what belongs to what.
    if (!is_sure || !row || row.part !== null || others.length > 0) return undefined
    const figures = figuresIn(row)
    return figures && readNumber(figures)
  }
  return places.map(({ id, bubbles, figures = [], ...area }) => ({
    id,
    bubbles: bubbles.map(({ part, order, x, y }) => ({
      ...{ part, order },
      state: is_sure ? read({ x, y }).state : ('unsure' as const),
    })),
    ...numbered(numberIn(figures)),
    picture: cutOut(grey, (point) => project(plane, point), area),
  }))
}

const numbered = (number: ReadPlace['number']) => number && { number }

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
