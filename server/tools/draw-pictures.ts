/**
 * Draws the pictures of the demonstration school into `demo/pictures/`, one for each picture that a
 * school may set. They are drawn here and kept as dots, because the server reads no SVG.
 */
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../demo/pictures')

const petrol = '#10605f'
const night = '#0b3b40'
const cream = '#fff4df'
const gold = '#f2b134'
const fox = '#e07a2f'
const foxDark = '#b85a1c'
const sky = ['#fbe7c6', '#d8eef2'] as const
const hills = ['#b9dcd3', '#8cc3b4', '#5fa48f', '#3f8571'] as const

const picture = (width: number, height: number, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`

const at = (x: number, y: number, size: number, part: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${part}</g>`

const day = (width: number, height: number) =>
  `<defs><linearGradient id="day" x2="0" y2="1"><stop offset="0" stop-color="${sky[1]}"/><stop offset="0.7" stop-color="${sky[0]}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#day)"/>`

const sun = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r * 1.7}" fill="${gold}" opacity="0.22"/><circle cx="${x}" cy="${y}" r="${r}" fill="${gold}"/>`

/** A hill over the whole width, whose top swings about `y`. */
const hill = (width: number, height: number, y: number, swing: number, fill: string) =>
  `<path d="M0 ${y}C${width * 0.2} ${y - swing} ${width * 0.35} ${y - swing} ${width * 0.52} ${y}S${width * 0.85} ${y + swing} ${width} ${y - swing * 0.3}V${height}H0Z" fill="${fill}"/>`

/** The lane from the foot of the picture to the door of the school. */
const lane = (fromX: number, fromY: number, toX: number, toY: number, wide: number) => {
  const middle = (fromY + toY) / 2
  const [a, b] = [fromX - wide, fromX + wide]
  return `<path d="M${a} ${fromY}C${a} ${middle} ${toX + wide * 0.7} ${middle} ${toX - wide * 0.06} ${toY}H${toX + wide * 0.06}C${toX + wide} ${middle} ${b} ${middle + wide * 0.2} ${b} ${fromY}Z" fill="${cream}"/>`
}

/** A tree; its foot at the origin, 100 high. */
const tree = (fill: string) =>
  `<rect x="-4" y="-30" width="8" height="30" rx="3" fill="#7a5236"/><ellipse cx="0" cy="-62" rx="30" ry="38" fill="${fill}"/><path d="M-14 -78a22 26 0 0 1 18 -12" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="6" stroke-linecap="round"/>`

const window = (x: number) =>
  `<rect x="${x}" y="-62" width="22" height="30" rx="4" fill="${sky[1]}"/><path d="M${x + 11} -62v30M${x} -47h22" stroke="${petrol}" stroke-width="3"/>`

/** The school: its foot at the origin, 240 wide, 190 high. */
const school = `<g>
<rect x="-120" y="-84" width="240" height="84" fill="${cream}"/>
<path d="M-132 -84L-104 -122H104L132 -84Z" fill="${petrol}"/>
<rect x="-34" y="-132" width="68" height="132" fill="#fffaf0"/>
<path d="M-42 -128L0 -172L42 -128Z" fill="${night}"/>
<circle cx="0" cy="-108" r="14" fill="${gold}"/><path d="M0 -117v9l7 5" fill="none" stroke="${night}" stroke-width="3" stroke-linecap="round"/>
<path d="M-17 0v-36a17 17 0 0 1 34 0V0Z" fill="${fox}"/><circle cx="9" cy="-22" r="2.6" fill="${cream}"/>
${window(-102)}${window(-70)}${window(48)}${window(80)}
<path d="M0 -172v-26" stroke="${night}" stroke-width="4" stroke-linecap="round"/><path d="M2 -197h26l-7 8l7 8H2Z" fill="${fox}"/>
</g>`

