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
  | FillBlanksQuestion
  | MatchingQuestion
  | OrderingQuestion

export type QuestionType = Question['type']

type Common = {
  /** What is asked. `[[1]]`, `[[2]]` … mark the blanks of a `fill_blanks` question. */
  readonly text: string
  readonly max_score: number
  /** The ladder, from a nudge to the first step. No rung holds the answer. */
  readonly hints: readonly string[]
  /** The worked solution, one step at a time. */
  readonly method_answer: readonly SolutionStep[]
  /** Makes it a template: the texts and keys hold `{{…}}`, filled from a seed by `drawQuestion`. */
  readonly template?: Template
}

/** One line of a worked solution: the mathematics (LaTeX, without `$`) and why. */
export type SolutionStep = { readonly maths?: string; readonly text: string }

/** One way to go wrong that an author foresaw, and what to say to it. */
export type Misconception = { readonly code: string; readonly text: string }

export type ChoiceQuestion = Common & {
  readonly type: 'single_choice' | 'multiple_choice' | 'true_false'
  /** An option's order is its place, counted from 1, as the author wrote it. */
  readonly options: readonly { readonly text: string; readonly misconception?: Misconception }[]
  /** The orders of the right options. */
  readonly answers: readonly number[]
}

export type NumberKey = {
  /** An exact value: `12`, `-3/4`, `0.25`, `2.5e3`. */
  readonly answer: string
  /** How far an answer may be from the key. Without it only the exact value counts. */
  readonly tolerance?:
    | { readonly absolute: number }
    | { readonly relative: number }
    | { readonly decimal_places: number }
    | { readonly significant_figures: number }
  /** The unit of the key. An answer needs one of the same dimension, and is converted. */
  readonly unit?: string
  /** Wrong values that tell what went wrong. */
  readonly mistakes?: readonly { readonly answer: string; readonly misconception: Misconception }[]
}

export type NumberQuestion = Common & NumberKey & { readonly type: 'number' }

export type ExpressionKey = {
  /** The key in LaTeX or plain text: `3(x+2)`, `x = 11`, `x = 2 or x = 3`. */
  readonly answer: string
  /** Every variable that an answer may use. */
  readonly variables: readonly string[]
  /** The form that is asked for; without it any equal answer is right. */
  readonly form?: 'factorised' | 'expanded' | 'simplified'
  readonly mistakes?: readonly { readonly answer: string; readonly misconception: Misconception }[]
}

export type ExpressionQuestion = Common &
  ExpressionKey & {
    readonly type: 'expression'
    /** What the working starts from, so that lines of working can be followed: `3(x-2)=2x+5`. */
    readonly start?: string
  }

export type TextKey = {
  /** Answers that get full marks. Marked answers of students may join them. */
  readonly references: readonly string[]
  /** Answers that come close and are wrong: `meiosis` where `mitosis` is asked. */
  readonly not?: readonly string[]
  /** Spellings that are let pass, each for a word of a reference. */
  readonly spellings?: readonly string[]
}

export type ShortTextQuestion = Common & TextKey & { readonly type: 'short_text' }

export type Blank =
  | (NumberKey & { readonly type: 'number' })
  | (ExpressionKey & { readonly type: 'expression' })
  | (TextKey & { readonly type: 'short_text' })

export type FillBlanksQuestion = Common & {
  readonly type: 'fill_blanks'
  readonly blanks: readonly Blank[]
}

export type MatchingQuestion = Common & {
  readonly type: 'matching'
  readonly left: readonly string[]
  /** May hold more than are needed. */
  readonly right: readonly string[]
  /** For each left in turn, the order (from 1) of its right. */
  readonly pairs: readonly number[]
}

export type OrderingQuestion = Common & {
  readonly type: 'ordering'
  /** As written, in the right order; as drawn, shuffled by the seed. */
  readonly items: readonly string[]
  /** Of a drawn question: the orders of its items in the right sequence. */
  readonly sequence?: readonly number[]
}

/**
 * The parameters of a question that draws fresh numbers.
 *
 * Expressions know `+ - * / ^ ( )`, names, numbers and the functions `gcd`,
 * `lcm`, `abs`, `min`, `max`, `floor`, `mod`, `sqrt`, `round(x, places)`;
 * conditions also `= != < <= > >=`, `and`, `or` and `is_integer(x)`. Arithmetic
 * is exact.
 *
 * In the texts and keys `{{expr}}` prints the value plainly (`-3/4`),
 * `{{expr|tex}}` as LaTeX, `{{expr|signed}}` with its sign as an operator
 * (`+ 3`, `- 3`), `{{expr|coef}}` as a coefficient (`1` is empty, `-1` is `-`),
 * `{{expr|dp2}}` rounded to two decimal places.
 */
export type Template = {
  readonly draw: Readonly<Record<string, Draw>>
  /** Values computed from the draws and from each other. */
  readonly derive?: Readonly<Record<string, string>>
  /** Conditions that a draw must meet; one that does not is drawn again. */
  readonly where?: readonly string[]
}

export type Draw =
  | { readonly from: number; readonly to: number; readonly step?: number }
  | { readonly pick: readonly (number | string)[] }

/** What a student sees of a question: no key, no threshold, no hint. */
export type PresentedQuestion = {
  readonly type: QuestionType
  readonly text: string
  readonly max_score: number
  /** How many rungs the ladder of hints has. */
  readonly hint_count: number
  /** Choice, matching (the right side) and ordering: in the order to show. */
  readonly options?: readonly { readonly order: number; readonly text: string }[]
  /** Matching: the left side. */
  readonly left?: readonly string[]
  /** Fill in the blanks: what each blank takes. */
  readonly blanks?: readonly Blank['type'][]
  /** Number: whether a unit is asked for. Never which. */
  readonly needs_unit?: boolean
  /** Expression: the letters that its keypad shows, and the line that working starts from. */
  readonly variables?: readonly string[]
  readonly start?: string
}
