import { misconceptionOf } from '@learngrove/marking/misconceptions'
import { masteryOf, plantOf } from '@learngrove/mastery'
import type { Growth } from '#revision/revision.growth.ts'
import type { ResultQuestion, SlipRow } from './result.queries.ts'
import type { ResultTopic } from './result-types.ts'

/** The questions of a topic, in the order of the quiz. */
export type AskedTopic = {
  readonly id: string
  readonly title: string
  readonly questions: readonly ResultQuestion[]
}

/** Puts questions together by their first topic, in the order in which the topics came; others are left out. */
export function askedTopics(questions: readonly ResultQuestion[]): AskedTopic[] {
  const byTopic = Map.groupBy(questions, ({ topic_id }) => topic_id)
  return [...byTopic].flatMap(([id, own]) => {
    const title = own[0]?.topic_title ?? null
    return id === null || title === null ? [] : [{ id, title, questions: own }]
  })
}

/** The number of a question, as its student counts. */
export const numberOf = ({ position }: ResultQuestion): number => position + 1

export function standingOf(question: ResultQuestion): ResultTopic['questions'][number]['standing'] {
  if (question.is_full_marks) return 'right'
  if (question.is_waiting) return 'waiting'
  return question.is_submitted ? 'not_yet' : 'open'
}

/** Says what a topic has come to in an attempt. */
export function topicOf(
  { id, title, questions }: AskedTopic,
  slips: readonly SlipRow[],
  growth: Growth | undefined,
): ResultTopic {
  const sum = (count: (question: ResultQuestion) => number) =>
    questions.reduce((total, question) => total + count(question), 0)
  return {
    course_tagging_id: id,
    title,
    marks_given: sum(({ marks_given, is_counted }) => (is_counted ? (marks_given ?? 0) : 0)),
    max_score: sum(({ max_score, is_counted }) => (is_counted ? max_score : 0)),
    num_waiting: sum(({ is_waiting }) => Number(is_waiting)),
    questions: questions.map((question) => ({
      number: numberOf(question),
      standing: standingOf(question),
    })),
    is_all_first: questions.every(({ is_first_right }) => is_first_right === true),
    slips: slips
      .filter((slip) => slip.is_now && slip.topic_id === id)
      .flatMap(({ misconception, times }) => {
        const text = misconceptionOf(misconception)?.name
        return text === undefined ? [] : [{ text, times }]
      }),
    growth: growth ? growthOf(growth) : null,
  }
}

const growthOf = ({ before, after, began_at, ended_at }: Growth) => ({
  before: plantOf(before, began_at),
  after: plantOf(after, ended_at),
  mastery_before: masteryOf(before, began_at),
  mastery_after: masteryOf(after, ended_at),
  seen_before: before ? new Date(before.seen_at) : null,
})

/** How far a plant has come; a thirsty one has more to it than a sprout. */
const heights = { seed: 0, sprout: 1, wilting: 1.5, bud: 2, bloom: 3 } as const

/** Chooses the topic whose plant is shown: that which rose the most, of equal ones in mastery, then the first. */
export function shownTopic(topics: readonly ResultTopic[]): string | null {
  const risen = topics.flatMap(({ course_tagging_id, growth }) =>
    growth
      ? [
          {
            course_tagging_id,
            stages: heights[growth.after] - heights[growth.before],
            mastery: growth.mastery_after - growth.mastery_before,
          },
        ]
      : [],
  )
  const [first] = risen.toSorted((a, b) => b.stages - a.stages || b.mastery - a.mastery)
  return first?.course_tagging_id ?? null
}
