/**
 * Draws what others show beside a link to a brand, 1200 to 630: `web/public/social/<key>.png`. Run by hand
 * when a sign, a name or a line has changed, for it needs a browser: `node scripts/social-pictures.mjs`.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { brands } from '../server/src/platform/brands.ts'
import { hueOf, withHue } from '../server/src/schools/hue.ts'
import { signIcon } from '../web/src/ui/brand-signs.ts'
import { findBrowser } from './browser.mjs'
import { root } from './install.mjs'

const size = { width: 1200, height: 630 }
const leaf = '#1f7a4d'
const fonts = [
  ['Bricolage', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'],
  ['Figtree', 'figtree/files/figtree-latin-wght-normal.woff2'],
]
const face = ([name, file]) => {
  const bytes = readFileSync(join(root, 'node_modules/@fontsource-variable', file))
  return `@font-face { font-family: ${name}; font-weight: 200 900; src: url(data:font/woff2;base64,${bytes.toString('base64')}) }`
}

/** Pip as a drawing of a few lines, in greens that are turned to the hue of the brand. */
const pip = `<svg viewBox="0 0 120 120" width="330" height="330"><path d="M47 108V112M73 108V112" stroke="#1f7f52" stroke-width="12" stroke-linecap="round"/><path d="M60 43V33" stroke="#1f7f52" stroke-width="6.5" stroke-linecap="round"/><g transform="translate(60 34) scale(-1 1) rotate(-8) scale(.94)"><path d="M0 0C2-13 16-20.5 38-17C32-.5 17 11.5 0 0Z" fill="#1f7f52" stroke="#1f7f52" stroke-width="3" stroke-linejoin="round"/></g><g transform="translate(60 34) rotate(-14) scale(1.04)"><path d="M0 0C2-13 16-20.5 38-17C32-.5 17 11.5 0 0Z" fill="#2c9d63" stroke="#2c9d63" stroke-width="3" stroke-linejoin="round"/></g><path d="M60 40C84 40 102 57.5 102 79.5C102 101 85 111 60 111C35 111 18 101 18 79.5C18 57.5 36 40 60 40Z" fill="#7ad98f"/><path d="M18.3 84C21 101.5 37 111 60 111C83 111 99 101.5 101.7 84C95 97 80 103.5 60 103.5C40 103.5 25 97 18.3 84Z" fill="#56bd77"/><g fill="#ffb09a"><ellipse cx="34.5" cy="86.5" rx="7.5" ry="5.2"/><ellipse cx="85.5" cy="86.5" rx="7.5" ry="5.2"/></g><g fill="#0f2418"><ellipse cx="44.5" cy="76" rx="8.2" ry="10"/><ellipse cx="75.5" cy="76" rx="8.2" ry="10"/></g><g fill="#fff"><circle cx="41.7" cy="72" r="2.9"/><circle cx="72.7" cy="72" r="2.9"/></g><path d="M52.5 84.5Q60 92.5 67.5 84.5" fill="none" stroke="#0f2418" stroke-width="4.6" stroke-linecap="round"/></svg>`
const greens = /#(?:1f7f52|2c9d63|7ad98f|56bd77|e3f3ea|cdebdd|b9dfc9|a5d3b7)/g

function pageOf({ key, name, tagline, theme }) {
  const ground = theme.primary ?? leaf
  const html = `<!doctype html><meta charset="utf-8"><style>${fonts.map(face).join('')}
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: linear-gradient(#e3f3ea, #cdebdd); color: #1d2b24; font-family: Figtree }
    .hills { position: absolute; inset: auto 0 0; width: 1200px; height: 210px }
    main { position: absolute; left: 72px; top: 64px; width: 690px }
    .mark { display: flex; gap: 20px; align-items: center; font: 700 44px/1 Bricolage; letter-spacing: -.02em }
    .mark svg { width: 72px; height: 72px }
    h1 { margin: 76px 0 0; font: 800 76px/1.04 Bricolage; letter-spacing: -.03em; text-wrap: balance }
    p { position: absolute; left: 72px; bottom: 44px; margin: 0; font-size: 28px; font-weight: 500 }
    .pip { position: absolute; right: 84px; bottom: 66px }
  </style><svg class="hills" viewBox="0 0 1200 210" preserveAspectRatio="none"><path d="M0 110C240 30 420 120 700 74C920 40 1060 60 1200 100V210H0Z" fill="#b9dfc9"/><path d="M0 160C260 100 520 180 800 138C980 112 1090 130 1200 150V210H0Z" fill="#a5d3b7"/></svg>
  <main><div class="mark">${signIcon(key, ground)}<span>${name}</span></div><h1>${tagline}</h1></main>
  <p>Practice, and a tutor that asks before it tells</p><div class="pip">${pip}</div>`
  return theme.primary ? html.replace(greens, (green) => withHue(green, hueOf(ground))) : html
}

const folder = join(root, 'web/public/social')
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: await findBrowser() })
const page = await browser.newPage({ viewport: size })
for (const brand of brands) {
  await page.setContent(pageOf(brand))
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot()
  await sharp(picture)
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(join(folder, `${brand.key}.png`))
}
await browser.close()
