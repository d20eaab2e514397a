import { DiagramError } from '#drawing/marks.ts'
import { readCount } from '#drawing/numbers.ts'
import { polar } from '#drawing/vectors.ts'
import type { Kind } from '#kinds/kind.ts'
import { listOf, saidOf, sentences } from '#kinds/words.ts'
import type { Atom } from '#types/science.ts'

const read = ({ shells }: Atom) => {
  if (shells.length > 5) throw new DiagramError('an atom has up to 5 shells')
  return shells.map((count) => readCount(count, 'a shell', 0, 18))
}

export const atom: Kind<Atom> = {
  draw(diagram, pen) {
    const shells = read(diagram)
    const inner = 26
    pen.circle([0, 0], inner, { stroke: 'strong', fill: 'fill-a' })
    pen.label([0, 0], diagram.nucleus, { bold: true, maxWidth: inner * 1.6, size: 14 })
    const radius = (at: number) => inner + 24 + at * 25
    for (const [at, count] of shells.entries()) {
      pen.circle([0, 0], radius(at), { stroke: 'line' })
      for (let each = 0; each < count; each += 1) {
        // Sets electrons in pairs at the four sides, as they are counted.
        const side = count > 8 || count === 2 ? (each * 360) / count : (each % 4) * 90
        const isPair = count > 2 && count <= 8 && (each >= 4 || count > 4 + (each % 4))
        const turn = isPair ? ((each >= 4 ? 1 : -1) * 430) / radius(at) : 0
        const place = polar([0, 0], radius(at), 90 - side - turn)
        if (diagram.electron === 'dot') pen.dot(place, 4.5)
        else {
          pen.circle(place, 6, { stroke: 'none', fill: 'paper' })
          pen.cross(place, 4.5, 'accent')
        }
      }
    }
    if (diagram.charge === undefined) return
    const reach = radius(Math.max(0, shells.length - 1)) + 16
    for (const way of [-1, 1])
      pen.line(
        [
          [way * (reach - 10), -reach],
          [way * reach, -reach],
          [way * reach, reach],
          [way * (reach - 10), reach],
        ],
        { stroke: 'strong' },
      )
    pen.label([reach + 6, -reach + 6], diagram.charge, { anchor: 'start', bold: true })
  },
  describe(diagram) {
    const shells = read(diagram)
    const nucleus = saidOf(diagram.nucleus)
    return sentences(
      `A diagram of an ${diagram.charge === undefined ? 'atom' : 'ion'}${nucleus === undefined ? '' : ` with ${nucleus} in its nucleus`}`,
      shells.length > 0 &&
        `Its shells from the inside hold ${listOf(shells.map(String))} electrons`,
      saidOf(diagram.charge) && `It stands in brackets with the charge ${saidOf(diagram.charge)}`,
    )
  },
}
