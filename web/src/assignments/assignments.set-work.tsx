import { assignmentLimits } from '@learngrove/contract/assignments.limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { myClasses } from '#classes/classes.data.ts'
import { query, useCall } from '#platform/api.ts'
import { counted } from '#platform/number-words.ts'
import { newUuid } from '#platform/uuid.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { addDays, todayHere } from '#ui/date/iso-date.ts'
import { DatePicker } from '#ui/date-picker.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { Switch } from '#ui/switch.tsx'
import { useToast } from '#ui/toast.tsx'
import { progressRoutes } from './assignments.data.ts'
import { FailureNote } from './failure-note.tsx'

/** Half of a dialog: everybody, or those who are ticked. */
const everybody = 'everybody'
const some = 'some'

const studentsOf = (class_id: string) =>
  query('GET /classes/{classId}/students', { params: { classId: class_id } })

type Sheet = { readonly id: string; readonly title: string }

export type SetWorkProps = {
  readonly class_id: string
  readonly class_name: string
  /** What is set; without one it is chosen here. */
  readonly sheet?: Sheet | undefined
  /** Some students of the class, where it is not for all. */
  readonly students?: readonly { readonly id: string }[] | undefined
  readonly onClose: () => void
  readonly onSet?: ((assignment_id: string) => void) | undefined
}

/** Work is due a week from today if nothing else is said, at this time. */
const usualDays = 7
const usualTime = '16:00'
const usualTries = 'usual'

/** As many worksheets are offered at once as are read through. */
const mostOffered = 20

/** What of a course's library fits a class best, or goes by a name. */
const sheetsOf = (course_id: string, class_id: string, search: string) =>
  query('GET /worksheets/courses/{courseId}', {
    params: { courseId: course_id },
    query: { class_id, state: 'ready', sort: 'fit', size: mostOffered, ...(search && { search }) },
  })

/** Keeps what is being decided, with what most work has from the start. */
function useWanted(given: Sheet | undefined) {
  // One for each time that it is open: pressing twice sets once.
  const [client_id] = useState(newUuid)
  const [sheet, setSheet] = useState(given)
  const [whom, setWhom] = useState<typeof everybody | typeof some>(everybody)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [opens, setOpens] = useState<string | null>(todayHere())
  const [due, setDue] = useState<string | null>(() => addDays(todayHere(), usualDays))
  const [time, setTime] = useState(usualTime)
  const [minutes, setMinutes] = useState('')
  const [tries, setTries] = useState(usualTries)
  const [hasHints, setHasHints] = useState(true)
  const [isClosedFirst, setIsClosedFirst] = useState(false)
  const [isLateTaken, setIsLateTaken] = useState(true)
  return {
    ...{ whom, setWhom, chosen, setChosen },
    ...{ client_id, sheet, setSheet, opens, setOpens, due, setDue, time, setTime },
    ...{ minutes, setMinutes, tries, setTries, hasHints, setHasHints },
    ...{ isClosedFirst, setIsClosedFirst, isLateTaken, setIsLateTaken },
  }
}

type Wanted = ReturnType<typeof useWanted>

/** Writes what was decided as the form that the call takes. */
function formOf(wanted: Wanted, { class_id, students }: SetWorkProps) {
  const { opens, due, time, minutes, tries } = wanted
  const ticked = wanted.whom === some ? [...wanted.chosen] : undefined
  const ids = students?.map(({ id }) => id) ?? ticked
  const isLater = opens !== null && opens > todayHere()
  return {
    class_id,
    client_id: wanted.client_id,
    ...(ids && { student_ids: btoa(JSON.stringify(ids)) }),
    ...(isLater && { date_assigned: new Date(`${opens}T00:00`).toISOString() }),
    ...(due && { due_date: new Date(`${due}T${time}`).toISOString() }),
    ...(minutes !== '' && { time_limit: minutes }),
    ...(tries !== usualTries && { tries }),
    has_hints: wanted.hasHints ? ('true' as const) : ('false' as const),
    is_late_taken: wanted.isLateTaken ? ('true' as const) : ('false' as const),
    answers_shown: wanted.isClosedFirst ? ('when_closed' as const) : ('when_settled' as const),
  }
}

