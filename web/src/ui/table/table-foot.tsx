import { Pagination } from '#ui/pagination.tsx'
import { Select } from '#ui/select.tsx'
import { pageCount, pageWords } from './table-pages.ts'
import type { TablePaging } from './table-types.ts'

type TableFootProps = {
  readonly paging: TablePaging
  readonly caption: string
}

/** Under the rows: how many a page has, where this page stands, and the way to the others. */
export function TableFoot({ paging, caption }: TableFootProps) {
  const { page, pageSize, total, onPageChange, pageSizes, onPageSizeChange } = paging
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2.5 text-sm text-quiet @max-[600px]:justify-center">
      {pageSizes && onPageSizeChange && (
        <div className="mr-auto flex items-center gap-2 @max-[600px]:mr-0">
          <span aria-hidden>Rows</span>
          <Select
            label="Rows on a page"
            labelHidden
            compact
            choices={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
            value={String(pageSize)}
            onValueChange={(size) => onPageSizeChange(Number(size))}
            className="w-20"
          />
        </div>
      )}
      <p aria-live="polite" className="m-0 tabular-nums">
        {pageWords(page, pageSize, total)}
      </p>
      {total > pageSize && (
        <Pagination
          label={`Pages: ${caption}`}
          page={page}
          pageCount={pageCount(total, pageSize)}
          onPageChange={onPageChange}
        />
      )}
    </div>
  )
}
