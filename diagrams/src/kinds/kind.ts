import type { Pen } from '#drawing/pen.ts'

/** How one kind of diagram is drawn and told. */
export type Kind<D> = {
  readonly draw: (diagram: D, pen: Pen) => void
  /** Tells what can be seen, in sentences. */
  readonly describe: (diagram: D) => string
  /** What is wrong with the data beyond what can be seen in the drawing. */
  readonly problems?: (diagram: D) => readonly string[]
}
