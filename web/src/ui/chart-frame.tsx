import { ChartLine, Download, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { type ChartTable, fileNameOf, tableText } from '#ui/chart/table-text.ts'
import { TwinTable } from '#ui/chart/twin-table.tsx'
import { classes } from '#ui/classes.ts'
import { ICON } from '#ui/icon-props.ts'
import { csvFile, saveFile } from '#ui/save-file.ts'

type ChartFrameProps = {
  readonly title: string
  /** What is counted, in which unit: "Minutes a day". */
  readonly unit: string
  /** The same figures as the drawing shows. */
  readonly table: ChartTable
  /** Where the figures come from and how sure they are. */
  readonly note?: ReactNode
  /** The drawing. It is decoration to a screen reader, which is given the table. */
  readonly children: ReactNode
  readonly className?: string
}

/** A chart with its title and unit, the same figures as a table, and a download of them. */
export function ChartFrame({ title, unit, table, note, children, className }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  const tool =
    'inline-flex min-h-target items-center gap-2 rounded-control px-3 font-semibold text-quiet text-sm transition-colors hover:bg-hover hover:text-ink'
  return (
    <figure
      aria-labelledby={id}
      className={classes('rounded-card border border-line bg-surface p-5 shadow-1', className)}
    >
      <figcaption className="mb-4 flex flex-wrap items-start gap-x-2 gap-y-1">
        <div className="min-w-0 flex-1 basis-44">
          <h3 id={id} className="text-xl">
            {title}
          </h3>
          <p className="mt-1 text-quiet text-sm">{unit}</p>
        </div>
        <div className="-mt-2 -mr-2 flex flex-wrap">
          <button
            type="button"
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
            className={tool}
          >
            {asTable ? <ChartLine {...ICON} /> : <Table2 {...ICON} />}
            {asTable ? 'Chart' : 'Table'}
          </button>
          <button
            type="button"
            onClick={() => saveFile(fileNameOf(title), csvFile(tableText(table)))}
            className={tool}
          >
            <Download {...ICON} />
            Download
          </button>
        </div>
      </figcaption>
      {!asTable && <div aria-hidden="true">{children}</div>}
      <div className={asTable ? 'overflow-x-auto' : 'sr-only'}>
        <TwinTable caption={`${title}, ${unit}`} table={table} />
      </div>
      {note !== undefined && <div className="mt-4 text-quiet text-sm">{note}</div>}
    </figure>
  )
}