/** The mascot, a fox with a scarf: 400 wide and high. */
const foxy = `<g>
<ellipse cx="205" cy="382" rx="120" ry="13" fill="${night}" opacity="0.14"/>
<path d="M262 360c72 6 112-40 92-104c-6-20-22-34-40-38c6 30-2 52-26 68c-22 14-38 34-26 74Z" fill="${fox}"/>
<path d="M354 256c-6-20-22-34-40-38c4 18 2 34-5 47c14 8 32 6 45-9Z" fill="${cream}"/>
<path d="M200 190c62 0 92 66 88 128c-2 40-34 60-88 60s-86-20-88-60c-4-62 26-128 88-128Z" fill="${fox}"/>
<path d="M200 236c34 0 48 36 46 76c-2 40-16 60-46 60s-44-20-46-60c-2-40 12-76 46-76Z" fill="${cream}"/>
<ellipse cx="156" cy="370" rx="32" ry="15" fill="${foxDark}"/><ellipse cx="244" cy="370" rx="32" ry="15" fill="${foxDark}"/>
<path d="M92 126L80 18c-1-9 8-13 15-7l74 66Z" fill="${fox}"/><path d="M308 126L320 18c1-9-8-13-15-7l-74 66Z" fill="${fox}"/>
<path d="M102 98L97 44l40 38Z" fill="${night}"/><path d="M298 98l5-54l-40 38Z" fill="${night}"/>
<path d="M200 58c70 0 122 42 124 92c1 18-22 30-44 44c-26 18-50 36-80 36s-54-18-80-36c-22-14-45-26-44-44c2-50 54-92 124-92Z" fill="${fox}"/>
<path d="M76 150c22-14 58-12 84 8c18 14 28 30 40 30s22-16 40-30c26-20 62-22 84-8c1 18-22 30-44 44c-26 18-50 36-80 36s-54-18-80-36c-22-14-45-26-44-44Z" fill="${cream}"/>
<ellipse cx="146" cy="138" rx="14" ry="18" fill="${night}"/><ellipse cx="254" cy="138" rx="14" ry="18" fill="${night}"/>
<circle cx="151" cy="131" r="5" fill="#fff"/><circle cx="259" cy="131" r="5" fill="#fff"/>
<ellipse cx="200" cy="182" rx="17" ry="12" fill="${night}"/>
<path d="M180 203c8 12 32 12 40 0" fill="none" stroke="${night}" stroke-width="6" stroke-linecap="round"/>
<ellipse cx="110" cy="172" rx="14" ry="9" fill="#f7a98b"/><ellipse cx="290" cy="172" rx="14" ry="9" fill="#f7a98b"/>
<path d="M122 232c48 24 108 24 156 0c8 8 10 20 6 32c-50 26-118 26-168 0c-4-12-2-24 6-32Z" fill="${petrol}"/>
<path d="M238 258l34 8l-4 74c-12 6-26 4-36-4Z" fill="${petrol}"/><path d="M233 312l37 4l-1 12l-37-4Z" fill="${gold}"/>
</g>`

/** The crest: 100 wide, 116 high. */
const crest = `<g>
<path d="M50 2L96 14V58C96 86 76 104 50 114C24 104 4 86 4 58V14Z" fill="${petrol}"/>
<path d="M50 10L89 20V58C89 81 72 97 50 106C28 97 11 81 11 58V20Z" fill="${cream}"/>
<circle cx="50" cy="42" r="15" fill="${gold}"/>
<path d="M11 60C26 46 40 52 50 60S76 70 89 54V58C89 81 72 97 50 106C28 97 11 81 11 58Z" fill="${hills[2]}"/>
<path d="M40 101C38 84 60 80 52 62H56C68 80 56 88 62 100C58 103 54 105 50 106C46 105 43 103 40 101Z" fill="${cream}"/>
</g>`

