import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { codeOf, paperPage } from '@learngrove/contract/assignments.paper.limits'
import sharp from 'sharp'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { handwritten, placeInBox } from '../figures/drawn-figures.testing.ts'
import type { Grey } from './grey.ts'
import { fitHomography, project } from './homography.ts'
import type { PrintedPlace } from './read-page.ts'

const file = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(file)).buffer } })

/** What a pupil did to a bubble. */
export type Pen = 'filled' | 'scribbled' | 'ticked' | 'crossed' | 'faint' | 'dot'

/** A page with questions of four options, and what a pupil did to them by question and option. */
export type Sheet = {
  readonly token: string
  readonly page: number
  readonly places: readonly PrintedPlace[]
  /** By question the pen of each option; null where it was left alone. */
  readonly pens: readonly (readonly (Pen | null)[])[]
  /** By question the signs that are written in its boxes. */
  readonly written?: readonly string[]
}

const { width, height, mark, mark_inset: inset, code, code_left, code_top } = paperPage

/** Places of so many questions with four bubbles each, below each other. */
export const placesOfSheet = (count: number): PrintedPlace[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `question ${at}`,
    ...{ left: 200, top: 500 + at * 270, width: 1_700, height: 250 },
    bubbles: [1, 2, 3, 4].map((order) => ({
      ...{ part: null, order },
      ...{ x: 340 + (order - 1) * 400, y: 640 + at * 270 },
    })),
  }))

/** Places of so many questions with seven boxes for a number each, below each other. */
export const numberPlacesOfSheet = (count: number): PrintedPlace[] =>
  placesOfSheet(count).map((place) => ({
    ...place,
    bubbles: [],
    figures: [
      { part: null, left: 1_300, top: place.top + 110, width: 560, height: 100, boxes: numBoxes },
    ],
  }))

const numBoxes = 7

export type Random = () => number

