import { type Diagram, DiagramError, describe, layout, toSvg } from '@learngrove/diagrams'
import { ImageRun, Paragraph } from 'docx'

/** How each class of a drawing looks on white paper: as attributes, since few readers of SVG know style sheets. */
const looks: readonly (readonly [name: RegExp, attributes: string])[] = [
  [/\bdg-line\b/, 'stroke="#1d2b24"'],
  [/\bdg-strong\b/, 'stroke="#1d2b24" stroke-width="2"'],
  [/\bdg-grid\b/, 'stroke="#87938b" stroke-width="0.9"'],
  [/\bdg-faint\b/, 'stroke="#87938b" stroke-width="0.45"'],
  [/\bdg-accent\b/, 'stroke="#1f7a4d" stroke-width="2.5"'],
  [/\bdg-second\b/, 'stroke="#2f6fa8" stroke-width="2.5"'],
  [/\bdg-third\b/, 'stroke="#c2522d" stroke-width="2.5"'],
  [/\bdg-bar\b/, 'stroke="#1d2b24" stroke-width="1.3"'],
  [/\bdg-dashed\b/, 'stroke-dasharray="5 5"'],
  [/\bdg-in-fill-a\b/, 'fill="#bfe6d0"'],
  [/\bdg-in-fill-b\b/, 'fill="#a9cdec"'],
  [/\bdg-in-fill-c\b/, 'fill="#f8c7ae"'],
  [/\bdg-in-fill-d\b/, 'fill="#d5c5ee"'],
  [/\bdg-in-shade\b/, 'fill="#ecebe2"'],
  [/\bdg-in-paper\b/, 'fill="#ffffff"'],
  [/\bdg-in-ink\b/, 'fill="#1d2b24"'],
  [/\bdg-in-accent\b/, 'fill="#1f7a4d"'],
  [/\bdg-in-none\b|\bdg-bar\b/, 'fill="none"'],
  [/\bdg-bold\b/, 'font-weight="600"'],
  [/\bdg-italic\b/, 'font-family="Cambria Math, serif" font-style="italic"'],
  [/\bdg-label\b/, 'fill="#1d2b24" font-family="Arial, sans-serif"'],
]

const looked = (svg: string) =>
  svg.replace(/ class="([^"]*)"/g, (_, names: string) => {
    const found = looks.filter(([name]) => name.test(names)).map(([, attributes]) => attributes)
    return found.length > 0 ? ` ${found.join(' ')}` : ''
  })

/** Stands for the drawing where SVG cannot be shown; its words stand there all the same. */
const emptyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Most of the width that a question has on the page, in pixels at 96 to the inch. */
const mostWidth = 520

/** Draws the picture of a question; where it cannot be drawn there is none, as on its page. */
export function picturesOf(diagram: Diagram | undefined): Paragraph[] {
  if (!diagram) return []
  try {
    const drawing = layout(diagram)
    const description = describe(diagram)
    const scale = Math.min(1, mostWidth / drawing.width)
    const picture = new ImageRun({
      type: 'svg',
      data: Buffer.from(looked(toSvg(drawing, { title: description }))),
      fallback: { type: 'png', data: emptyPng },
      transformation: { width: drawing.width * scale, height: drawing.height * scale },
      altText: { name: 'Drawing', title: 'Drawing', description },
    })
    return [new Paragraph({ children: [picture] })]
  } catch (error) {
    if (error instanceof DiagramError) return []
    throw error
  }
}
