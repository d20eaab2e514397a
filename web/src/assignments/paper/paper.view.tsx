import './paper.css'
import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { type CSSProperties, useEffect } from 'react'
import { Link } from 'react-router'
import { Loaded } from '#platform/loaded.tsx'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { Select } from '#ui/select.tsx'
import { SkeletonRows } from '#ui/skeleton-group.tsx'
import { Switch } from '#ui/switch.tsx'
import { CopyPages } from './copy-pages.tsx'
import { type Print, printOf } from './paper.data.ts'
import { type PaperOptions, rooms, sizes, usePaperOptions } from './paper-options.ts'
import { ScanPanel } from './scan-panel.tsx'
import { SchemePages } from './scheme-pages.tsx'
import { type CodesState, useCodes } from './use-codes.ts'
import { WordButton } from './word-button.tsx'

type PaperViewProps = { readonly assignment_id: string }

/** Set work as it comes out of the printer: a copy for each student, and a mark scheme. */
export function PaperView({ assignment_id }: PaperViewProps) {
  const read = useQuery(printOf(assignment_id))
  return (
    <Loaded
      query={read}
      what="What is printed"
      skeleton={<SkeletonRows label="The pages are coming." rows={6} />}
    >
      {(print) => <Desk print={print} assignment_id={assignment_id} />}
    </Loaded>
  )
}

function Desk({ print, assignment_id }: PaperViewProps & { readonly print: Print }) {
  const options = usePaperOptions()
  const { size, room, roomShare, student, hasScheme, isTwoSided } = options
  const { tokens, state, onLaidOut, again, forget } = useCodes(assignment_id)
  const copies = print.copies.filter((copy) => student === '' || copy.student.id === student)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is printed otherwise stands elsewhere
  useEffect(() => again(), [again, size, room])
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages of who is not printed any more are gone
  useEffect(() => forget, [student])
  const sheet = { '--size': `${size}pt`, '--room': roomShare } as CSSProperties
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          breadcrumb={
            <p className="mb-1 text-sm">
              <Link
                to={pages.teacherAssignments({ class: print.class_id, work: assignment_id })}
                className="text-quiet"
              >
                Assignments
              </Link>
            </p>
          }
          title={print.title}
          actions={
            <>
              <WordButton assignment_id={assignment_id} title={print.title} student_id={student} />
              <Button
                icon={<Printer {...ICON} />}
                disabled={state !== 'there'}
                onClick={() => window.print()}
              >
                Print or save as PDF
              </Button>
            </>
          }
        />
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18rem] print:block">
        <Options print={print} options={options} state={state} onAgain={again} />
        <div className="paper-desk" style={sheet} data-print-alone>
          {copies.map((copy) => (
            <CopyPages
              key={copy.student.id}
              copy={copy}
              print={print}
              token={tokens.get(copy.student.id)}
              {...{ isTwoSided, onLaidOut }}
            />
          ))}
          {hasScheme && <SchemePages print={{ ...print, copies }} />}
        </div>
      </div>
    </>
  )
}

const everybody = 'all'

type OptionsProps = {
  readonly print: Print
  readonly options: PaperOptions
  readonly state: CodesState
  readonly onAgain: () => void
}

function Options({ print, options, state, onAgain }: OptionsProps) {
  const { size, room, student, hasScheme, isTwoSided, change } = options
  const { copies, num_students } = print
  return (
    <section
      aria-labelledby="how-printed"
      className="grid gap-4 rounded-card border border-line bg-surface p-5 xl:sticky xl:top-6 xl:order-last xl:max-h-[calc(100dvh-3rem)] xl:overflow-y-auto print:hidden"
    >
      <h2 id="how-printed" className="text-lg">
        How it is printed
      </h2>
      <Select
        label="For whom"
        value={student === '' ? everybody : student}
        onValueChange={(next) => change('student', next === everybody ? '' : next)}
        choices={[
          { value: everybody, label: `Everybody, ${copies.length}` },
          ...copies.map(({ student: { id, first_name, last_name } }) => ({
            value: id,
            label: `${first_name} ${last_name}`,
          })),
        ]}
      />
      <Labelled title="Size of print">
        <SegmentedControl
          label="Size of print"
          segments={sizes}
          value={size}
          onValueChange={(next) => change('size', next === '12' ? '' : next)}
        />
      </Labelled>
      <Labelled title="Room for working">
        <SegmentedControl
          label="Room for working"
          segments={rooms}
          value={room}
          onValueChange={(next) => change('room', next === 'usual' ? '' : next)}
        />
      </Labelled>
      <div>
        <Switch
          label="Both sides of the paper"
          checked={isTwoSided}
          onCheckedChange={(on) => change('sides', on ? '2' : '')}
        />
        <Switch
          label="Mark scheme"
          checked={hasScheme}
          onCheckedChange={(on) => change('scheme', on ? '' : 'no')}
        />
      </div>
      <div role="status" className="text-sm">
        {state === 'coming' && <p className="text-quiet">The pages are being laid out.</p>}
        {state === 'there' && (
          <p>
            Ready. In the dialog of the printer choose A4, a scale of 100 % and no margins of its
            own.
          </p>
        )}
        {state === 'failed' && (
          <>
            <p>
              The codes did not come, so these pages could not be read again. Nothing is lost: try
              once more.
            </p>
            <Button kind="line" size="small" className="mt-2" onClick={onAgain}>
              Try again
            </Button>
          </>
        )}
      </div>
      <ScanPanel class_id={print.class_id} />
      {num_students > copies.length && (
        <p className="text-quiet text-sm">
          The first {copies.length} of {num_students} students. Print the others from a group.
        </p>
      )}
    </section>
  )
}

const Labelled = ({
  title,
  children,
}: {
  readonly title: string
  readonly children: React.ReactNode
}) => (
  <div className="grid justify-items-start gap-1.5">
    <p aria-hidden="true" className="font-semibold text-sm">
      {title}
    </p>
    {children}
  </div>
)
