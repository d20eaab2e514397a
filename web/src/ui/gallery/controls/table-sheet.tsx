import { ClipboardList, Download, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Menu } from '#ui/menu.tsx'
import { sortRows, type TableSort } from '#ui/table/table-order.ts'
import { pageRows } from '#ui/table/table-pages.ts'
import { Sheet } from './sheet.tsx'
import { STUDENT_COLUMNS, STUDENTS, type Student } from './students.tsx'

const doNothing = () => undefined
const keyOf = (student: Student) => student.username

/** The table with everything on, then empty, loading for the first time, loading again, failed. */
export function TableSheet() {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' })
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(5)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['amara.o', 'ewan_f']))
  const [open, setOpen] = useState('amara.o')
  const sorted = sortRows(
    STUDENTS,
    (student) => (sort.column === 'minutes' ? student.minutes : student.name),
    sort.direction,
  )
  return (
    <Sheet title="Table" note="Order, page and choice are held by the page.">
      <DataTable
        caption="Students"
        columns={STUDENT_COLUMNS}
        rows={pageRows(sorted, page, size)}
        rowKey={keyOf}
        sort={sort}
        onSortChange={setSort}
        selection={{
          chosen,
          onChange: setChosen,
          rowLabel: (student) => student.name,
          chooseAll: {
            total: STUDENTS.length,
            onChoose: () => setChosen(new Set(STUDENTS.map(keyOf))),
          },
          actions: (
            <>
              <Button size="small" icon={<ClipboardList {...ICON} />}>
                Assign
              </Button>
              <Button size="small" icon={<Download {...ICON} />}>
                Export
              </Button>
            </>
          ),
        }}
        paging={{
          page,
          pageSize: size,
          total: STUDENTS.length,
          onPageChange: setPage,
          pageSizes: [2, 5, 10],
          onPageSizeChange: (next) => {
            setSize(next)
            setPage(1)
          },
        }}
        onRowOpen={(student) => setOpen(student.username)}
        openKey={open}
        rowActions={(student) => (
          <Menu
            trigger={
              <Button kind="plain" size="small" iconOnly icon={<Ellipsis {...ICON} />}>
                {`More for ${student.name}`}
              </Button>
            }
            entries={[{ label: 'New password', onAct: doNothing }]}
          />
        )}
      />
      <div className="grid gap-4 lg:grid-cols-2">
        <Plain caption="Loading students" rows={[]} loading />
        <Plain
          caption="No students"
          rows={[]}
          empty={<p className="m-0 text-center text-quiet">No students yet.</p>}
        />
        <Plain caption="Students again" rows={STUDENTS.slice(0, 3)} loading />
        <Plain
          caption="Students that did not arrive"
          rows={[]}
          problem={<p className="m-0 text-center text-quiet">The list did not arrive.</p>}
        />
      </div>
    </Sheet>
  )
}

type PlainProps = Pick<
  Parameters<typeof DataTable<Student>>[0],
  'caption' | 'rows' | 'loading' | 'empty' | 'problem'
>

function Plain(props: PlainProps) {
  return <DataTable {...props} captionShown columns={STUDENT_COLUMNS} rowKey={keyOf} />
}
