import type { KeyAction } from '#ui/maths/keys.tsx'
import type { MathsLine } from '#ui/maths/lines.ts'

/** What the field around its lines can ask of one of them. */
export type LineHandle = {
  readonly focus: () => void
  readonly act: (action: KeyAction) => void
}

export type LineProps = {
  readonly line: MathsLine
  /** What a screen reader says: "Your steps, line 2". */
  readonly label: string
  readonly disabled: boolean
  readonly onEnter: () => void
  /** Backspace in an empty line. */
  readonly onEmptied: () => void
  /** The caret leaves the line upwards (-1) or downwards (1). */
  readonly onLeave: (direction: -1 | 1) => void
  readonly onFocus: () => void
  readonly register: (handle: LineHandle | undefined) => void
}
