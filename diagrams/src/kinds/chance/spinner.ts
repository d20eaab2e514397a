import { DiagramError } from '#drawing/marks.ts'
import { readNumber, readOptional } from '#drawing/numbers.ts'
import { toneFill } from '#drawing/pen.ts'
import { textOf } from '#drawing/text.ts'
import { polar } from '#drawing/vectors.ts'
import type { Kind } from '#kinds/kind.ts'
import { listOf, sentences } from '#kinds/words.ts'
import type { Spinner } from '#types/chance.ts'

const RADIUS = 90

function read({ sections }: Spinner) {
  if (sections.length < 2) throw new DiagramError('a spinner needs two sections')
  const shares = sections.map(({ share }) =>
    share === undefined ? 1 : readNumber(share, 'a share'),
  )
  const whole = shares.reduce((sum, each) => sum + each, 0)
  if (Math.min(...shares) <= 0) throw new DiagramError('a share is larger than 0')
  let start = 90
  return sections.map((section, at) => {
    const sweep = ((shares[at] ?? 1) / whole) * 360
    const found = { ...section, from: start, sweep }
    start -= sweep
    return found
  })
}

export const spinner: Kind<Spinner> = {
  draw(diagram, pen) {
    const sections = read(diagram)
    for (const { from, sweep, tone } of sections)
      pen.sector([0, 0], RADIUS, [from, from - sweep], { fill: toneFill(tone) })
    pen.circle([0, 0], RADIUS, { stroke: 'strong' })
    const arrow = readOptional(
      diagram.arrow,
      'the arrow',
      90 - ((sections[0]?.from ?? 90) - (sections[0]?.sweep ?? 0) * 0.5) + 6,
    )
    for (const { label, from, sweep } of sections)
      pen.label(polar([0, 0], RADIUS * 0.74, from - sweep / 2), label, { size: 17, bold: true })
    pen.line([polar([0, 0], 16, 270 - arrow), polar([0, 0], RADIUS * 0.42, 90 - arrow)], {
      stroke: 'strong',
    })
    pen.head(polar([0, 0], RADIUS * 0.52, 90 - arrow), polar([0, 0], 1, 90 - arrow), 'ink', 14)
    pen.dot([0, 0], 5)
  },
  describe(diagram) {
    const sections = read(diagram)
    const sizes = diagram.sections.every(({ share }) => share === undefined)
    const names = sections.map(
      ({ label, sweep }) => `${textOf(label)}${sizes ? '' : ` (${Math.round(sweep)}° wide)`}`,
    )
    return sentences(
      `A spinner with ${sections.length} ${sizes ? 'equal ' : ''}sections, clockwise: ${listOf(names)}`,
    )
  },
}
