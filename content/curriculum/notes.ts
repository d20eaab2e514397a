import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { articlesFolder } from '#folders.ts'
import type { Subject, Topic } from './shapes.ts'

/** A page about a topic, which a student reads and the tutor cites. */
export type Note = {
  readonly topic: string
  readonly subject: string
  readonly title: string
  /** The page of the subject's handbook, counted through all its topics. */
  readonly page: number
  /** Markdown with mathematics between `$` signs, without its title. */
  readonly body: string
  /** The file it stands in, from the folder of the content. */
  readonly file: string
}

const root = join(import.meta.dirname, '..')

/** Reads the notes of a subject, topic by topic; a topic may have several, its own name first. */
export function notesOf(subject: Subject): Note[] {
  const pages = subject.strands.flatMap((strand) =>
    strand.topics.flatMap((topic) =>
      filesOf(subject.key, strand.key, topic).map((file) => ({ topic, file })),
    ),
  )
  return pages.map(({ topic, file }, at) => ({
    topic: topic.key,
    subject: subject.key,
    page: at + 1,
    file,
    ...readNote(file),
  }))
}

/** The files `topic.md` and `topic.part.md` beside the topic's questions; its public note where it has none of its own. */
function filesOf(subject: string, strand: string, { key, article }: Topic): string[] {
  const folder = join('curriculum', subject, strand)
  const own = globSync(`${key}{,.*}.md`, { cwd: join(root, folder) })
    .toSorted((a, b) => a.length - b.length || a.localeCompare(b))
    .map((file) => join(folder, file))
  if (article === undefined || own.includes(join(folder, `${key}.md`))) return own
  return [join(basename(articlesFolder), 'maths-notes', `${article}.md`), ...own]
}

function readNote(file: string): { readonly title: string; readonly body: string } {
  const text = readFileSync(join(root, file), 'utf8')
  const [, front = '', published] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  if (published !== undefined)
    return { title: /^title: (.*)$/m.exec(front)?.[1] ?? '', body: published.trim() }
  const [, title = '', body = ''] = /^# ([^\n]*)\n(.*)$/s.exec(text) ?? []
  return { title, body: body.trim() }
}
