import { paperLimits } from '@learngrove/contract/assignments.paper.limits'
import { ApiError, type Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '#platform/api.ts'
import { invalidate } from '#platform/query-client.ts'
import { FileDrop } from '#ui/file-drop.tsx'
import { failureWords } from '../failure-note.tsx'

type Page = Received<'POST /assignments/paper/scans'>
type Scanned = { readonly key: string; readonly name: string; readonly says: string }

/** Of the machine, of a person, of nobody: in the order in which a teacher wants to know. */
const outcomeWords = {
  marked: 'marked',
  waits: 'for you to mark',
  empty: 'left empty',
  before: 'answered before',
  closed: 'after the work was closed',
} as const

const refusals: Readonly<Record<string, string>> = {
  NO_CODE:
    'No code of ours could be read on it. Take it again from above, with the whole page in it.',
  PAGE_UNREADABLE: 'The page could not be found on it. Take it again from above.',
  NOT_FOUND: 'This page belongs to nobody whom you teach, or its work was taken back.',
}

function pageWords({ student, page, num_pages, questions }: Page): string {
  const counts = Object.entries(outcomeWords).flatMap(([outcome, words]) => {
    const count = questions.filter((each) => each.outcome === outcome).length
    return count > 0 ? [`${count} ${words}`] : []
  })
  const whose = `${student.first_name} ${student.last_name}, page ${page} of ${num_pages}`
  return `${whose}: ${counts.join(', ') || 'nothing to answer on it'}.`
}

const refusalWords = (error: unknown): string =>
  (error instanceof ApiError && refusals[error.code]) || failureWords(error)

/** Photographs of pages that pupils have written on, and what was read of each. */
export function ScanPanel({ class_id }: { readonly class_id: string }) {
  const [scanned, setScanned] = useState<readonly Scanned[]>([])
  const [left, setLeft] = useState(0)
  async function send(files: readonly File[]) {
    setLeft((before) => before + files.length)
    // One after the other: a page takes the server about a second.
    for (const file of files) {
      const says = await call('POST /assignments/paper/scans', {
        body: {},
        files: { file: [file] },
      }).then(pageWords, refusalWords)
      setScanned((before) => [{ key: crypto.randomUUID(), name: file.name, says }, ...before])
      setLeft((before) => before - 1)
    }
    await invalidate('GET /quiz/marking', 'GET /quiz/marking/count')
  }
  return (
    <section aria-labelledby="pages-back" className="grid gap-3 border-line border-t pt-4">
      <h2 id="pages-back" className="text-lg">
        Pages that come back
      </h2>
      <FileDrop
        label="Photographs of written pages"
        rules={{
          kinds: [{ label: 'JPEG or PNG', endings: ['.jpg', '.jpeg', '.png'] }],
          maxBytes: paperLimits.photo_bytes,
          maxFiles: paperLimits.copies,
        }}
        onFiles={(files) => void send(files)}
      />
      <p className="text-quiet text-sm">
        One page a photograph. Clear bubbles are marked; the rest waits in{' '}
        <Link to={pages.teacherAssignments({ class: class_id, view: 'marking' })}>Marking</Link>.
        The photographs are not kept.
      </p>
      <p role="status" className="text-sm empty:hidden">
        {left > 0 && `${left} still to read.`}
      </p>
      <ul className="grid max-h-96 gap-2 overflow-y-auto text-sm empty:hidden">
        {scanned.map(({ key, name, says }) => (
          <li key={key} className="wrap-anywhere">
            <span className="text-quiet">{name}</span>
            <br />
            {says}
          </li>
        ))}
      </ul>
    </section>
  )
}
