import { pathOf, type Stroke, sheet } from './strokes.ts'

/** A drawing as the device keeps it: strokes, and what stands behind them as SVG. */
export type Drawing = {
  readonly strokes: readonly Stroke[]
  readonly backdrop?: string | undefined
}

/** Paper and ink of what is handed in, in either scheme. */
const paper = '#ffffff'
const ink = '#1d2b24'
const grid = '#d9e2dc'

/** Dots of the picture to a unit of the sheet. */
const scale = 2

/** Draws ink on paper, as a PNG. */
export async function renderDrawing({ strokes, backdrop }: Drawing): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = sheet.width * scale
  canvas.height = sheet.height * scale
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures')
  pen.scale(scale, scale)
  pen.fillStyle = paper
  pen.fillRect(0, 0, sheet.width, sheet.height)
  if (backdrop) await drawBackdrop(pen, backdrop)
  else {
    pen.strokeStyle = grid
    pen.stroke(new Path2D(gridPath))
  }
  pen.strokeStyle = ink
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  for (const stroke of strokes) {
    pen.lineWidth = stroke.width
    pen.stroke(new Path2D(pathOf(stroke)))
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('This browser makes no PNG')
  return blob
}

/** The squares of the sheet. */
export const gridPath = [
  ...Array.from(
    { length: sheet.width / sheet.square - 1 },
    (_, at) => `M${(at + 1) * sheet.square} 0v${sheet.height}`,
  ),
  ...Array.from(
    { length: sheet.height / sheet.square - 1 },
    (_, at) => `M0 ${(at + 1) * sheet.square}h${sheet.width}`,
  ),
].join('')

/** How much of the sheet a diagram takes. */
export const backdropShare = 0.9

/** Puts the picture of the question where the page shows it. One that cannot be drawn leaves white paper. */
async function drawBackdrop(pen: CanvasRenderingContext2D, svg: string) {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  try {
    await image.decode()
  } catch {
    return
  }
  const [room, height] = [sheet.width * backdropShare, sheet.height * backdropShare]
  const fit = Math.min(room / image.naturalWidth, height / image.naturalHeight)
  const [wide, high] = [image.naturalWidth * fit, image.naturalHeight * fit]
  pen.drawImage(image, (sheet.width - wide) / 2, (sheet.height - high) / 2, wide, high)
}

const copied = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'text-anchor',
]

/** A drawn diagram as a file of its own, with the look of daylight written into each of its marks. */
export function backdropOf(frame: HTMLElement): string | undefined {
  const drawn = frame.querySelector('svg')
  if (!drawn) return undefined
  const copy = drawn.cloneNode(true)
  if (!(copy instanceof SVGElement)) return undefined
  const scheme = frame.style.colorScheme
  frame.style.colorScheme = 'light'
  const originals = drawn.querySelectorAll('*')
  for (const [at, mark] of copy.querySelectorAll<SVGElement>('*').entries()) {
    const original = originals[at]
    if (!original) continue
    const look = getComputedStyle(original)
    for (const name of copied) mark.style.setProperty(name, look.getPropertyValue(name))
  }
  frame.style.colorScheme = scheme
  const [, , width = 0, height = 0] = (drawn.getAttribute('viewBox') ?? '').split(' ').map(Number)
  copy.setAttribute('width', `${width}`)
  copy.setAttribute('height', `${height}`)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return new XMLSerializer().serializeToString(copy)
}
