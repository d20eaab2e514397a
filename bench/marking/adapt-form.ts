import type { Alternative, Form } from '@learngrove/marking/question'
import { readMaths } from '@learngrove/maths'
import { variablesOf } from '@learngrove/maths/notation'
import { plainQuestion, type Row, type Task } from './row.ts'

/** The letters of the keys: what an author would list. */
function lettersOf(texts: readonly string[]): string[] {
  const reads = texts.map((text) => readMaths(text))
  return [...new Set(reads.flatMap((read) => (read.ok ? variablesOf(read.expression) : [])))]
}

/** The key's own form is asked for, whatever the order of terms and factors. */
export function formTask({ student, teacher }: Row): Task {
  const question = {
    ...plainQuestion,
    type: 'expression',
    answer: teacher,
    variables: lettersOf([teacher]),
    form: 'as_key',
  } as const
  return { question, answer: { value: student } }
}

type AnswerForm = {
  readonly value: string
  readonly considered: 'correct' | 'wrong' | 'ungraded'
  readonly form?: boolean
  readonly simplify?: boolean
}

type Options = {
  readonly rubric?: {
    readonly answerForms?: readonly AnswerForm[]
    readonly extraKeys?: readonly string[]
  }
  readonly locale?: string
}

const VERDICTS = { correct: 'right', wrong: 'wrong', ungraded: 'ungraded' } as const

/** Where a comma separates the decimals. */
const COMMA_LOCALES = new Set(['fr', 'uk', 'de', 'es', 'it', 'pt', 'nl', 'pl', 'cs', 'ru', 'tr'])

function formsOf({ form, simplify }: AnswerForm): readonly Form[] {
  return [...(form ? ['as_key' as const] : []), ...(simplify ? ['simplified' as const] : [])]
}

/**
 * A row of answer forms in order: the first that counts as correct is the key, the others are
 * alternatives, and those before it come first. Without `answerForms` there is nothing to translate.
 */
export function answerFormsTask({ student, opts }: Row): Task | undefined {
  // The shape that the source of these rows documents for its options.
  const { rubric, locale = 'en' } = (opts ?? {}) as Options
  const forms = rubric?.answerForms ?? []
  const first = forms.findIndex((form) => form.considered === 'correct')
  const own = forms[first]
  if (own === undefined) return undefined
  const alternatives = forms.flatMap((form, i): Alternative[] =>
    i === first
      ? []
      : [
          {
            answer: form.value,
            verdict: VERDICTS[form.considered],
            form: formsOf(form),
            equality: 'algebraic',
            ...(i < first && { comes_first: true }),
          },
        ],
  )
  const letters = lettersOf(forms.map((form) => form.value))
  const question = {
    ...plainQuestion,
    type: 'expression',
    answer: own.value,
    variables: [...new Set([...letters, ...(rubric?.extraKeys ?? [])])],
    form: formsOf(own),
    // Any equal answer counts there, worked out or not.
    equality: 'algebraic',
    alternatives,
  } as const
  const decimal = COMMA_LOCALES.has(locale) ? ',' : '.'
  return { question, answer: { value: student }, options: { decimal } }
}
