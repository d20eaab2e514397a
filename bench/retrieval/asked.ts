import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { notes } from '@learngrove/content/curriculum'
import type { Passage } from '@learngrove/tutor/context'

/** A question as a child asks it. */
export type Asked = {
  readonly text: string
  /** The notes that answer it, by their files' names: several where two years teach the same; none where nothing does. */
  readonly notes: readonly string[]
  /** Whether thresholds may be found on it; the other half is for the figures alone. */
  readonly is_development: boolean
  /** The heading of the section that answers it. */
  readonly section?: string
}

const rowsOf = (name: string): string[][] =>
  readFileSync(join(import.meta.dirname, 'questions', `${name}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))

/** Every second line is of the development half. */
const isDevelopment = (at: number): boolean => at % 2 === 0

/** The questions that a note answers. */
export function readAnswered(): Asked[] {
  return ['mathematics', 'science', 'english'].flatMap((subject) =>
    rowsOf(subject).map(([note = '', text = '', section = ''], at) => {
      // The page of its words explains what the note does.
      const files = notes
        .map(({ file }) => file)
        .filter((file) => nameOf(file) === note || nameOf(file).startsWith(`${note}.words`))
      if (files.length === 0) throw new Error(`There is no note ${note}`)
      return { text, notes: files, section, is_development: isDevelopment(at) }
    }),
  )
}

/** What a child may type and no note answers. */
export const readUnanswered = (): Asked[] =>
  rowsOf('without-an-answer').map(([text = ''], at) => ({
    text,
    notes: [],
    is_development: isDevelopment(at),
  }))

/** The notes of the curriculum, as they are installed; their id is the file. */
export const passages: readonly Passage[] = notes.map(({ file, title, body, page, subject }) => ({
  id: file,
  title: subject === 'science' ? 'Science notes' : 'Course notes',
  heading: title,
  text: `# ${title}\n\n${body}`,
  page,
}))

const nameOf = (file: string) => basename(file, '.md')
