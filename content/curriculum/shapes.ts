import type { Question } from '@learngrove/marking/question'

/** A subject with its topics in learning order. */
export type DemoSubject = {
  readonly key: string
  readonly title: string
  readonly course: string
  readonly level: string
  readonly description: string
  readonly topics: readonly DemoTopic[]
}

export type DemoTopic = {
  readonly key: string
  readonly title: string
  readonly description: string
  /** Keys of topics that come before. They stand earlier in the same subject. */
  readonly prerequisites: readonly string[]
  /** What a student can do afterwards, each as "I can …" would end. */
  readonly objectives: readonly string[]
}

export type DemoQuestion = {
  /** Stable: what was seeded under a key is never seeded twice. */
  readonly key: string
  /** The first is the topic that the question is about. */
  readonly topics: readonly string[]
  /** Logit; 0 is a middling question of its course. */
  readonly difficulty: number
  readonly question: Question
}

export type DemoWorksheet = {
  readonly key: string
  readonly title: string
  /** The key of the subject. */
  readonly subject: string
  /** The topic that it stands under; a mixed one stands under its last topic. */
  readonly topic: string
  readonly questions: readonly string[]
}

export type DemoNote = {
  readonly topic: string
  readonly title: string
  /** The page of the course's handbook, counted through all topics of a subject. */
  readonly page: number
  /** The Markdown file beside `notes.ts`. */
  readonly file: string
}

/** TeX as it is written: a backslash is a backslash. */
export const tex = String.raw
