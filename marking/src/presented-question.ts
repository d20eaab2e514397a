import type { Diagram } from '@learngrove/diagrams'
import type { Blank, QuestionType } from '#question.ts'

/** What a student sees of a question: no key, no threshold, no hint. */
export type PresentedQuestion = PresentedPart & {
  /** Of a question of several parts: each part. */
  readonly sub_questions?: readonly PresentedPart[]
}

export type PresentedOption = { readonly order: number; readonly text: string }

export type PresentedPart = {
  readonly type: QuestionType
  readonly text: string
  readonly diagram?: Diagram
  readonly max_score: number
  /** How many rungs the ladder of hints has. */
  readonly hint_count: number
  /** Choice, matching (the right side) and ordering: in the order to show. */
  readonly options?: readonly PresentedOption[]
  /** Matching: the left side. */
  readonly left?: readonly string[]
  /** Fill in the blanks: what each blank takes. */
  readonly blanks?: readonly Blank['type'][]
  /** Cloze: the options of each gap. */
  readonly gaps?: readonly (readonly PresentedOption[])[]
  /** Table: a given cell with its text, or what a cell to fill in takes. */
  readonly columns?: readonly string[]
  readonly rows?: readonly { readonly label: string; readonly cells: readonly PresentedCell[] }[]
  /** Hot spots: the picture, and how many places there are to find. Never where. */
  readonly image?: {
    readonly file: string
    readonly alt: string
    readonly width?: number
    readonly height?: number
  }
  readonly spot_count?: number
  /** Number: whether a unit is asked for. Never which. */
  readonly needs_unit?: boolean
  /** Expression: the letters that its keypad shows, and the line that working starts from. */
  readonly variables?: readonly string[]
  readonly start?: string
  /** It is to be worked out by head and hand. */
  readonly without_calculator?: true
}

export type PresentedCell = { readonly type: 'given' | Blank['type']; readonly text?: string }
