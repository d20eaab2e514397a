import { dropKept, readKept, writeKept } from '#platform/device-store.ts'

/** A line that was drawn: x and y in turn, in units of the pad. */
export type Stroke = readonly number[]

export type Scratch = { readonly strokes: readonly Stroke[]; readonly text: string }

export const emptyScratch: Scratch = { strokes: [], text: '' }

/** The pad is as wide as this, in its own units. */
export const padWidth = 400
export const padHeight = 420

/** More lines than working on one quiz has; the first give way to more. */
export const mostStrokes = 800
/** Nearer together than this, points tell nothing. */
const leastStep = 1.5

const nameOf = (attempt_id: string) => `scratch pad ${attempt_id}`

export const readScratch = async (user_id: string, attempt_id: string): Promise<Scratch> =>
  (await readKept<Scratch>(user_id, nameOf(attempt_id)))?.data ?? emptyScratch

/** Keeps the pad on this device, and nowhere else; an empty one is forgotten. */
export const keepScratch = (user_id: string, attempt_id: string, scratch: Scratch) =>
  scratch.strokes.length === 0 && scratch.text === ''
    ? dropKept(user_id, (what) => what === nameOf(attempt_id))
    : writeKept(user_id, nameOf(attempt_id), scratch)

/** A line with a point more, unless that is where the line is. */
export function withPoint(stroke: Stroke, x: number, y: number): Stroke {
  const [lastX, lastY] = stroke.slice(-2)
  if (lastX !== undefined && lastY !== undefined) {
    if (Math.hypot(x - lastX, y - lastY) < leastStep) return stroke
  }
  return [...stroke, Math.round(x * 10) / 10, Math.round(y * 10) / 10]
}

/** As a path that is round at its turns; a dot where it never went anywhere. */
export function pathOf(stroke: Stroke): string {
  const [x = 0, y = 0] = stroke
  if (stroke.length <= 2) return `M${x} ${y}l0.1 0`
  let path = `M${x} ${y}`
  for (let at = 2; at < stroke.length - 2; at += 2) {
    const [px = 0, py = 0, nx = 0, ny = 0] = stroke.slice(at, at + 4)
    path += `Q${px} ${py} ${(px + nx) / 2} ${(py + ny) / 2}`
  }
  const [lastX = 0, lastY = 0] = stroke.slice(-2)
  return `${path}L${lastX} ${lastY}`
}

/** Whether a line comes as near to a place as a rubber is wide. */
export function isTouched(stroke: Stroke, x: number, y: number, within = 10): boolean {
  for (let at = 0; at < stroke.length; at += 2) {
    const [px = 0, py = 0, nx = px, ny = py] = stroke.slice(at, at + 4)
    const [dx, dy] = [nx - px, ny - py]
    const along = ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy || 1)
    const t = Math.min(1, Math.max(0, along))
    if (Math.hypot(x - px - t * dx, y - py - t * dy) <= within) return true
  }
  return false
}