/** Draws a page at so many pixels to a tenth of a millimetre. */
export async function drawSheet(sheet: Sheet, random: Random, sharpness = 1): Promise<Grey> {
  const { symbol } = await writeBarcode(codeOf(sheet.token, sheet.page), {
    format: 'QRCode',
    ecLevel: 'L',
    options: 'version=2',
    withQuietZones: false,
  })
  const module = code / (symbol.width + 2 * paperPage.code_border)
  const modules = [...symbol.data].flatMap((value, at) => {
    const x = code_left + ((at % symbol.width) + paperPage.code_border) * module
    const y = code_top + (Math.floor(at / symbol.width) + paperPage.code_border) * module
    return value === 0 ? [`M${x} ${y}h${module}v${module}h-${module}z`] : []
  })
  const marks = [inset, width - inset].flatMap((x) =>
    [inset, height - inset].map(
      (y) => `<rect x="${x - mark / 2}" y="${y - mark / 2}" width="${mark}" height="${mark}"/>`,
    ),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"
    width="${width * sharpness}" height="${height * sharpness}" font-family="sans-serif">
    <rect width="100%" height="100%" fill="#fff"/>${marks.join('')}<path d="${modules.join('')}"/>
    <text x="200" y="230" font-size="70" font-weight="bold">Week 12, mixed practice</text>
    <text x="200" y="400" font-size="38">Name Theo Lindqvist</text>
    ${sheet.places.map((place, at) => question(place, sheet.pens[at] ?? [], at, random)).join('')}
    ${sheet.places.map((place, at) => numberBoxes(place, sheet.written?.[at] ?? '', random)).join('')}
    </svg>`
  // The product never opens drawings, and says so to the decoder.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  sharp.block({ operation: ['VipsForeignLoadSvg'] })
  const grey = new Uint8Array(info.width * info.height)
  for (let at = 0; at < grey.length; at += 1) grey[at] = data[at * info.channels] ?? 0
  return { width: info.width, height: info.height, data: grey }
}

const question = (place: PrintedPlace, pens: Sheet['pens'][number], at: number, random: Random) => `
  <text x="${place.left}" y="${place.top + 50}" font-size="42">${at + 1}   Which of these is the largest? Fill in one bubble. ${at * 17}/24 of 360</text>
  ${place.bubbles
    .map(({ x, y, order }, option) => {
      const pen = pens[option] ?? null
      return `<circle cx="${x}" cy="${y}" r="27" fill="none" stroke="#000" stroke-width="4"/>
        <text x="${x}" y="${y + 9}" font-size="26" fill="#8d8d8d" text-anchor="middle">${'ABCD'[option]}</text>
        <text x="${x + 60}" y="${y + 14}" font-size="42">${order * 7 + at} cm</text>
        ${pen ? strokes(pen, x, y, random) : ''}`
    })
    .join('')}`

/** Draws the boxes of a number, and what a hand writes in them. */
const numberBoxes = ({ figures = [] }: PrintedPlace, written: string, random: Random) =>
  figures
    .map(({ left, top, width, height, boxes }) => {
      const wide = width / boxes
      const lines = Array.from(
        { length: boxes + 1 },
        (_, at) => `M${left + at * wide + (at === 0 ? 1.5 : -1.5)} ${top}v${height}`,
      )
      const thick = 5 + random() * 6
      const signs = [...written].flatMap((sign, at) => {
        if (sign === ' ') return []
        const { x, y, wide: across, high: down } = placeInBox(sign, random)
        return handwritten(sign, random).map((stroke) =>
          stroke.map(([u, v], step) => {
            const column = left + wide * (at + 0.1 + 0.8 * (x + (u - 0.5) * across))
            const row = top + height * (0.08 + 0.84 * (y + (v - 0.5) * down))
            return `${step === 0 ? 'M' : 'L'}${column.toFixed(1)} ${row.toFixed(1)}`
          }),
        )
      })
      const pen = `fill="none" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round"`
      return `<path d="M${left} ${top + 1.5}h${width}M${left} ${top + height - 1.5}h${width}${lines.join('')}" fill="none" stroke="#5a6b62" stroke-width="3"/>
        <path d="${signs.flat().join('')}" ${pen} stroke="${['#222', '#2a3a7a', '#666'][Math.floor(random() * 3)]}"/>`
    })
    .join('')

/** Draws what a pen leaves. */
function strokes(pen: Pen, x: number, y: number, random: Random): string {
  const off = () => (random() - 0.5) * 8
  const grey = pen === 'faint' ? '#bdbdbd' : ['#222', '#2a3a7a', '#555'][Math.floor(random() * 3)]
  const path = (d: string, wide: number) =>
    `<path d="${d}" fill="none" stroke="${grey}" stroke-width="${wide}" stroke-linecap="round"/>`
  switch (pen) {
    case 'filled':
    case 'faint':
      return `<circle cx="${x + off()}" cy="${y + off()}" r="${25 + random() * 4}" fill="${grey}"/>`
    case 'scribbled': {
      const lines = Array.from({ length: 9 }, (_, at) => {
        const high = y - 22 + at * 5.5
        return `L${x + (at % 2 ? 22 : -22) + off()} ${high}`
      })
      return path(`M${x - 20} ${y - 22}${lines.join('')}`, 6)
    }
    case 'ticked':
      return path(`M${x - 18 + off()} ${y}L${x - 4} ${y + 18}L${x + 32} ${y - 34 + off()}`, 7)
    case 'crossed':
      return path(
        `M${x - 20} ${y - 20 + off()}L${x + 20} ${y + 20}M${x + 20} ${y - 20}L${x - 20} ${y + 20}`,
        7,
      )
    case 'dot':
      return `<circle cx="${x + off()}" cy="${y + off()}" r="9" fill="${grey}"/>`
  }
}

