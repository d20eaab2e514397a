import { limits } from '@learngrove/contract/quiz.limits'
import type { Step } from '#revision/revision.next-steps.ts'
import type { Page, ResultQuestion } from './result.queries.ts'
import type { ToDo } from './result-types.ts'
import { numberOf } from './topics-of.ts'

/** A student is offered so many things: a choice, and not a list. */
const mostOffered = 2
/** So many questions of a topic that were not right yet are a reason to read about it. */
const readFrom = 2

type Facts = {
  /** What was not right yet and can be practised, in the order of the quiz. */
  readonly missed: readonly ResultQuestion[]
  readonly pages: readonly Page[]
  readonly steps: readonly Step[]
}

/**
 * Chooses two things to do next: what was not right yet, once more with fresh numbers; a page on the
 * topic in which most of it was; and the steps that the student's memory and path suggest.
 */
export function toDoOf({ missed, pages, steps }: Facts): ToDo[] {
  const again = missed.slice(0, limits.custom_questions)
  const minutes = again.reduce((sum, question) => sum + question.minutes, 0)
  return [
    ...(again.length > 0
      ? [
          {
            kind: 'again' as const,
            question_ids: again.map(({ question_id }) => question_id),
            numbers: again.map(numberOf),
            minutes: Math.max(1, Math.ceil(minutes)),
          },
        ]
      : []),
    ...pagesFor(missed, pages).slice(0, 1),
    ...steps.map((step) => ({ kind: 'practise' as const, step })),
  ].slice(0, mostOffered)
}

/** Pages on the topics of several missed questions, that of the most first. */
function pagesFor(missed: readonly ResultQuestion[], pages: readonly Page[]): ToDo[] {
  return [...Map.groupBy(missed, ({ topic_id }) => topic_id)]
    .filter(([, own]) => own.length >= readFrom)
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([topic_id, own]) => {
      const page = pages.find((each) => each.topic_id === topic_id)
      if (!page) return []
      return {
        kind: 'read' as const,
        content_id: page.id,
        title: page.title,
        topic_title: own[0]?.topic_title ?? '',
        numbers: own.map(numberOf),
      }
    })
}
