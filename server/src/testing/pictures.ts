import sharp from 'sharp'

/** A picture of one colour, as a PNG. */
export const pictureOf = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** One that nothing but a dot of stands in: all else shines through. */
export const clearPictureOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: { create: { width: 8, height: 8, channels: 3, background: '#933' } } }])
    .png()
    .toBuffer()
