import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { useFiles } from '#questions/files/files.kept.ts'
import type { MarkedPages as Pages } from './page-marks.ts'
import { numbersOf, PageOverlay } from './page-overlay.tsx'

type MarkedPagesProps = { readonly evaluation_question_id: string }

/** What a person drew on the pages of an answer, with their comments; nothing where they drew nothing. */
export function MarkedPages({ evaluation_question_id: id }: MarkedPagesProps) {
  const { data } = useQuery(
    query('GET /quiz/evaluation-questions/{id}/marked-pages', { params: { id } }),
  )
  const pages = data?.marked_pages ?? []
  if (pages.length === 0) return null
  return (
    <section aria-labelledby={`marked-${id}`} className="grid gap-4">
      <h3 id={`marked-${id}`} className="font-semibold">
        What your teacher drew
      </h3>
      {pages.map((page) => (
        <MarkedPage key={page.file_id} page={page} />
      ))}
    </section>
  )
}

function MarkedPage({ page: { file_id, marks } }: { readonly page: Pages[number] }) {
  const [file] = useFiles(undefined, [file_id])
  const numbers = numbersOf(marks)
  return (
    <figure className="grid gap-3">
      {file?.url && (
        <div className="relative w-fit max-w-full">
          <img
            src={file.url}
            alt="Your page with what your teacher drew on it"
            className="max-w-full rounded-card border border-line bg-white"
          />
          <PageOverlay marks={marks} />
        </div>
      )}
      <figcaption>
        <ol className="grid gap-2">
          {marks.map(
            (mark, at) =>
              mark.kind === 'note' && (
                // biome-ignore lint/suspicious/noArrayIndexKey: a comment is its place among the marks
                <li key={at} className="flex gap-2">
                  <b className="grid size-6 flex-none place-items-center rounded-full bg-track text-sm">
                    {numbers[at]}
                  </b>
                  <span className="min-w-0 [overflow-wrap:anywhere]">{mark.text}</span>
                </li>
              ),
          )}
        </ol>
      </figcaption>
    </figure>
  )
}