/** What happens to a page between a pupil's desk and a teacher's telephone. */
export type Harm = {
  /** In degrees. */
  readonly turn: number
  /** How far corners come nearer to each other, as a share of the page. */
  readonly slant: number
  /** How dark the darkest corner is, and how hard the edge of a shadow across the page: 0 is none. */
  readonly shade: number
  readonly shadow: number
  /** Tenths of a millimetre by which paper shifts at a crease. */
  readonly crease: number
  readonly bend: number
  readonly noise: number
  readonly blur: number
  readonly quality: number
  /** A thumb lies on a mark. */
  readonly isCovered: boolean
}

/** Chance that chooses the middle of everything. */
export const even = () => 0.5

/** A photograph as somebody takes it with care. */
export const gentle: Harm = {
  ...{ turn: 2, slant: 0, shade: 0.2, shadow: 0, crease: 0, bend: 0 },
  ...{ noise: 6, blur: 0.5, quality: 80, isCovered: false },
}

/** In pixels. The small one is as good as a page needs, and sooner made. */
const large = { width: 1_650, height: 2_200 }
export const small = { width: 1_100, height: 1_467 }

/** Photographs a page: turned, slanted, bent, in bad light, through a small lens. */
export async function photograph(
  page: Grey,
  harm: Harm,
  random: Random,
  size: { readonly width: number; readonly height: number } = large,
): Promise<Buffer> {
  const plane = planeOf(harm, size, random)
  const data = new Uint8Array(size.width * size.height)
  const crease = 900 + random() * 1_400
  const [shadowAt, shadowSlope] = [size.width * (0.2 + random() * 0.6), (random() - 0.5) * 1.2]
  const thumb = { x: inset + 10, y: height - inset }
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const seen = plane ? project(plane, { x, y }) : { x, y }
      const u = seen.x + (seen.y > crease ? harm.crease : 0)
      const v = seen.y + harm.bend * Math.sin((seen.x / width) * Math.PI)
      const isOnPage = u >= 0 && v >= 0 && u < width && v < height
      let light = isOnPage ? lightAt(page, u, v) : 95 + ((x * 7 + y * 13) % 23)
      if (harm.crease !== 0 && Math.abs(seen.y - crease) < 5) light *= 0.72
      if (harm.isCovered && Math.hypot(u - thumb.x, v - thumb.y) < 130) light = 150
      light *= 1 - harm.shade * Math.hypot(x / size.width, y / size.height) * 0.7
      if (x + y * shadowSlope > shadowAt + 200) light *= 1 - harm.shadow
      light += (random() + random() + random() - 1.5) * harm.noise
      data[y * size.width + x] = Math.max(0, Math.min(255, light * 0.94))
    }
  }
  const picture = sharp(data, { raw: { ...size, channels: 1 } })
  return (harm.blur > 0.3 ? picture.blur(harm.blur) : picture)
    .jpeg({ quality: harm.quality })
    .toBuffer()
}

function lightAt(page: Grey, u: number, v: number): number {
  const scale = page.width / width
  const [x, y] = [Math.floor(u * scale), Math.floor(v * scale)]
  return page.data[Math.min(page.height - 1, y) * page.width + Math.min(page.width - 1, x)] ?? 255
}

/** From points of the photograph to points of the page. */
function planeOf({ turn, slant }: Harm, size: { width: number; height: number }, random: Random) {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [wide, high] = [width * cos + height * sin, width * sin + height * cos]
  const zoom = Math.min(size.width / wide, size.height / high) * 0.94
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
  return fitHomography(
    corners.map((to) => {
      const [x, y] = [(to.x - width / 2) * zoom, (to.y - height / 2) * zoom]
      const shift = () => (random() - 0.5) * 2 * slant * size.width
      return {
        from: {
          x: size.width / 2 + x * Math.cos(angle) - y * Math.sin(angle) + shift(),
          y: size.height / 2 + x * Math.sin(angle) + y * Math.cos(angle) + shift(),
        },
        to,
      }
    }),
  )
}
