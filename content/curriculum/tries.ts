import type { Question } from '@learngrove/marking/question'

/** A `try` block of a note: a question with the answer that is printed there. */
export type NoteTry = {
  readonly question: string
  readonly answer: string
  /** A form of the marker's (`factorised`, `lowest_terms`), or the letter to make the subject. */
  readonly form?: string
  /** What to choose from, with `|` between, the answer among it. */
  readonly options?: string
  /** An expression with the value of the answer. */
  readonly check?: string
}

const BLOCK = /^```try\n(.*?)^```$/gms
const LINE = /^(\w+): (.*)$/gm

/** Reads the `try` blocks of a note's Markdown, in order. */
export const triesIn = (markdown: string): NoteTry[] =>
  [...markdown.matchAll(BLOCK)].map(([, text = '']) => {
    const fields = Object.fromEntries(
      [...text.matchAll(LINE)].map(([, key, value]) => [key, value]),
    )
    const { question = '', answer = '', form, options, check } = fields
    return {
      question,
      answer,
      ...(form !== undefined && { form }),
      ...(options !== undefined && { options }),
      ...(check !== undefined && { check }),
    }
  })

const letters = (text: string): string[] => [...new Set(text.match(/[a-zA-Z]/g) ?? [])]

/** Builds the marker's question for a printed answer. */
export function tryQuestion({ question: text, answer, form, options }: NoteTry): Question {
  const common = { text, max_score: 1, hints: [], method_answer: [] } as const
  if (options !== undefined) {
    const texts = options.split('|').map((each) => each.trim())
    return {
      ...common,
      type: 'single_choice',
      options: texts.map((each) => ({ text: each })),
      answers: [texts.indexOf(answer) + 1],
    }
  }
  if (answer.includes(':')) {
    const simplify = form === undefined ? 'optional' : 'enforced'
    return { ...common, type: 'number', answer, kind: 'ratio', simplify }
  }
  if (answer.endsWith('%'))
    return { ...common, type: 'number', answer: answer.slice(0, -1), percent_sign: 'name' }
  const variables = letters(answer)
  if (form === undefined && variables.length === 0) return { ...common, type: 'number', answer }
  const degrees = /\bdegrees\b/.test(text) ? [`${answer}°`, `${answer.replace(/.*= /, '')}°`] : []
  return {
    ...common,
    type: 'expression',
    answer,
    variables,
    ...(form !== undefined && { form: formOf(form) }),
    alternatives: degrees.map((each) => ({ answer: each, verdict: 'right' })),
  }
}

type Form = NonNullable<Extract<Question, { type: 'expression' }>['form']>

const formOf = (form: string): Form =>
  // Safe: a test asks the marker for each form that the notes name.
  form.length === 1 ? { subject: form } : (form as Form)
