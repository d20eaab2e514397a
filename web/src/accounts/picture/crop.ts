/** What of a picture is cut out: a square, by its middle and its zoom. */

export type Size = { readonly width: number; readonly height: number }

/** The middle of the square as a share of the picture's width and height; zoom 1 is the largest square. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number }

export const largestZoom = 4
export const wholePicture: Crop = { x: 0.5, y: 0.5, zoom: 1 }

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most))

/** The square in pixels of the picture: never over its edge. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Crop) {
  const side = Math.min(width, height) / within(zoom, 1, largestZoom)
  return {
    side,
    left: within(x * width - side / 2, 0, width - side),
    top: within(y * height - side / 2, 0, height - side),
  }
}

/** The crop whose square is the same and whose middle is where the square's really is. */
export function settled(size: Size, crop: Crop): Crop {
  const { side, left, top } = squareOf(size, crop)
  return {
    x: (left + side / 2) / size.width,
    y: (top + side / 2) / size.height,
    zoom: within(crop.zoom, 1, largestZoom),
  }
}

/** Moves the square by shares of its own side; to the right shows what lies further right. */
export function moved(size: Size, crop: Crop, right: number, down: number): Crop {
  const { side } = squareOf(size, crop)
  return settled(size, {
    ...crop,
    x: crop.x + (right * side) / size.width,
    y: crop.y + (down * side) / size.height,
  })
}
