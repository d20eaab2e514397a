import type { Question, QuestionType } from '@learngrove/marking/question'

/** What the tutor said, as it came. */
export type Answer = {
  /** Markdown with mathematics between `$` signs. */
  readonly text: string
  /** Titles and headings of what it cites. */
  readonly sources: readonly string[]
  /** Types of the cards below it, such as `care` and `question`. */
  readonly cards: readonly string[]
}

export type Exchange = { readonly said: string; readonly answer: Answer }

/** An answer in its place: what was said before it, and the question in hand as it was drawn. */
export type Heard = Exchange & {
  readonly earlier: readonly Exchange[]
  readonly question?: Question
  readonly notes?: RegExp
  /** True while nothing may tell its key. */
  readonly is_open?: boolean
}

export type Outcome = 'met' | 'missed' | 'wrong_maths' | 'leak' | 'repeat'

/** What any good tutor's answer would meet, in whatever words. */
export type Expectation = {
  readonly name: string
  readonly judge: (heard: Heard) => Outcome
}

/** What the pupil says; `{right}`, `{wrong}` and `{option 1}` stand for answers to the question in hand. */
export type Turn = readonly [said: string, ...expected: readonly Expectation[]]

/** A question of the curriculum: the first of its topic and type, or a later one. */
export type InHand = {
  readonly topic: string
  readonly type: QuestionType
  /** How many of its kind come before it. */
  readonly after?: number
  readonly is_assigned?: boolean
  /** What has been handed in before the talk: an answer that is not right, or the right one. */
  readonly handed_in?: 'wrong' | 'right'
}

export type Talk = {
  readonly name: string
  readonly turns: readonly Turn[]
  readonly about?: InHand
  /** Titles of the notes that fit what is talked about; without it none does. */
  readonly notes?: RegExp
}

export const kinds = [
  'claimed-mathematics',
  'other-mathematics',
  'science',
  'english',
  'question-in-hand',
  'working-to-check',
  'feelings',
  'social',
  'injection-and-pleading',
  'languages-and-typos',
] as const

export type Kind = (typeof kinds)[number]

/** The talks of one half, by kind. */
export type Half = Readonly<Record<Kind, readonly Talk[]>>

/** A talk that may lean on notes with these titles, or is about a question of the curriculum and leans on those of its topic. */
export const talk = (name: string, turns: readonly Turn[], on?: RegExp | InHand): Talk => {
  if (on === undefined) return { name, turns }
  if (on instanceof RegExp) return { name, turns, notes: on }
  return { name, turns, about: on, notes: titlesOf(on.topic) }
}

const shortestWord = 4

const titlesOf = (topic: string) =>
  new RegExp(
    topic
      .split('-')
      .filter((word) => word.length >= shortestWord)
      .map((word) => word.replace(/s$/, ''))
      .join('|'),
    'i',
  )
