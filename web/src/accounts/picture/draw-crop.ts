import { type Crop, squareOf } from './crop.ts'

/** Side of the picture that is sent, in pixels; the server keeps no more. */
const sentSide = 512
const quality = 0.9

/** Draws the square of a picture over the whole of a canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { side, left, top } = squareOf(picture, crop)
  const brush = canvas.getContext('2d')
  if (!brush) return
  // Ground of a transparent picture.
  brush.fillStyle = '#ffffff'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** Encodes the square as a file of its own, without any metadata of the camera. */
export function cutOut(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = sentSide
  canvas.height = sentSide
  drawCrop(canvas, picture, crop)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be cut'))),
      'image/jpeg',
      quality,
    ),
  )
}