function landscape(width: number, height: number, horizon: number): string[] {
  const deep = height - horizon
  return [
    day(width, height),
    sun(width * 0.76, horizon * 0.5, Math.min(width, height) * 0.075),
    hill(width, height, horizon, deep * 0.16, hills[0]),
    hill(width, height, horizon + deep * 0.14, deep * 0.12, hills[1]),
  ]
}

const trees = (places: readonly (readonly [x: number, y: number, size: number])[]) =>
  places.map(([x, y, size], place) => at(x, y, size, tree(place % 2 ? hills[2] : hills[3])))

const drawings = {
  'logo.png': picture(400, 464, [at(0, 0, 4, crest)]),
  'favicon.png': picture(512, 512, [
    `<rect width="512" height="512" rx="116" fill="${petrol}"/>`,
    `<circle cx="256" cy="190" r="78" fill="${gold}"/>`,
    `<path d="M0 300C110 210 200 250 270 300S430 350 512 262V396a116 116 0 0 1-116 116H116A116 116 0 0 1 0 396Z" fill="${hills[1]}"/>`,
    `<path d="M170 512C160 410 320 400 268 306H292C380 400 300 430 356 512Z" fill="${cream}"/>`,
  ]),
  'mascot.png': picture(400, 400, [foxy]),
  'bookcover.png': picture(720, 960, [
    `<rect width="720" height="960" fill="${petrol}"/>`,
    `<rect x="84" y="60" width="576" height="840" rx="30" fill="none" stroke="${gold}" stroke-width="12"/>`,
    `<path d="M0 620C180 500 420 560 720 480V960H0Z" fill="${hills[3]}" opacity="0.55"/>`,
    `<path d="M0 740C240 640 460 720 720 620V960H0Z" fill="${hills[2]}" opacity="0.6"/>`,
    at(222, 190, 3, crest),
    `<rect width="52" height="960" fill="${night}"/><rect x="52" width="10" height="960" fill="#fff" opacity="0.14"/>`,
  ]),
  'thumbnail.png': picture(1200, 630, [
    ...landscape(1200, 630, 330),
    ...trees([
      [560, 424, 1.2],
      [1010, 410, 1.4],
      [1090, 440, 1.1],
    ]),
    hill(1200, 630, 470, 30, hills[2]),
    lane(620, 630, 790, 424, 90),
    at(790, 430, 1.25, school),
    at(120, 180, 1.05, foxy),
  ]),
  'background.png': picture(1920, 1280, [
    ...landscape(1920, 1280, 620),
    ...trees([
      [130, 830, 1.6],
      [250, 850, 1.3],
      [1690, 800, 1.5],
      [1800, 830, 1.9],
    ]),
    hill(1920, 1280, 900, 70, hills[2]),
    hill(1920, 1280, 1120, 60, hills[3]),
  ]),
  'login.png': picture(1600, 2000, [
    ...landscape(1600, 2000, 980),
    ...trees([
      [250, 1150, 2.6],
      [1290, 1140, 2.4],
      [1440, 1170, 2.9],
    ]),
    hill(1600, 2000, 1240, 80, hills[2]),
    lane(900, 2000, 1010, 1150, 260),
    at(1010, 1160, 2.1, school),
    hill(1600, 2000, 1760, 60, hills[3]),
    at(230, 1080, 1.5, foxy),
  ]),
  'dashboard.png': picture(1800, 600, [
    ...landscape(1800, 600, 290),
    ...trees([
      [800, 396, 1.2],
      [1190, 380, 1.5],
      [1280, 400, 1.2],
    ]),
    hill(1800, 600, 430, 36, hills[2]),
    lane(1080, 600, 1000, 392, 110),
    at(1000, 396, 1.2, school),
    at(1370, 262, 0.76, foxy),
    hill(1800, 600, 570, 20, hills[3]),
  ]),
}

for (const [name, drawing] of Object.entries(drawings)) {
  const { size } = await sharp(Buffer.from(drawing))
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(join(folder, name))
  process.stdout.write(`${name}: ${Math.round(size / 1024)} kB\n`)
}
