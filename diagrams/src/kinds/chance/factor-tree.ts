import type { Point } from '#drawing/marks.ts'
import type { Pen } from '#drawing/pen.ts'
import { textOf, widthOf } from '#drawing/text.ts'
import { minus, plus, times, unit } from '#drawing/vectors.ts'
import type { Kind } from '#kinds/kind.ts'
import { listOf, saidOf, sentences } from '#kinds/words.ts'
import type { FactorNode, FactorTree } from '#types/chance.ts'

const DOWN = 58
const radiusOf = ({ label }: FactorNode) => Math.max(14, widthOf(textOf(label), 16) / 2 + 6)

const widthBelow = (node: FactorNode): number =>
  Math.max(
    radiusOf(node) * 2 + 14,
    (node.factors ?? []).reduce((sum, each) => sum + widthBelow(each), 0),
  )

function drawNode(pen: Pen, node: FactorNode, at: Point): void {
  const factors = node.factors ?? []
  const width = factors.reduce((sum, each) => sum + widthBelow(each), 0)
  let x = at[0] - width / 2
  for (const factor of factors) {
    const own = widthBelow(factor)
    const to: Point = [x + own / 2, at[1] + DOWN]
    const along = unit(minus(to, at))
    pen.line([plus(at, times(along, 15)), minus(to, times(along, radiusOf(factor) + 1))], {
      stroke: 'line',
    })
    drawNode(pen, factor, to)
    x += own
  }
  if (node.prime) pen.circle(at, radiusOf(node), { stroke: 'accent' })
  pen.label(at, node.label, { size: 16 })
}

const tell = (node: FactorNode): string[] => {
  const factors = node.factors ?? []
  const name = (each: FactorNode) =>
    `${saidOf(each.label) ?? 'an empty place'}${each.prime ? ' in a ring' : ''}`
  return factors.length === 0
    ? []
    : [`${name(node)} splits into ${listOf(factors.map(name))}`, ...factors.flatMap(tell)]
}

export const factorTree: Kind<FactorTree> = {
  draw: ({ root }, pen) => drawNode(pen, root, [0, 0]),
  describe: ({ root }) => sentences('A factor tree', ...tell(root)),
}
