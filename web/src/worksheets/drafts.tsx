import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { PencilLine } from 'lucide-react'
import { Link } from 'react-router'
import { query } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { Folded } from '#ui/folded.tsx'
import { ICON } from '#ui/icon-props.ts'
import { useWide } from '#ui/use-wide.ts'
import type { ClassStock, LibraryRow } from './worksheets.data.ts'
import { countWords } from './worksheets.words.ts'

/** So many stand before the sheets of the library; the others come at a press. */
const first = 4
const firstOnPhone = 2
/** A request makes at most ten; the oldest are rarely gone on with. */
const most = 40

/** What was begun and is not in the library yet, with what is missing. Nothing where there is none. */
export function Drafts({ of }: { readonly of: ClassStock['class'] }) {
  const { data } = useQuery(
    query('GET /worksheets/courses/{courseId}', {
      params: { courseId: of.course_id },
      query: { state: 'draft', class_id: of.id, size: most },
    }),
  )
  const isWide = useWide()
  if (!data || data.worksheets.length === 0) return null
  return (
    <section aria-label="Drafts" className="mb-6">
      <Folded rows={data.worksheets} what="drafts" most={isWide ? first : firstOnPhone}>
        {(shown) => (
          <ul className="grid gap-3 md:grid-cols-2">
            {shown.map((draft) => (
              <DraftCard key={draft.id} draft={draft} classId={of.id} />
            ))}
          </ul>
        )}
      </Folded>
    </section>
  )
}

type DraftCardProps = { readonly draft: LibraryRow; readonly classId: string }

function DraftCard({ draft, classId }: DraftCardProps) {
  const { id, title, num_questions, num_missing, max_score } = draft
  return (
    <li className="flex items-center gap-3 rounded-card border border-line-strong border-dashed p-4">
      <span className="grid size-11 flex-none place-items-center rounded-tile bg-not-yet-soft text-not-yet">
        <PencilLine {...ICON} />
      </span>
      <span className="min-w-0 flex-1">
        <b className="line-clamp-2 [overflow-wrap:anywhere]">{title}</b>
        <span className="block text-quiet text-sm">
          {countWords(num_questions, 'question')}, {countWords(max_score, 'mark')}.{' '}
          {num_missing > 0 ? `${countWords(num_missing, 'gap')} to fill.` : 'A draft.'}
        </span>
      </span>
      <Button
        kind="soft"
        size="small"
        render={<Link to={pages.creator({ classId, worksheet: id })} />}
      >
        Go on<span className="sr-only"> with {title}</span>
      </Button>
    </li>
  )
}
