import type { Diagram } from '@learngrove/diagrams'
import type { ExpressionKey } from '#expressions/expression-key.ts'
import type { WorkingKey } from '#expressions/working-key.ts'
import type { Misconception } from '#misconception.ts'
import type { NumberKey } from '#numbers/number-key.ts'
import type { Template } from '#templates/template-shape.ts'
import type { RubricKey, TextKey } from '#text/text-key.ts'

export type { Alternative, Equality, ExpressionKey, Form } from '#expressions/expression-key.ts'
export type { SchemePoint, WorkingKey } from '#expressions/working-key.ts'
export type { Misconception } from '#misconception.ts'
export type {
  AcceptedNumber,
  NotationStyle,
  NumberForm,
  NumberKey,
  Tolerance,
} from '#numbers/number-key.ts'
export type { Draw, Template } from '#templates/template-shape.ts'
export type { Criterion, RubricKey, TextKey } from '#text/text-key.ts'

/**
 * A question as its author wrote it, key and all. It never leaves the server:
 * what a student receives is made of it by `present`.
 *
 * Every text is Markdown with mathematics as LaTeX between `$` signs.
 */
export type Question =
  | ChoiceQuestion
  | NumberQuestion
  | ExpressionQuestion
  | ShortTextQuestion
  | LongTextQuestion
  | FillBlanksQuestion
  | ClozeQuestion
  | MatchingQuestion
  | OrderingQuestion
  | TableQuestion
  | HotSpotQuestion
  | FileQuestion
  | MultiPartQuestion

export type QuestionType = Question['type']

type Common = {
  /** What is asked. `[[1]]`, `[[2]]` … mark the blanks of a `fill_blanks` question. */
  readonly text: string
  /** What the student sees under the text: no more than the question gives. */
  readonly diagram?: Diagram
  readonly max_score: number
  /** The ladder, from a nudge to the first step. No rung holds the answer. */
  readonly hints: readonly string[]
  /** The worked solution, one step at a time. */
  readonly method_answer: readonly SolutionStep[]
  /** It is to be worked out by head and hand. Where nothing is said, a calculator may be used. */
  readonly without_calculator?: true
  /** Makes it a template: the texts and keys hold `{{…}}`, filled from a seed by `drawQuestion`. */
  readonly template?: Template
}

/** One line of a worked solution: the mathematics (LaTeX, without `$`) and why. */
export type SolutionStep = { readonly maths?: string; readonly text: string }

/**
 * How the marks of a question of several items are shared out. `per_item`: an equal part for each
 * right one; where more was chosen than there is to find, each counts for as much less.
 * `penalty`: a wrong one also takes such a part away, never below none. `all_or_nothing`: full
 * marks where everything is right, else none.
 */
export type Scoring = 'per_item' | 'penalty' | 'all_or_nothing'

export type ChoiceQuestion = Common & {
  readonly type: 'single_choice' | 'multiple_choice' | 'true_false'
  /** An option's order is its place, counted from 1, as the author wrote it. */
  readonly options: readonly { readonly text: string; readonly misconception?: Misconception }[]
  /** The orders of the right options. */
  readonly answers: readonly number[]
  /** Of a multiple choice; `penalty` where nothing is said. */
  readonly scoring?: Scoring
}

export type NumberQuestion = Common & NumberKey & { readonly type: 'number' }

export type ExpressionQuestion = Common &
  ExpressionKey &
  WorkingKey & { readonly type: 'expression' }

export type ShortTextQuestion = Common & TextKey & { readonly type: 'short_text' }

export type LongTextQuestion = Common & RubricKey & { readonly type: 'long_text' }

export type Blank =
  | (NumberKey & { readonly type: 'number' })
  | (ExpressionKey & { readonly type: 'expression' })
  | (TextKey & { readonly type: 'short_text' })