/** Sets a worksheet for a class, or for some of it: from when, until when and by which rules. */
export function SetWorkDialog(props: SetWorkProps) {
  const { class_name, students, onClose, onSet } = props
  const wanted = useWanted(props.sheet)
  const assign = useCall('POST /worksheets/{id}/reassign', { changes: progressRoutes })
  const toast = useToast()
  const { sheet } = wanted
  const isForNobody = wanted.whom === some && wanted.chosen.size === 0
  const send = () => {
    if (!sheet) return
    const sent = { params: { id: sheet.id }, body: formOf(wanted, props), files: {} }
    assign.mutate(sent, {
      onSuccess: ({ assignment_id, num_students }) => {
        toast.show({ title: `Set for ${num_students} students`, kind: 'done' })
        onSet?.(assignment_id)
        onClose()
      },
    })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title={`Set work for ${students ? `${students.length} of ` : ''}${class_name}`}
      actions={
        <>
          <Button disabled={!sheet || isForNobody} busy={assign.isPending} onClick={send}>
            Set it
          </Button>
          <DialogClose>
            <Button kind="plain">Cancel</Button>
          </DialogClose>
        </>
      }
    >
      {props.sheet === undefined ? (
        <SheetField wanted={wanted} class_id={props.class_id} />
      ) : (
        <p>{props.sheet.title}</p>
      )}
      {!students && <WhomFields wanted={wanted} class_id={props.class_id} />}
      <WhenFields wanted={wanted} />
      <RuleFields wanted={wanted} />
      <FailureNote error={assign.error} />
    </Dialog>
  )
}

type Part = { readonly wanted: Wanted }

function SheetField({ wanted: { sheet, setSheet }, class_id }: Part & { class_id: string }) {
  const [search, setSearch] = useState('')
  const classes = useQuery(myClasses)
  const course_id = classes.data?.classes.find(({ id }) => id === class_id)?.course_id
  const found = useQuery({
    ...sheetsOf(course_id ?? '', class_id, search.trim()),
    enabled: course_id !== undefined,
    placeholderData: keepPreviousData,
  })
  const all = found.data?.worksheets ?? []
  return (
    <Combobox
      label="Worksheet"
      loading={found.isFetching}
      onSearch={setSearch}
      choices={all.map(({ id, title, num_questions }) => ({
        ...{ value: id, label: title, detail: counted(num_questions, 'question') },
      }))}
      value={sheet ? { value: sheet.id, label: sheet.title } : null}
      onValueChange={(one) => setSheet(one ? { id: one.value, title: one.label } : undefined)}
      emptyWords="No worksheet by this name"
    />
  )
}

/** Everybody in the class, or some of it. */
function WhomFields({ wanted, class_id }: Part & { readonly class_id: string }) {
  const { whom, setWhom, chosen, setChosen } = wanted
  const found = useQuery({ ...studentsOf(class_id), enabled: whom === some })
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(chosen)
    if (isTicked) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <>
      <RadioGroup
        label="For"
        look="cards"
        choices={[
          { value: everybody, label: 'Everybody in the class' },
          { value: some, label: 'Some students' },
        ]}
        value={whom}
        onValueChange={setWhom}
      />
      {whom === some && (
        <fieldset className="grid max-h-56 grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-x-4 overflow-y-auto rounded-control border border-line px-4">
          <legend className="sr-only">Students</legend>
          {(found.data?.students ?? []).map(({ id, first_name, last_name }) => (
            <Checkbox
              key={id}
              label={`${first_name} ${last_name}`}
              checked={chosen.has(id)}
              onCheckedChange={(isTicked) => tick(id, isTicked)}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}

function WhenFields({ wanted }: Part) {
  const { opens, setOpens, due, setDue, time, setTime } = wanted
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <DatePicker label="Opens" value={opens} onValueChange={setOpens} min={todayHere()} />
      <DatePicker
        label="Due"
        optional
        value={due}
        onValueChange={setDue}
        min={opens ?? undefined}
      />
      <Field label="At" type="time" value={time} onValueChange={setTime} disabled={due === null} />
    </div>
  )
}

const triesChoices = [
  { value: usualTries, label: 'As usual' },
  ...['1', '2', '3', '4', '5'].map((value) => ({ value, label: value })),
]

function RuleFields({ wanted }: Part) {
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label="Minutes"
          optional
          inputMode="numeric"
          hint={`At most ${assignmentLimits.time_limit}`}
          value={wanted.minutes}
          onValueChange={(text) => wanted.setMinutes(text.replaceAll(/\D/g, ''))}
        />
        <Select
          label="Tries at a question"
          choices={triesChoices}
          value={wanted.tries}
          onValueChange={wanted.setTries}
        />
      </div>
      <Switch label="Hints" checked={wanted.hasHints} onCheckedChange={wanted.setHasHints} />
      <Switch
        label="Show worked answers only once it is closed"
        checked={wanted.isClosedFirst}
        onCheckedChange={wanted.setIsClosedFirst}
      />
      <Switch
        label="Take it after it was due"
        checked={wanted.isLateTaken}
        onCheckedChange={wanted.setIsLateTaken}
      />
    </>
  )
}
