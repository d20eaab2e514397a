import { limits } from '@learngrove/contract/subscription.limits'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { catalogue } from '#courses/courses.data.ts'
import { atMost } from '#forms/forms.checks.ts'
import { useContractForm } from '#forms/forms.contract-form.ts'
import { FormNote } from '#forms/forms.note.tsx'
import { Button } from '#ui/button.tsx'
import { ComboboxMany } from '#ui/combobox-many.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'
import { useToast } from '#ui/toast.tsx'

type Choice = { readonly value: string; readonly label: string }

/** The button that makes a batch of codes, with its form. */
export function MakeCodes() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      title="Make activation codes"
      description="Only students of your school can redeem them."
      trigger={<Button icon={<Plus {...ICON} />}>Make codes</Button>}
      open={isOpen}
      onOpenChange={setOpen}
    >
      {isOpen && <MakeCodesForm onDone={() => setOpen(false)} />}
    </Dialog>
  )
}

/** Checks a number that is typed. */
const within = (most: number) => (text: string) => {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= most
    ? ''
    : `A number from 1 to ${most}.`
}

const endOfDay = 'T23:59:59Z'

function MakeCodesForm({ onDone }: { readonly onDone: () => void }) {
  const courses = useQuery(catalogue).data?.courses ?? []
  const toast = useToast()
  const form = useContractForm('POST /teachers/activation-codes', {
    initial: {
      courses: [] as readonly Choice[],
      ...{ count: '1', uses: '1', months: '', note: '' },
      until: null as string | null,
    },
    checks: {
      courses: (chosen) => (chosen.length === 0 ? 'Choose what they open.' : ''),
      count: within(limits.codes),
      uses: within(limits.uses),
      months: (text) => (text.trim() === '' ? '' : within(limits.months)(text)),
      until: (day) => (day === null ? 'Choose the last day.' : ''),
      note: atMost(limits.note, 'This is too long for the list.'),
    },
    problemTone: 'danger',
    toSent: ({ courses: chosen, count, uses, months, until, note }) =>
      until === null
        ? undefined
        : {
            body: {
              course_ids: chosen.map(({ value }) => value),
              count: Number(count),
              uses_allowed: Number(uses),
              months: months.trim() === '' ? null : Number(months),
              expires_at: `${until}${endOfDay}`,
              note: note.trim(),
            },
          },
    words: { INVALID_REQUEST: 'Look at the last day: it has to be one that is still to come.' },
    changes: ['GET /teachers/activation-codes'],
    onSaved: ({ codes }) => {
      toast.show({
        title: codes.length === 1 ? 'The code is made' : `${codes.length} codes are made`,
      })
      onDone()
    },
  })
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ComboboxMany
        label="Opens"
        choices={courses.map(({ id, title }) => ({ value: id, label: title }))}
        {...form.field('courses')}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field label="Codes" inputMode="numeric" {...form.field('count')} />
        <Field label="Students for each" inputMode="numeric" {...form.field('uses')} />
      </div>
      <DatePicker label="Last day to redeem" {...form.field('until')} />
      <Field
        label="Months"
        optional
        inputMode="numeric"
        hint="From the day of redeeming; left empty, the courses stay open."
        {...form.field('months')}
      />
      <Field label="Note" optional placeholder="Autumn, year 8" {...form.field('note')} />
      <FormNote words={form.refusal} />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        Make them
      </Button>
    </form>
  )
}