export type FillBlanksQuestion = Common & {
  readonly type: 'fill_blanks'
  readonly blanks: readonly Blank[]
  readonly scoring?: Exclude<Scoring, 'penalty'>
}

/** `[[1]]`, `[[2]]` … in the text are gaps, each with its own list to choose from. */
export type ClozeQuestion = Common & {
  readonly type: 'cloze_dropdown'
  readonly gaps: readonly {
    readonly options: readonly { readonly text: string; readonly misconception?: Misconception }[]
    /** The order (from 1) of the right option. */
    readonly answer: number
  }[]
  readonly scoring?: Scoring
}

/** A table of which some cells are given and the others are to be filled in. */
export type TableQuestion = Common & {
  readonly type: 'table'
  readonly columns: readonly string[]
  readonly rows: readonly { readonly label: string; readonly cells: readonly TableCell[] }[]
  readonly scoring?: Exclude<Scoring, 'penalty'>
}

export type TableCell = { readonly type: 'given'; readonly text: string } | Blank

/**
 * Places in a picture to point at. Lengths are parts of the picture's width (x) and height (y),
 * from 0 at the top left to 1; a radius is the same part of both.
 */
export type HotSpotQuestion = Common & {
  readonly type: 'hot_spot'
  readonly image: {
    /** A drawing of ours by its name, or the picture itself as a `data:` address. */
    readonly file: string
    readonly alt: string
    /** In pixels, so that its place is kept until it is there. */
    readonly width?: number
    readonly height?: number
  }
  readonly spots: readonly HotSpot[]
  /** Places that are not asked for: who looked there is told what it is. */
  readonly others?: readonly HotSpot[]
  readonly scoring?: Scoring
}

export type HotSpot = {
  /** What is to be found there. */
  readonly label: string
  readonly area: HotSpotArea
}

export type HotSpotArea =
  | { readonly shape: 'circle'; readonly x: number; readonly y: number; readonly radius: number }
  | {
      readonly shape: 'rectangle'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
    }
  | { readonly shape: 'polygon'; readonly points: readonly (readonly [number, number])[] }

/** Handed in as a file, which a teacher (or a model that can see or hear) marks by the criteria. */
export type FileQuestion = Common & RubricKey & { readonly type: 'drawing' | 'recording' }

/**
 * Several questions as parts (a), (b), … of one, each with marks of its own; `max_score` is
 * their sum.
 */
export type MultiPartQuestion = Common & {
  readonly type: 'multi_part'
  readonly sub_questions: readonly SubQuestion[]
}

/** A part. It draws its numbers with the whole question, and so has no template of its own. */
export type SubQuestion =
  | Exclude<Question, MultiPartQuestion | NumberQuestion | ExpressionQuestion>
  | (NumberQuestion & FollowThrough)
  | (ExpressionQuestion & FollowThrough)

/**
 * How the key of a part depends on the student's own results of earlier parts: a slip there
 * is not punished again here. Used only where an earlier part it names is not right.
 */
export type FollowThrough = {
  readonly follow_through?: {
    /**
     * The key, with `p1`, `p2` … for the student's results of those parts: of a number in the
     * language of templates (`p1 * 4`), of an expression as mathematics (`x = p1/2`).
     */
    readonly answer: string
    /** The marks for it; all marks of the part where nothing is said. */
    readonly marks?: number
  }
}

export type MatchingQuestion = Common & {
  readonly type: 'matching'
  readonly left: readonly string[]
  /** May hold more than are needed. */
  readonly right: readonly string[]
  /** For each left in turn, the order (from 1) of its right. */
  readonly pairs: readonly number[]
  readonly scoring?: Scoring
}

export type OrderingQuestion = Common & {
  readonly type: 'ordering'
  /** As written, in the right order; as drawn, shuffled by the seed. */
  readonly items: readonly string[]
  /** Of a drawn question: the orders of its items in the right sequence. */
  readonly sequence?: readonly number[]
  readonly scoring?: Exclude<Scoring, 'penalty'>
}
