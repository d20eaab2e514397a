import { limits } from '@learngrove/contract/quiz.limits'

/** Quality of a photograph of writing at which letters stay clear. */
const quality = 0.85

/** Types that the server takes as they are. */
const taken = ['image/jpeg', 'image/png', 'image/webp']

/**
 * Makes a photograph small before it is sent: turned as it was held, at most 2000 pixels a side, JPEG.
 * Where the browser cannot open it, it goes as it is if the server may, else this is undefined.
 */
export async function shrinkPicture(file: Blob): Promise<Blob | undefined> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const share = Math.min(1, limits.picture_side / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * share))
    canvas.height = Math.max(1, Math.round(bitmap.height * share))
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('This browser draws no pictures')
    // What shines through is paper.
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const small = await new Promise<Blob | null>((done) =>
      canvas.toBlob(done, 'image/jpeg', quality),
    )
    if (small) return small
  } catch {
    // What it was stays what it was: the server looks for itself.
  }
  return taken.includes(file.type) && file.size <= limits.file_bytes ? file : undefined
}
