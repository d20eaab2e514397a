/** What a sheet asks for of which only some questions are to be answered: for the server, the creator and paper. */

type Placed = { readonly is_compulsory: boolean }

/** As students get it: nothing is said of what may be left out. */
type Asked = { readonly is_compulsory?: boolean | undefined }

/** How many of these questions are to be answered; null: all, also where fewer are left than were asked for. */
export function numToComplete(questions: readonly Placed[], asked: number | null): number | null {
  if (asked === null) return null
  const num = Math.max(asked, questions.filter(({ is_compulsory }) => is_compulsory).length)
  return num < questions.length ? num : null
}

/**
 * What can be had for them at most: the marks of the compulsory ones and of the others that are worth most, so that
 * it does not depend on which are chosen.
 */
export function mostMarks(
  questions: readonly (Placed & { readonly max_score: number })[],
  asked: number | null,
): number {
  const num = numToComplete(questions, asked)
  const counted =
    num === null
      ? questions
      : questions
          .toSorted(
            (one, other) =>
              Number(other.is_compulsory) - Number(one.is_compulsory) ||
              other.max_score - one.max_score,
          )
          .slice(0, num)
  return counted.reduce((sum, { max_score }) => sum + max_score, 0)
}

const listed = (numbers: readonly number[]): string =>
  numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`

/** Says it to who answers: "Answer any 8 of 12. Questions 1 and 4 must be answered." Null where all are asked for. */
export function toCompleteWords(questions: readonly Asked[], num: number | null): string | null {
  if (num === null) return null
  const must = questions.flatMap(({ is_compulsory }, at) => (is_compulsory ? [at + 1] : []))
  const any = `Answer any ${num} of ${questions.length}.`
  if (must.length === 0) return any
  return `${any} Question${must.length === 1 ? '' : 's'} ${listed(must)} must be answered.`
}
