import { assignmentLimits } from '@learngrove/contract/assignments.limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { myClasses } from '#classes/classes.data.ts'
import { query } from '#platform/api.ts'
import { counted } from '#platform/number-words.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Combobox } from '#ui/combobox.tsx'
import { todayHere } from '#ui/date/iso-date.ts'
import { DatePicker } from '#ui/date-picker.tsx'
import { Field } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { Switch } from '#ui/switch.tsx'
import { everybody, some, usualTries, type Wanted } from './wanted-work.ts'

const studentsOf = (class_id: string) =>
  query('GET /classes/{classId}/students', { params: { classId: class_id } })

/** As many worksheets are offered at once as are read through. */
const mostOffered = 20

/** What of a course's library fits a class best, or goes by a name. */
const sheetsOf = (course_id: string, class_id: string, search: string) =>
  query('GET /worksheets/courses/{courseId}', {
    params: { courseId: course_id },
    query: { class_id, state: 'ready', sort: 'fit', size: mostOffered, ...(search && { search }) },
  })

type Part = { readonly wanted: Wanted }

/** Finds the worksheet: what fits the class best is offered first. */
export function SheetField({ wanted: { sheet, setSheet }, class_id }: Part & { class_id: string }) {
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
export function WhomFields({ wanted, class_id }: Part & { readonly class_id: string }) {
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

export function WhenFields({ wanted }: Part) {
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

export function RuleFields({ wanted }: Part) {
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
