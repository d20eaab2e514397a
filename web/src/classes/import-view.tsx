import { limits } from '@learngrove/contract/classes.limits'
import { pages } from '@learngrove/contract/pages'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { FormNote } from '#forms/forms.note.tsx'
import { useCall } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useToast } from '#ui/toast.tsx'
import { changesSchool } from './classes.data.ts'
import { counted, failureWords } from './classes.words.ts'
import { ImportHistory } from './import-history.tsx'
import { type ListRow, parseList } from './parse-list.ts'
import { ReviewTable } from './review-table.tsx'
import { SchoolHead } from './school-head.tsx'

const changesLists = [...changesSchool, 'GET /teachers/imports'] as const

/** Brings in a list of students: pasted or from a file, reviewed row by row, and undone for a while. */
export function ImportView() {
  const [rows, setRows] = useState<readonly ListRow[]>([])
  return (
    <>
      <SchoolHead
        page="Import a list"
        title="Import a list"
        lead="Every row says what will happen to it before anything happens."
        actions={
          <Button kind="line" render={<Link to={pages.manageStudents()} />}>
            Back to the students
          </Button>
        }
      />
      {rows.length === 0 ? (
        <>
          <ListEntry onRows={setRows} />
          <ImportHistory />
        </>
      ) : (
        <Review rows={rows} onRows={setRows} onBack={() => setRows([])} />
      )}
    </>
  )
}

function ListEntry({ onRows }: { readonly onRows: (rows: readonly ListRow[]) => void }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  function read(list: string) {
    const rows = parseList(list)
    if (rows.length === 0) setProblem('There are no rows in this yet.')
    else if (rows.length > limits.import_rows)
      setProblem(`This has ${rows.length} rows; ${limits.import_rows} fit at once.`)
    else onRows(rows)
  }
  return (
    <Card className="grid gap-4">
      <TextArea
        label="The list"
        hint="One student a line: first name, last name, class, year. Paste it from a spreadsheet, or choose a CSV file; headings may stand in any order."
        rows={10}
        value={text}
        problem={problem}
        onValueChange={(value) => {
          setText(value)
          setProblem('')
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => read(text)}>Review the rows</Button>
        <label className="relative inline-flex min-h-11 items-center rounded-control px-4.5 font-bold inset-ring inset-ring-line-strong has-focus-visible:outline-3 has-focus-visible:outline-focus hover:bg-hover">
          Choose a CSV file
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={async (event) => {
              const [file] = event.target.files ?? []
              if (file) read(await file.text())
            }}
          />
        </label>
      </div>
    </Card>
  )
}

type ReviewProps = {
  readonly rows: readonly ListRow[]
  readonly onRows: (rows: readonly ListRow[]) => void
  readonly onBack: () => void
}

function Review({ rows, onRows, onBack }: ReviewProps) {
  const navigate = useNavigate()
  const toast = useToast()
  const bringIn = useCall('POST /teachers/imports', { changes: changesLists })
  const undo = useCall('POST /teachers/imports/{id}/undo', { changes: changesLists })
  const [ready, setReady] = useState(0)
  const send = () =>
    bringIn.mutate(
      { body: { rows: [...rows] } },
      {
        onSuccess: ({ id, num_new, num_joined }) => {
          toast.show({
            title: `${counted(num_new, 'student')} added, ${num_joined} put into a class`,
            text: `It can be undone for ${limits.undo_days} days.`,
            timeoutMs: 0,
            action: {
              label: 'Undo',
              onAct: () =>
                undo.mutate(
                  { params: { id } },
                  {
                    onSuccess: () => toast.show({ title: 'The list is undone' }),
                    onError: (error) => toast.show({ kind: 'care', title: failureWords(error) }),
                  },
                ),
            },
          })
          navigate(pages.manageStudents({ sign_in: 'never' }))
        },
      },
    )
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ReviewTable rows={rows} onRows={onRows} onReady={setReady} />
      <FormNote words={bringIn.isError ? failureWords(bringIn.error) : ''} />
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-1 basis-60">
          <b className="font-bold">{counted(ready, 'row is', 'rows are')} ready.</b> Nothing changes
          until you press.
        </p>
        <Button kind="plain" onClick={onBack}>
          Back
        </Button>
        <Button busy={bringIn.isPending} disabled={ready === 0} onClick={send}>
          {rows.length === ready
            ? `Bring in ${ready}`
            : `Bring in ${ready}, keep ${rows.length - ready} aside`}
        </Button>
      </div>
    </Card>
  )
}
