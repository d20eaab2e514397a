import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
export type PdfPage = Awaited<ReturnType<Pdf['getPage']>>

/** A picture that a page paints. */
export type Painted = {
  /** The name of an object, or the picture itself. */
  readonly key: unknown
  /** On the page, in the square of its unit. */
  readonly area: number
  /** Paints one colour through holes: so a scanner writes what it has parted from the paper. */
  readonly is_mask: boolean
}

export type PaintedPage = {
  readonly pictures: readonly Painted[]
  /** Whether lines or areas are drawn over the pictures: some scanners write letters so. */
  readonly has_drawing: boolean
}

/** Tells what a page of a PDF paints, without painting it. */
export async function paintedOn(page: PdfPage): Promise<PaintedPage> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const paths = new Set<unknown>([
    OPS.fill,
    OPS.eoFill,
    OPS.stroke,
    OPS.fillStroke,
    OPS.eoFillStroke,
  ])
  const masks = new Set([OPS.paintImageMaskXObject, OPS.paintImageMaskXObjectGroup])
  masks.add(OPS.paintImageMaskXObjectRepeat)
  const plain = new Set([OPS.paintImageXObject, OPS.paintInlineImageXObject])
  plain.add(OPS.paintImageXObjectRepeat).add(OPS.paintInlineImageXObjectGroup)
  const found: Painted[] = []
  let has_drawing = false
  const around: number[] = []
  let scale = 1
  for (const [at, op] of fnArray.entries()) {
    const args = listOf(argsArray[at])
    if (op === OPS.save || op === OPS.paintFormXObjectBegin) around.push(scale)
    if (op === OPS.restore || op === OPS.paintFormXObjectEnd) scale = around.pop() ?? 1
    if (op === OPS.transform) scale *= growth(args)
    if (op === OPS.paintFormXObjectBegin && args[0]) scale *= growth(listOf(args[0]))
    if (op === OPS.constructPath && found.length > 0) has_drawing ||= paths.has(args[0])
    const is_mask = masks.has(op)
    if (is_mask || plain.has(op)) found.push({ key: args[0], area: scale, is_mask })
  }
  return { pictures: found, has_drawing }
}

/** A list as it comes from the reader, typed by nobody; what is none has nothing in it. */
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : ArrayBuffer.isView(value) ? [...(value as Float32Array)] : []

/** By how much a transformation makes an area larger. */
function growth(matrix: readonly unknown[]): number {
  const [a = 1, b = 0, c = 0, d = 1] = matrix.map(Number)
  return Math.abs(a * d - b * c)
}
