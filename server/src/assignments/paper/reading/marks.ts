import { paperPage } from '@learngrove/contract/assignments.paper.limits'
import { darkPixels, type Grey } from './grey.ts'
import {
  distance,
  fitAffine,
  fitHomography,
  type Homography,
  type Pair,
  type Point,
  project,
} from './homography.ts'

const { width, height, mark, mark_inset: inset } = paperPage
const { code, code_left, code_top, code_border, code_modules } = paperPage

/** The corners of the code itself, without the white around it, clockwise from the top left. */
const codeCorners: readonly Point[] = (() => {
  const border = (code * code_border) / (code_modules + 2 * code_border)
  const [left, top] = [code_left + border, code_top + border]
  const [right, bottom] = [code_left + code - border, code_top + code - border]
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
})()

/** The middles of the marks, those nearest to the code first. */
const markMiddles: readonly Point[] = [
  { x: width - inset, y: inset },
  { x: inset, y: inset },
  { x: width - inset, y: height - inset },
  { x: inset, y: height - inset },
]

/** Where a page lies in its picture. */
export type Found = {
  readonly plane: Homography
  /** Whether all four marks are where they have to be: nothing is measured on any other page. */
  readonly is_sure: boolean
  readonly marks: readonly Point[]
}

/** How far a mark may be from where the code foretells it: a share of its distance from the code, and at least so much. */
const reach = { share: 0.12, least: 60 } as const
/** Candidates of one corner that are tried. */
const mostTried = 3
/** Tenths of a millimetre by which the code may lie elsewhere than the marks foretell. */
const mostOff = 14

/** Finds a page by its code and its four marks; undefined where not even the code tells where it lies. */
export function findPage(grey: Grey, corners: readonly Point[]): Found | undefined {
  const pairs: Pair[] = codeCorners.flatMap((from, at) => {
    const to = corners[at]
    return to ? [{ from, to }] : []
  })
  const rough = fitAffine(pairs)
  if (!rough || pairs.length < codeCorners.length) return undefined
  const scale = scaleOf(rough)
  const all = squaresIn(grey, mark * scale)
  const found = choose(all, { pairs, rough, scale })
  return found ?? { plane: rough, is_sure: false, marks: [] }
}

/** Pixels to a tenth of a millimetre. */
const scaleOf = (plane: Homography) =>
  Math.sqrt(Math.abs((plane[0] ?? 0) * (plane[4] ?? 0) - (plane[1] ?? 0) * (plane[3] ?? 0)))

type Guess = { readonly pairs: readonly Pair[]; readonly rough: Homography; readonly scale: number }

/** Chooses for each corner the mark with which the code lies where it was printed. */
function choose(all: readonly Point[], { pairs, rough, scale }: Guess): Found | undefined {
  let best: { readonly marks: readonly Point[]; readonly off: number } | undefined
  const middle = { x: code_left + code / 2, y: code_top + code / 2 }
  const extend = (marks: readonly Point[], known: readonly Pair[], plane: Homography) => {
    const from = markMiddles[marks.length]
    if (!from) {
      const exact = fitHomography(known.slice(pairs.length))
      const off = exact
        ? Math.max(...pairs.map(({ from, to }) => distance(project(exact, from), to))) / scale
        : mostOff
      if (off < (best?.off ?? mostOff)) best = { marks, off }
      return
    }
    const near = project(plane, from)
    const within = Math.max(reach.least, distance(from, middle) * reach.share) * scale
    const tried = all
      .map((point) => ({ point, away: distance(point, near) }))
      .filter(({ point, away }) => away < within && !marks.includes(point))
      .toSorted((one, other) => one.away - other.away)
      .slice(0, mostTried)
    for (const { point } of tried) {
      const next = [...known, { from, to: point }]
      const fit = marks.length < 2 ? fitAffine(next) : fitHomography(next)
      if (fit) extend([...marks, point], next, fit)
    }
  }
  extend([], pairs, rough)
  const marks = best?.marks ?? []
  const plane = fitHomography(
    marks.flatMap((to, at) => {
      const from = markMiddles[at]
      return from ? [{ from, to }] : []
    }),
  )
  return best && plane ? { plane, is_sure: true, marks } : undefined
}

/** A mark has such a share of the size that it should have, is about as high as wide, and full. */
const sizes = { least: 0.35, most: 2.4, longest: 1.9, fullest: 0.5 } as const

/** Finds the middles of what is dark, full and as large as a mark. */
function squaresIn(grey: Grey, side: number): Point[] {
  const dark = darkPixels(grey, Math.round(side * 2))
  const area = side * side
  const found: Point[] = []
  const stack: number[] = []
  for (let start = 0; start < dark.length; start += 1) {
    if (dark[start] !== 1) continue
    const blob = fill(dark, grey, start, stack, area * sizes.most * 4)
    const across = blob.right - blob.left + 1
    const down = blob.bottom - blob.top + 1
    const isSized = blob.count > area * sizes.least && blob.count < area * sizes.most
    const isSquare = Math.max(across / down, down / across) < sizes.longest
    if (isSized && isSquare && blob.count / (across * down) > sizes.fullest)
      found.push({ x: blob.x / blob.count, y: blob.y / blob.count })
  }
  return found
}

/** Takes what hangs together out of the dark pixels; what is larger than `most` is only counted. */
function fill(
  dark: Uint8Array,
  { width, height }: Grey,
  start: number,
  stack: number[],
  most: number,
) {
  const blob = { count: 0, x: 0, y: 0, left: width, right: 0, top: height, bottom: 0 }
  const take = (at: number) => {
    if (dark[at] !== 1) return
    dark[at] = 2
    stack.push(at)
  }
  take(start)
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width
    const y = (at - x) / width
    blob.count += 1
    if (blob.count < most) {
      blob.x += x
      blob.y += y
      blob.left = Math.min(blob.left, x)
      blob.right = Math.max(blob.right, x)
      blob.top = Math.min(blob.top, y)
      blob.bottom = Math.max(blob.bottom, y)
    }
    if (x > 0) take(at - 1)
    if (x + 1 < width) take(at + 1)
    if (y > 0) take(at - width)
    if (y + 1 < height) take(at + width)
  }
  return blob
}
