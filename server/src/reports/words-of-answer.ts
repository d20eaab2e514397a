import { present } from '@learngrove/marking/present'
import type { Question, SubQuestion } from '@learngrove/marking/question'
import type { Context } from '#platform/context.ts'
import { drawVersion, readVersions } from '#questions/questions.versions.ts'
import type { Given } from './questions.queries.ts'

/** The longest text of a question or an answer in a report; the whole of it is one press away. */
const mostLetters = 240

/** The place of a gap in a text. */
const gap = /\[\[\d+\]\]/g

/** Cuts a long text, and never within a formula. */
function shortened(text: string): string {
  if (text.length <= mostLetters) return text
  const cut = text.slice(0, mostLetters - 1)
  const isWithin = cut.split('$').length % 2 === 0
  return `${(isWithin ? cut.slice(0, cut.lastIndexOf('$')) : cut).trimEnd()}…`
}

type Worded = { readonly question: string; readonly answer: string }

type World = Pick<Context, 'db' | 'memory'>

/** Puts answers into words, each with its question as its student saw it. */
export async function wordsOf(
  { db, memory }: World,
  answers: readonly Given[],
): Promise<readonly Worded[]> {
  const ids = answers.map(({ question_version_id }) => question_version_id)
  const versions = await readVersions({ db, memory }, ids)
  return answers.map((given) => {
    const version = versions.get(given.question_version_id)
    if (!version) return { question: '', answer: '' }
    const question = drawVersion(memory, version, given.seed)
    return {
      question: shortened(question.text.replaceAll(gap, '…')),
      answer: shortened(answerOf(question, given)),
    }
  })
}

type Part = Pick<Given, 'value' | 'selected_option' | 'points'>

function answerOf(question: Question, given: Given): string {
  if (question.type !== 'multi_part') return partOf(question, given)
  // Safe: the column holds only answers that the contract let in.
  const parts = (given.answer_parts ?? []) as readonly (Part | null)[]
  return question.sub_questions
    .map((sub, at) => [letterOf(at), partOf(sub, parts[at])] as const)
    .flatMap(([letter, text]) => (text ? `(${letter}) ${text}` : []))
    .join(' ')
}

const letterOf = (at: number) => String.fromCharCode('a'.charCodeAt(0) + at)

function partOf(question: Question | SubQuestion, given: Part | null | undefined): string {
  const { value, selected_option, points } = given ?? {}
  const typed = [value ?? []]
    .flat()
    .filter((text) => typeof text === 'string' && text.trim() !== '')
  if (typed.length > 0) return typed.join('; ').replaceAll('\n', ', ')
  // Safe: the columns hold only answers that the contract let in.
  const chosen = (selected_option ?? []) as readonly number[]
  if (chosen.length > 0) return chosenIn(question, chosen).join('; ')
  const { length } = (points ?? []) as readonly unknown[]
  return length > 0 ? `${length} ${length === 1 ? 'place' : 'places'} marked on the picture` : ''
}

/** The options that were chosen: of gaps and pairs each at its place. */
function chosenIn(question: Question | SubQuestion, chosen: readonly number[]): string[] {
  const { options = [], gaps, left } = present(question)
  return chosen.flatMap((order, at) => {
    const found = (gaps?.[at] ?? options).find((option) => option.order === order)
    if (!found) return []
    const place = left?.[at]
    return [place === undefined ? found.text : `${place}: ${found.text}`]
  })
}
