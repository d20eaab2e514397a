/** Where a talk is. It is plain data, kept with each answer, so that nothing is played over again. */
export type TalkState = {
  readonly version: 1
  /** By the id of a question: what was helped with it in this talk. */
  readonly questions: { readonly [id: string]: QuestionState }
  /** The wordings that were used last, the newest at the end, so that none comes twice running. */
  readonly worded: readonly string[]
}

export type QuestionState = {
  /** How many of the author's hints were given, and how many steps of the working. */
  readonly hints: number
  readonly steps: number
  /** How many answers and lines were offered. */
  readonly tries: number
  /** How often the answer was asked for. */
  readonly asks: number
  /** The last line of working that follows, as LaTeX. */
  readonly line?: string
  readonly has_begun: boolean
}

export const firstTalk: TalkState = { version: 1, questions: {}, worded: [] }

export const firstOfQuestion: QuestionState = {
  hints: 0,
  steps: 0,
  tries: 0,
  asks: 0,
  has_begun: false,
}

/** So many questions of one talk are remembered. */
const MOST_QUESTIONS = 30
const MOST_WORDED = 12

/** The state of one question within a talk. */
export const ofQuestion = (state: TalkState, id: string): QuestionState =>
  state.questions[id] ?? firstOfQuestion

/** Returns the talk with another state of one question; the oldest is forgotten where there are too many. */
export function withQuestion(state: TalkState, id: string, mine: QuestionState): TalkState {
  const others = Object.entries(state.questions).filter(([key]) => key !== id)
  const kept = others.slice(-(MOST_QUESTIONS - 1))
  return { ...state, questions: Object.fromEntries([...kept, [id, mine]]) }
}

/** Returns the talk with the wordings of one more turn. */
export const withWorded = (state: TalkState, ids: readonly string[]): TalkState => ({
  ...state,
  worded: [...state.worded, ...ids].slice(-MOST_WORDED),
})

/** Reads a state as it was kept; what has not its shape begins anew. */
export function readTalk(value: unknown): TalkState {
  const isTalk =
    typeof value === 'object' && value !== null && 'version' in value && value.version === 1
  // Safe: only a state of this version is ever written with this number.
  return isTalk ? (value as TalkState) : firstTalk
}
