/** Computes the crop of a picture: a square, by its centre and its zoom. */

export type Size = { readonly width: number; readonly height: number }

/** Centre of the square as a share of the picture's width and height; zoom 1 is the largest square. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number }

export const largestZoom = 4
export const wholePicture: Crop = { x: 0.5, y: 0.5, zoom: 1 }

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most))

/** Returns the square in pixels of the picture, never beyond its edge. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Crop) {
  const side = Math.min(width, height) / within(zoom, 1, largestZoom)
  return {
    side,
    left: within(x * width - side / 2, 0, width - side),
    top: within(y * height - side / 2, 0, height - side),
  }
}

/** Returns the crop of the same square with its real centre. */
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
