import type { Sent } from '@learngrove/contract/call'
import {
  type BrandColour,
  brandColours,
  maxIdleMinutes,
} from '@learngrove/contract/white-label.limits'
import { ifAny, matches, required } from '#forms/forms.checks.ts'
import { useContractForm } from '#forms/forms.contract-form.ts'
import { FormFrame } from '#forms/forms.frame.tsx'
import { call } from '#platform/api.ts'
import { invalidate } from '#platform/query-client.ts'
import { Field } from '#ui/field.tsx'
import { useToast } from '#ui/toast.tsx'
import type { Look } from './classes.data.ts'
import { colourWords, failureWords } from './classes.words.ts'
import { LookPreview } from './look-preview.tsx'

const changes = ['GET /schools/{id}', 'GET /teachers/schools/details'] as const

const labels = { school_name: 'Name', page_title: 'Title', idle: 'Minutes', ...colourWords }

/** What somebody typed, as the fields of the form hold it. */
const typedOf = (look: Look) => ({
  school_name: look.school_name,
  page_title: look.page_title ?? '',
  idle: look.idle_minutes === null ? '' : String(look.idle_minutes),
  // Safe: these are the names, each with its text.
  ...(Object.fromEntries(brandColours.map((name) => [name, look[name] ?? ''])) as Record<
    BrandColour,
    string
  >),
})

type Typed = ReturnType<typeof typedOf>

const sentOf = (id: string, { idle, ...typed }: Typed): Sent<'PATCH /schools/{id}'> => ({
  params: { id },
  body: { ...typed, idle_minutes: idle.trim() || 'never' },
  files: {},
})

const minutesFit = (text: string) => {
  const minutes = Number(text)
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= maxIdleMinutes
    ? ''
    : `A number from 1 to ${maxIdleMinutes}.`
}

const colourFits = ifAny(matches(/^#[0-9a-f]{6}$/i, 'Six signs after a #, such as #1f7a4a.'))
// Safe: these are the names, each with the same check.
const colourChecks = Object.fromEntries(brandColours.map((name) => [name, colourFits])) as Record<
  BrandColour,
  typeof colourFits
>

/** The name and the look of a school: seen while they are typed, and rolled back at one press. */
export function LookForm({ look }: { readonly look: Look }) {
  const form = useLookForm(look)
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <FormFrame form={form} labels={labels} save="Save" needsChange>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
          <Field label="Name of the school" {...form.field('school_name')} />
          <Field label="Title of its pages" optional {...form.field('page_title')} />
          <Field
            label="Minutes until a sign-out"
            optional
            inputMode="numeric"
            hint="Without use, at every device; left empty, never."
            {...form.field('idle')}
          />
        </div>
        <fieldset className="m-0 grid grid-cols-[minmax(0,1fr)] gap-4 border-0 p-0 sm:grid-cols-2">
          <legend className="mb-2 p-0 font-bold">Colours</legend>
          {brandColours.map((name) => (
            <Field
              key={name}
              label={colourWords[name]}
              optional
              placeholder="Ours"
              spellCheck={false}
              before={<Swatch colour={form.values[name]} />}
              {...form.field(name)}
            />
          ))}
        </fieldset>
      </FormFrame>
      <LookPreview name={form.values.school_name} colours={form.values} look={look} />
    </div>
  )
}

const Swatch = ({ colour }: { readonly colour: string }) => (
  <span
    aria-hidden="true"
    className="size-6 flex-none rounded-full border border-line-strong"
    style={{ background: colourFits(colour) === '' ? colour : 'none' }}
  />
)

function useLookForm(look: Look) {
  const toast = useToast()
  async function rollBack() {
    try {
      await call('PATCH /schools/{id}', sentOf(look.id, typedOf(look)))
      invalidate(...changes)
      toast.show({ title: 'It looks as it did before' })
    } catch (error) {
      toast.show({ kind: 'care', title: failureWords(error) })
    }
  }
  return useContractForm('PATCH /schools/{id}', {
    initial: typedOf(look),
    checks: {
      school_name: required('Type the name of the school.'),
      idle: ifAny(minutesFit),
      ...colourChecks,
    },
    problemTone: 'danger',
    toSent: (typed) => sentOf(look.id, typed),
    words: {},
    changes,
    onSaved: ({ corrections }) =>
      toast.show({
        title: 'Saved',
        text:
          corrections.length > 0
            ? 'Some colours are shown darker, so that everybody can read them.'
            : undefined,
        action: { label: 'Roll back', onAct: rollBack },
      }),
  })
}
