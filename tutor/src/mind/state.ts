import type { Hand } from '#english/english.ts'
import type { Kind } from '#understanding/understanding.ts'

/** Where a talk is. It is plain data, kept with each answer, so that nothing is played over again. */
export type TalkState = {
  readonly version: 1
  /** By the id of a question: what was helped with it in this talk. */
  readonly questions: { readonly [id: string]: QuestionState }
  /** The question of the bank that was drawn here, or that was known by its words; a page may name another. */
  readonly in_hand?: string
  /** The problem that was typed in. */
  readonly problem?: ProblemState
  /** What the last answer offered, so that "yes" has something to accept. */
  readonly offered?: Offer
  /** The last message posed a problem that nobody worked. */
  readonly is_unworked?: true
  /** A message that could be two things, while the student is asked which. */
  readonly unsure?: { readonly text: string; readonly kinds: readonly [Kind, Kind] }
  /** What was looked up last, by its title: "where does it happen?" is about it. */
  readonly topic?: string
  /** The question of words of its own that the talk goes on from: "why not?" is about it. */
  readonly asked?: string
  /** The sentence or the word of the student's own that is spoken of. */
  readonly language?: Hand
  /** The sentences of the material that were cited, the newest at the end. */
  readonly cited: readonly string[]
  /** The wordings that were used last, the newest at the end, so that none comes twice running. */
  readonly worded: readonly string[]
}

export type Offer =
  | { readonly type: 'practice'; readonly about?: string }
  | { readonly type: 'one_like_it'; readonly like: string }

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

/** A problem that was typed in. Its working is made anew from its words each time. */
export type ProblemState = {
  /** The words that pose it. */
  readonly text: string
  /** The last line of the student's own that follows, as LaTeX: the working goes on from it. */
  readonly line?: string
  /** How many steps of the working are reached. */
  readonly at: number
  /** How much help with the next step was given. */
  readonly help: number
  readonly tries: number
  readonly asks: number
  /** Which of its answers were found, by their place. */
  readonly found: readonly number[]
  readonly is_done: boolean
  /** The unit of the answer as the student gave it, where the problem names none. */
  readonly unit?: string
  /** What was last not right, and why: somebody may ask for it again. */
  readonly missed?: { readonly line: string; readonly why: string }
  /** How many reasons were told after the end. */
  readonly explained?: number
  /** It may be a part of a problem that nobody worked, which looks for something else. */
  readonly is_part?: true
  /** The whole working was told, so that it is not told again. */
  readonly is_told?: boolean
}

export const firstTalk: TalkState = { version: 1, questions: {}, cited: [], worded: [] }

export const firstOfQuestion: QuestionState = {
  hints: 0,
  steps: 0,
  tries: 0,
  asks: 0,
  has_begun: false,
}

export const firstOfProblem = (text: string): ProblemState => ({
  text,
  ...{ at: 0, help: 0, tries: 0, asks: 0, found: [], is_done: false },
})

/** So many questions of one talk are remembered. */
const MOST_QUESTIONS = 30
const MOST_WORDED = 24
const MOST_CITED = 40

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

/** Returns the talk with more sentences that need not be cited again. */
export const withCited = (state: TalkState, cited: readonly string[]): TalkState => ({
  ...state,
  cited: [...state.cited, ...cited].slice(-MOST_CITED),
})

/** Returns the talk with nothing offered and nothing in doubt, as it is before a turn. */
export function settled(state: TalkState): TalkState {
  const { offered: _offered, unsure: _unsure, is_unworked: _unworked, ...rest } = state
  return rest
}

/** Reads a state as it was kept; what has not its shape begins anew. */
export function readTalk(value: unknown): TalkState {
  const isTalk =
    typeof value === 'object' && value !== null && 'version' in value && value.version === 1
  // Safe: only a state of this version is ever written with this number.
  return isTalk ? (value as TalkState) : firstTalk
}
