import type { Drawing, LabelMark, Mark, Point } from '#drawing/marks.ts'

const escapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])

const escapeText = (text: string) => text.replaceAll(/[&<>"]/g, (each) => escapes.get(each) ?? each)

/** The classes by which a page gives a mark its colours. */
export function classesOf(mark: Mark): string {
  if (mark.shape === 'label')
    return `dg-label${mark.bold ? ' dg-bold' : ''}${mark.halo ? ' dg-halo' : ''}`
  return `dg-${mark.stroke} dg-in-${mark.fill}${mark.dashed ? ' dg-dashed' : ''}`
}

export const pathOf = (points: readonly Point[], closed: boolean): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${closed ? 'Z' : ''}`

/** The drawing as SVG. Colours are the page's: each role is a class. `title` is read out. */
export function toSvg(drawing: Drawing, { title }: { readonly title: string }): string {
  const { width, height, marks } = drawing
  const name = escapeText(title)
  const head = `<svg class="diagram" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${name}" xmlns="http://www.w3.org/2000/svg">`
  return `${head}${marks.map(svgOf).join('')}</svg>`
}

function svgOf(mark: Mark): string {
  if (mark.shape === 'label') return labelSvg(mark)
  const classes = classesOf(mark)
  if (mark.shape === 'line')
    return `<path class="${classes}" d="${pathOf(mark.points, mark.closed)}"/>`
  const [x, y] = mark.centre
  return `<ellipse class="${classes}" cx="${x}" cy="${y}" rx="${mark.rx}" ry="${mark.ry}"/>`
}

function labelSvg(mark: LabelMark): string {
  const texts = mark.texts.map(({ at: [x, y], anchor, size, spans }) => {
    const inside = spans.map(({ text, italic }) =>
      italic ? `<tspan class="dg-italic">${escapeText(text)}</tspan>` : escapeText(text),
    )
    return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}">${inside.join('')}</text>`
  })
  const bars = mark.bars.map(
    ({ from, to }) => `<path class="dg-bar" d="${pathOf([from, to], false)}"/>`,
  )
  return `<g class="${classesOf(mark)}">${texts.join('')}${bars.join('')}</g>`
}
