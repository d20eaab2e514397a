/** Draws the sign of each brand as icons: `dist/brands/<key>.svg`, and of dots `<key>-192.png` and `<key>-512.png`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { brandSigns, type SignKey, signIcon } from '../src/ui/brand-signs.ts'

const sizes = [192, 512]
/** The drawing is 36 units wide; at 72 dots an inch a unit is a dot. */
const drawn = { units: 36, density: 72 }

/** The colours of the brands that have their own, as the server has them (`brands.ts`). */
const grounds: Readonly<Record<string, string>> = { illume: '#5b4bb5', ingenius: '#1f5fa8' }

const folder = join(import.meta.dirname, '../dist/brands')
mkdirSync(folder, { recursive: true })
for (const key of Object.keys(brandSigns)) {
  // Safe: the keys of the table.
  const icon = signIcon(key as SignKey, grounds[key])
  writeFileSync(join(folder, `${key}.svg`), icon)
  for (const size of sizes) {
    const density = (drawn.density * size) / drawn.units
    await sharp(Buffer.from(icon), { density })
      .resize(size, size)
      .png()
      .toFile(join(folder, `${key}-${size}.png`))
  }
}
