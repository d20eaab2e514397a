import { BookOpen } from 'lucide-react'
import type { Source } from '#chat/conversation/conversation.answer.ts'
import { classes } from '#ui/classes.ts'

/** "Course notes, page 34" */
export const sourceName = ({ title, page }: Source) =>
  page === null ? title : `${title}, page ${page}`

type SourceChipsProps = {
  readonly sources: readonly Source[]
  readonly open: string | undefined
  readonly onToggle: (id: string) => void
}

/** What an answer stands on; each opens the page of the course notes. */
export function SourceChips({ sources, open, onToggle }: SourceChipsProps) {
  if (sources.length === 0) return null
  return (
    <ul aria-label="Sources" className="flex flex-wrap gap-2 pt-3">
      {sources.map((source) => (
        <li key={source.id} className="min-w-0">
          <button
            type="button"
            aria-expanded={open === source.id}
            onClick={() => onToggle(source.id)}
            className={classes(
              'inline-flex min-h-target max-w-full items-center gap-2.5 rounded-tile border-[1.5px] py-1.5 pr-3.5 pl-2.5 text-left text-[0.9375rem] leading-tight transition-colors',
              open === source.id
                ? 'border-sky bg-[color-mix(in_srgb,var(--pastel-sky)_45%,var(--surface))]'
                : 'border-line bg-surface hover:border-line-strong hover:bg-hover',
            )}
          >
            <BookOpen
              size={20}
              strokeWidth={1.75}
              aria-hidden="true"
              className="flex-none text-sky"
            />
            <span className="min-w-0">
              <span className="block truncate font-medium tabular-nums">{sourceName(source)}</span>
              {source.heading !== null && (
                <span className="block truncate text-quiet text-sm">{source.heading}</span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
