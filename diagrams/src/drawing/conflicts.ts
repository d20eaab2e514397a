import type { Box, LabelMark, Mark, Point } from '#drawing/marks.ts'
import { growBox } from '#drawing/text.ts'

/** The lines that must stay clear of words; the grid and faint lines need not. */
const clear = new Set(['line', 'strong', 'accent', 'second', 'third'])

export const areMeeting = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** How far the estimate of a box is from the ink of the letters. */
const INK = 2.5

const inkOf = (label: LabelMark): Box => {
  const { x, y, width, height } = growBox(label.box, -INK)
  return { x, y, width: Math.max(width, 1), height: Math.max(height, 1) }
}

/** What a label meets of the marks beneath it: other labels, and lines unless it covers them. */
export const conflictsOf = (label: LabelMark, marks: readonly Mark[]): Mark[] =>
  marks.filter((mark) => mark !== label && isConflict(label, mark))

function isConflict(label: LabelMark, mark: Mark): boolean {
  if (mark.shape === 'label') return areMeeting(inkOf(label), inkOf(mark))
  if (label.halo || !(clear.has(mark.stroke) || mark.fill === 'ink')) return false
  const box = inkOf(label)
  if (mark.shape === 'line') {
    const points = mark.closed ? [...mark.points, ...mark.points.slice(0, 1)] : mark.points
    return points.some((point, at) => {
      const next = points[at + 1]
      return next !== undefined && crosses(point, next, box)
    })
  }
  const round = Array.from({ length: 37 }, (_, at): Point => {
    const angle = (at * Math.PI) / 18
    return [mark.centre[0] + mark.rx * Math.cos(angle), mark.centre[1] + mark.ry * Math.sin(angle)]
  })
  if (mark.fill === 'ink') return round.some((point) => crosses(point, mark.centre, box))
  return round.some((point, at) => crosses(point, round[at + 1] ?? point, box))
}

/** Whether a straight line has a part within a box. */
function crosses([x1, y1]: Point, [x2, y2]: Point, box: Box): boolean {
  let [from, to] = [0, 1]
  const edges: readonly (readonly [number, number])[] = [
    [x1 - x2, x1 - box.x],
    [x2 - x1, box.x + box.width - x1],
    [y1 - y2, y1 - box.y],
    [y2 - y1, box.y + box.height - y1],
  ]
  for (const [slope, room] of edges) {
    if (slope === 0) {
      if (room < 0) return false
      continue
    }
    const share = room / slope
    if (slope < 0) from = Math.max(from, share)
    else to = Math.min(to, share)
  }
  return from <= to
}
