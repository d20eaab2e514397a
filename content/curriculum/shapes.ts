import type { Question } from '@learngrove/marking/question'

/** The school years of England that the curriculum serves. */
export type Year = 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11

/** A subject: its strands in the order in which a map shows them. */
export type Subject = {
  readonly key: string
  readonly title: string
  readonly description: string
  readonly strands: readonly Strand[]
}

/** A bed of the map: topics that build on each other, each after what it needs of its own strand. */
export type Strand = {
  readonly key: string
  readonly title: string
  /** One sentence to a student: what grows in this bed. */
  readonly description: string
  readonly topics: readonly Topic[]
  readonly questions: readonly ContentQuestion[]
  /** Those with a theme, of several topics of the strand. */
  readonly worksheets?: readonly ContentWorksheet[]
}

export type Topic = {
  /** Stable: answers are kept under it. */
  readonly key: string
  readonly title: string
  /** One sentence to a student: what it is about. */
  readonly description: string
  /** The year in which it is first taught. */
  readonly year: Year
  /** Taught only to those who sit the Higher tier. */
  readonly tier?: 'higher'
  /** Keys of the topics, of any strand of the subject, that it stands on directly. */
  readonly prerequisites: readonly string[]
  /**
   * Earlier topics that its practice exercises too: the share, above 0 and at most 1, of one good
   * answer here that counts as an answer there. Each is a prerequisite, directly or through others.
   */
  readonly exercises: Readonly<Record<string, number>>
  readonly objectives: readonly Objective[]
  /** The public note that is its page, by file name; else the Markdown file named after the topic. */
  readonly article?: string
}

export type Objective = {
  /** What a student can do afterwards, as "I can …" would end. */
  readonly text: string
  /** The statements of the national curriculum that it answers to, by their ids. */
  readonly statements: readonly string[]
}

export type ContentQuestion = {
  /** Stable: what was installed under a key is never installed twice. */
  readonly key: string
  /** The first is the topic that the question is about. */
  readonly topics: readonly string[]
  /** Logit; 0 is a middling question of its year. Easy is -0.5 and below, hard 0.5 and above. */
  readonly difficulty: number
  /** What a middling student needs, thinking included. */
  readonly minutes: number
  /** The statements of its topic's objectives that it tests. */
  readonly statements: readonly string[]
  /** Options have one value on purpose: the value is what is asked about. */
  readonly has_equal_options?: true
  readonly question: Question
}

export type ContentWorksheet = {
  readonly key: string
  readonly title: string
  /** The key of the subject. */
  readonly subject: string
  /** The topic that it stands under; a mixed one stands under its last topic. */
  readonly topic: string
  readonly questions: readonly string[]
}

/** TeX as it is written: a backslash is a backslash. */
export const tex = String.raw

/** What a class follows for a year: topics in the order in which they are taught. */
export type Course = {
  readonly key: string
  readonly title: string
  /** The key of the subject. */
  readonly subject: string
  readonly year: Year
  readonly tier?: 'foundation' | 'higher'
  readonly sections: readonly Section[]
}

/** A stretch of a course's learning path. */
export type Section = {
  readonly title: string
  readonly description: string
  /** Keys of topics, in order. */
  readonly topics: readonly string[]
}
