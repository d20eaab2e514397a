/** Draws Pip as the icons that have to be pictures of dots: `dist/icon-192.png` and `dist/icon-512.png`. */
import { join } from 'node:path'
import sharp from 'sharp'

const sizes = [192, 512]
/** The drawing is 120 units wide; at 72 dots an inch a unit is a dot. */
const drawn = { units: 120, density: 72 }

const web = join(import.meta.dirname, '..')
for (const size of sizes) {
  const density = (drawn.density * size) / drawn.units
  await sharp(join(web, 'public/pip.svg'), { density })
    .resize(size, size)
    .png()
    .toFile(join(web, `dist/icon-${size}.png`))
}
