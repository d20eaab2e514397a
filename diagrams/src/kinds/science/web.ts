import { DiagramError, type Point } from '#drawing/marks.ts'
import { readOptional } from '#drawing/numbers.ts'
import type { Pen } from '#drawing/pen.ts'
import { makeLabel, textOf } from '#drawing/text.ts'
import { middleOf, minus, normal, plus, polar, times, unit } from '#drawing/vectors.ts'
import type { Kind } from '#kinds/kind.ts'
import { listOf, saidOf, sentences } from '#kinds/words.ts'
import type { Web } from '#types/science.ts'

type Node = Web['nodes'][number]
type Placed = { readonly node: Node; readonly at: Point; readonly half: Point }

const WIDTH = 350

function sizeOf(node: Node, maxWidth: number): Point {
  const { box } = makeLabel(
    [0, 0],
    { text: textOf(node.label), italic: false },
    { maxWidth, size: 14 },
  )
  return [box.width / 2 + 9, box.height / 2 + 7]
}

function place(diagram: Web): Placed[] {
  const { nodes, arrange } = diagram
  if (nodes.length === 0) throw new DiagramError('a web needs nodes')
  if (arrange === 'cycle') {
    const [rx, ry] = [Math.max(120, nodes.length * 24), Math.max(86, nodes.length * 20)]
    return nodes.map((node, at) => {
      const [x, y] = polar([0, 0], 1, 90 - (at * 360) / nodes.length)
      return { node, at: [x * Math.min(rx, 150), y * ry], half: sizeOf(node, 104) }
    })
  }
  if (arrange === 'row') {
    const perRow = Math.min(nodes.length, 3)
    const step = nodes.length <= perRow ? 142 : 138
    // Goes on in the next line from the right, as an arrow from the last one leads there.
    return nodes.map((node, at) => {
      const row = Math.floor(at / perRow)
      const column = row % 2 === 0 ? at % perRow : perRow - 1 - (at % perRow)
      return { node, at: [column * step, row * 92], half: sizeOf(node, 84) }
    })
  }
  const levels = nodes.map(({ level }) => readOptional(level, 'a level', 1))
  return nodes.map((node, at) => {
    const mates = nodes.filter((_, index) => levels[index] === levels[at])
    const room = WIDTH / mates.length
    return {
      node,
      at: [room * (mates.indexOf(node) + 0.5), -(levels[at] ?? 1) * 92],
      half: sizeOf(node, Math.min(110, room - 22)),
    }
  })
}

/** Where a line from the middle of a box leaves it. */
function edge({ at, half }: Placed, towards: Point): Point {
  const [x, y] = minus(towards, at)
  const share = Math.min(
    half[0] / Math.max(Math.abs(x), 1e-6),
    half[1] / Math.max(Math.abs(y), 1e-6),
  )
  const by = Math.min(1, share)
  return plus(at, plus(times([x, y], by), times(unit([x, y]), 3)))
}

function drawArrows(diagram: Web, placed: readonly Placed[], pen: Pen): void {
  const find = (name: string) => {
    const found = placed.find(({ node }) => node.name === name)
    if (!found) throw new DiagramError(`there is no node ${name}`)
    return found
  }
  const texts: (() => void)[] = []
  for (const { from, to, label } of diagram.arrows) {
    const [a, b] = [find(from), find(to)]
    const [start, end] = [edge(a, b.at), edge(b, a.at)]
    pen.arrow(start, end, { stroke: 'line' })
    const side = normal(unit(minus(end, start)))
    const middle = middleOf(start, end)
    texts.push(() => {
      pen.labelAt(
        [12, -12, 18, -18, 26, -26].map((by) => ({
          at: plus(middle, times(side, by)),
          size: 13,
          maxWidth: 90,
        })),
        label,
      )
    })
  }
  for (const set of texts) set()
}

export const web: Kind<Web> = {
  draw(diagram, pen) {
    const placed = place(diagram)
    for (const { at, half } of placed)
      pen.rect(
        { x: at[0] - half[0], y: at[1] - half[1], width: half[0] * 2, height: half[1] * 2 },
        { stroke: 'line', fill: 'fill-a' },
      )
    for (const { node, at, half } of placed)
      pen.label(
        at,
        { text: textOf(node.label), italic: false },
        { size: 14, maxWidth: half[0] * 2 - 17 },
      )
    drawArrows(diagram, placed, pen)
  },
  describe({ nodes, arrows, arrange }) {
    const name = (of: string) => textOf(nodes.find((node) => node.name === of)?.label ?? of)
    const told = arrows.map(
      ({ from, to, label }) =>
        `An arrow goes from ${name(from)} to ${name(to)}${saidOf(label) === undefined ? '' : `, labelled ${saidOf(label)}`}`,
    )
    return sentences(
      `${arrange === 'cycle' ? 'A cycle' : 'A diagram'} of ${listOf(nodes.map(({ label }) => textOf(label)))}, joined by arrows`,
      ...told,
    )
  },
}
