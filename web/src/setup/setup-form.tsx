import type { ReactNode } from 'react'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { useForm } from '#forms/forms.form.ts'
import { useAsk } from '#platform/public-api.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { useCountdown } from '#ui/use-countdown.ts'
import { people, refused, setupText as text } from './setup.words.ts'
import {
  madeBy,
  noValues,
  type SetupValues,
  setupBody,
  setupChecks,
  type Who,
} from './setup-fields.ts'
import type { Made, SetupState } from './use-setup-state.ts'

type SetupFormProps = {
  readonly courses: SetupState['courses']
  readonly onMade: (made: Made) => void
  /** Somebody else has been faster. */
  readonly onDone: () => void
}

type Form = ReturnType<typeof useForm<SetupValues>>

/** Asks for the token of the log, and for what the school begins with. */
export function SetupForm({ courses, onMade, onDone }: SetupFormProps) {
  const { ask, is_busy, problem } = useAsk('POST /setup', {
    onRefusal: ({ code }) => {
      if (code === 'SETUP_DONE') onDone()
      return code === 'SETUP_DONE'
    },
  })
  const left_s = useCountdown(problem?.wait_s ?? 0, problem)
  const form = useForm<SetupValues>({
    initial: noValues,
    checks: setupChecks,
    isBusy: is_busy || left_s > 0,
    onSend: async (values) => {
      if (await ask({ body: setupBody(values) })) onMade(madeBy(values))
    },
  })
  const words = Object.entries(refused).find(([code]) => code === problem?.code)?.[1]
  return (
    <form {...form.props} className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8">
      <Field
        label={text.token}
        hint={text.token_hint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('token')}
      />
      <PersonFields form={form} who="admin" />
      <Part heading={text.school}>
        <Field
          label={text.school_name}
          autoComplete="organization"
          {...form.field('school_name')}
        />
      </Part>
      <PersonFields form={form} who="owner" />
      <FirstClass form={form} courses={courses} />
      {problem && <ProblemNotice problem={problem} left_s={left_s} words={words} />}
      <Button type="submit" size="large" wide busy={is_busy} disabled={left_s > 0}>
        {text.send}
      </Button>
    </form>
  )
}

type PartProps = { readonly heading: string; readonly lead?: string; readonly children: ReactNode }

/** Groups the fields of one thing under its heading. */
const Part = ({ heading, lead, children }: PartProps) => (
  <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
    <legend className="mb-3 font-heavy text-lg">{heading}</legend>
    {lead && <p className="-mt-3 text-quiet">{lead}</p>}
    {children}
  </fieldset>
)

type PersonFieldsProps = { readonly form: Form; readonly who: Who }

function PersonFields({ form, who }: PersonFieldsProps) {
  const { heading, lead } = people[who]
  const isStudent = who === 'student'
  return (
    <Part heading={heading} lead={lead}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Field label={text.first_name} autoComplete="off" {...form.field(`${who}_first_name`)} />
        <Field
          label={text.last_name}
          optional
          autoComplete="off"
          {...form.field(`${who}_last_name`)}
        />
      </div>
      <Field
        label={isStudent ? text.username : text.email}
        hint={isStudent ? text.username_hint : undefined}
        type={isStudent ? 'text' : 'email'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field(`${who}_login`)}
      />
      <Field
        label={text.password}
        type="password"
        autoComplete="new-password"
        {...form.field(`${who}_password`)}
      />
    </Part>
  )
}

type FirstClassProps = { readonly form: Form; readonly courses: SetupState['courses'] }

/** Offers a first class, and asks for its people once it is wanted. */
function FirstClass({ form, courses }: FirstClassProps) {
  return (
    <>
      <Checkbox
        label={text.with_class}
        hint={courses.length > 0 ? text.class_lead : text.no_courses}
        disabled={courses.length === 0}
        {...form.tick('with_class')}
      />
      {form.values.with_class && (
        <>
          <Part heading={text.class_heading}>
            <Field label={text.class_name} autoComplete="off" {...form.field('class_name')} />
            <Select
              label={text.course}
              choices={courses.map(({ id, title }) => ({ value: id, label: title }))}
              {...form.field('course_id')}
            />
          </Part>
          <PersonFields form={form} who="teacher" />
          <PersonFields form={form} who="student" />
        </>
      )}
    </>
  )
}
