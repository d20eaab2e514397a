/**
 * How a printed page is measured, in tenths of a millimetre from its left and top edge; its web page, its
 * scan and their tests use the same figures. Without zod, so that the browser uses them too.
 */
export const paperPage = {
  width: 2_100,
  height: 2_970,
  /** Side of a registration mark, and where the middles of the four are: from the edges of the page. */
  mark: 50,
  mark_inset: 105,
  /** The QR code with its white border, at the right of the head. */
  code: 260,
  code_left: 1_640,
  code_top: 150,
  /** Modules of white around the code, as readers need them. */
  code_border: 2,
  /** Modules of the code itself: what it says is always about as long. */
  code_modules: 25,
  /** Radius of the line of a bubble. */
  bubble: 27,
} as const

export const paperLimits = {
  /** Copies of one print. */
  copies: 100,
  /** Copies whose places are kept at once. */
  copies_kept: 20,
  pages: 30,
  /** Questions that stand on one page. */
  questions: 40,
  bubbles: 40,
  /** Boxes of a number, for its sign, its figures and its point. */
  figure_boxes: 12,
  /** Bytes of one photograph. */
  photo_bytes: 12_000_000,
  /** Of a PDF of scanned pages. */
  pdf_bytes: 50_000_000,
  pdf_pages: 300,
} as const

/** What stands in a QR code: who prints it has nothing but this to know whose page it is. */
export const codeOf = (token: string, page: number): string => `LG1:${token}:${page}`

/** Reads what `codeOf` wrote; undefined for any other code. */
export function readCode(text: string): { token: string; page: number } | undefined {
  const [, token, page] = /^LG1:([0-9A-Z]{26}):(\d{1,2})$/.exec(text) ?? []
  return token === undefined ? undefined : { token, page: Number(page) }
}
