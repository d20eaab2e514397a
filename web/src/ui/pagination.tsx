import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { ICON } from './icon-props.ts'
import { pageMarks } from './table/table-pages.ts'

export type PaginationProps = {
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  readonly onPageChange: (page: number) => void
  /** What is paged, for screen readers. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

/** The pages of a list: one back, one on, and the numbers between. A narrow place shows the number alone. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, onPageChange, label = 'Pages' } = props
  return (
    <nav aria-label={label} className={classes('min-w-0', props.className)}>
      <ul className="m-0 flex list-none items-center justify-center gap-0.5 p-0 tabular-nums">
        <li>
          <Button
            kind="plain"
            size="small"
            iconOnly
            icon={<ChevronLeft {...ICON} />}
            disabled={page <= 1}
            onClick={() => onPageChange(page - 1)}
          >
            Page before
          </Button>
        </li>
        <li className="px-2 text-sm text-quiet sm:hidden">
          {page} of {pageCount}
        </li>
        {pageMarks(page, pageCount).map((mark, index) =>
          mark === 'gap' ? (
            <li
              key={index < 2 ? 'before' : 'after'}
              aria-hidden
              className="px-1 text-quiet max-sm:hidden"
            >
              …
            </li>
          ) : (
            <li key={mark} className="hidden sm:block">
              <Button
                kind={mark === page ? 'soft' : 'plain'}
                size="small"
                aria-current={mark === page ? 'page' : undefined}
                aria-label={`Page ${mark}`}
                onClick={() => onPageChange(mark)}
                className="min-w-11 md:min-w-9"
              >
                {mark}
              </Button>
            </li>
          ),
        )}
        <li>
          <Button
            kind="plain"
            size="small"
            iconOnly
            icon={<ChevronRight {...ICON} />}
            disabled={page >= pageCount}
            onClick={() => onPageChange(page + 1)}
          >
            Next page
          </Button>
        </li>
      </ul>
    </nav>
  )
}
