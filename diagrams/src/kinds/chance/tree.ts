import { DiagramError, type Point } from '#drawing/marks.ts'
import type { Pen, Place } from '#drawing/pen.ts'
import { textOf, widthOf } from '#drawing/text.ts'
import { minus, plus, times, unit } from '#drawing/vectors.ts'
import type { Kind } from '#kinds/kind.ts'
import { saidOf, sentences } from '#kinds/words.ts'
import type { Tree, TreeBranch } from '#types/chance.ts'

const leavesOf = (branch: TreeBranch): number =>
  (branch.branches ?? []).reduce((sum, each) => sum + leavesOf(each), 0) || 1
const depthOf = (branches: readonly TreeBranch[]): number =>
  branches.length === 0
    ? 0
    : 1 + Math.max(...branches.map(({ branches: next = [] }) => depthOf(next)))

const all = (branches: readonly TreeBranch[]): TreeBranch[] =>
  branches.flatMap((each) => [each, ...all(each.branches ?? [])])

type Room = { readonly step: number; readonly leaf: number; readonly texts: (() => void)[] }

/** Draws branches from a point, within a band of heights, and gives where each begins. */
function drawBranches(
  pen: Pen,
  from: Point,
  branches: readonly TreeBranch[],
  top: number,
  room: Room,
): void {
  let y = top
  for (const branch of branches) {
    const height = leavesOf(branch) * room.leaf
    const to: Point = [from[0] + room.step, y + height / 2]
    pen.line([from, to], { stroke: 'strong' })
    const isUp = to[1] <= from[1]
    const along = unit(minus(to, from))
    const side: Point = isUp ? [along[1], -along[0]] : [-along[1], along[0]]
    const places = [13, 17, 22].flatMap((by) =>
      [0.5, 0.58, 0.42].flatMap((share): Place[] => {
        const foot = plus(from, times(minus(to, from), share))
        return [{ at: plus(foot, times(side, by)) }]
      }),
    )
    room.texts.push(() => {
      pen.labelAt(places, branch.on)
    })
    const label = pen.label([to[0] + 5, to[1]], branch.label, { anchor: 'start' })
    const right = to[0] + 5 + (label?.box.width ?? 0)
    if (branch.branches && branch.branches.length > 0)
      drawBranches(pen, [right + 6, to[1]], branch.branches, y, room)
    else if (branch.result !== undefined)
      pen.label([right + 16, to[1]], branch.result, { anchor: 'start' })
    y += height
  }
}

export const tree: Kind<Tree> = {
  draw(diagram, pen) {
    const { branches, start, headings = [] } = diagram
    if (branches.length === 0) throw new DiagramError('a tree needs branches')
    const depth = depthOf(branches)
    const leaves = branches.reduce((sum, each) => sum + leavesOf(each), 0)
    const hasFractions = all(branches).some(
      ({ on }) => on !== undefined && textOf(on).includes('/'),
    )
    const leaf = hasFractions ? 50 : 40
    const names = Math.max(...all(branches).map(({ label }) => widthOf(textOf(label), 15)))
    const step = Math.max(58, Math.min(110, 330 / depth - names - 12))
    const middle: Point = [0, (leaves * leaf) / 2]
    const texts: (() => void)[] = []
    pen.label([-6, middle[1]], start, { anchor: 'end' })
    drawBranches(pen, middle, branches, 0, { step, leaf, texts })
    for (const set of texts) set()
    const { y } = pen.box()
    for (const [at, heading] of headings.entries())
      pen.label([at * (step + names + 11) + step + names / 2, y - 6], heading, {
        valign: 'bottom',
        bold: true,
      })
  },
  describe({ branches, start, headings = [] }) {
    const tell = (branch: TreeBranch, before: readonly string[]): string[] => {
      const on = saidOf(branch.on)
      const name = textOf(branch.label)
      const way = before.length === 0 ? '' : `After ${before.join(', ')}: `
      const result = saidOf(branch.result)
      const own = `${way}${name}${on === undefined ? '' : `, marked ${on}`}${result === undefined ? '' : `, with the result ${result}`}`
      return [own, ...(branch.branches ?? []).flatMap((each) => tell(each, [...before, name]))]
    }
    return sentences(
      `A tree diagram${saidOf(start) === undefined ? '' : ` that starts with ${saidOf(start)}`}`,
      headings.length > 0 && `Its levels are ${headings.map((each) => textOf(each)).join(', ')}`,
      ...branches.flatMap((each) => tell(each, [])),
    )
  },
}
