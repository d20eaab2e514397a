import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { articlesFolder } from '@learngrove/content/folders'
import type { Question } from '@learngrove/marking/question'

/** A `try` block of a note. */
export type NoteTry = {
  readonly question: string
  /** As it is printed in the note. */
  readonly answer: string
  /** A form of the marker's (`factorised`, `lowest_terms`), or the letter to make the subject. */
  readonly form?: string
}

const folder = join(articlesFolder, 'maths-notes')
const block = /^```try\n(.*?)^```$/gms
const line = /^(\w+): (.*)$/gm

/** Reads the `try` blocks of a note's Markdown, in order. */
export const triesIn = (markdown: string): NoteTry[] =>
  [...markdown.matchAll(block)].map(([, text = '']) => {
    const {
      question = '',
      answer = '',
      form,
    } = Object.fromEntries([...text.matchAll(line)].map(([, key, value]) => [key, value]))
    return { question, answer, ...(form !== undefined && { form }) }
  })

/** Cache of the notes, which never change while the server runs. */
let notes: ReadonlyMap<string, readonly Question[]> | undefined

/**
 * Returns the questions that each note asks under "Try it", by the note's name. The key is the
 * answer that is printed there.
 */
export function noteTries(): ReadonlyMap<string, readonly Question[]> {
  notes ??= new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => [
        basename(file, '.md'),
        triesIn(readFileSync(join(folder, file), 'utf8')).map(questionOf),
      ]),
  )
  return notes
}

const letters = (text: string): string[] => [...new Set(text.match(/[a-zA-Z]/g) ?? [])]

/** Builds the marker's question for a printed answer. */
export function questionOf({ question: text, answer, form }: NoteTry): Question {
  const common = { text, max_score: 1, hints: [], method_answer: [] } as const
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
