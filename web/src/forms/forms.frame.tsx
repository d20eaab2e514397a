import { Check, CircleAlert, Undo2 } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { ICON_SMALL } from '#ui/icon-props.ts'
import type { FormState } from './forms.contract-form.ts'
import { FormNote } from './forms.note.tsx'
import { LeaveGuard } from './leave-guard.tsx'

type FormFrameProps = Pick<ComponentProps<'form'>, 'aria-label'> & {
  readonly form: FormState & { readonly props: ComponentProps<'form'> }
  /** The names of the fields as they are read, for the summary of more than one problem. */
  readonly labels: Readonly<Record<string, string>>
  /** The word of the button that sends. */
  readonly save: string
  /** Whether it can be sent only once something was changed. */
  readonly needsChange?: boolean
  /** Stands beside the button, such as the way back. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The frame of a form of the staff: what to look at again above, save and undo below, and a question before it is left unsaved. */
export function FormFrame(props: FormFrameProps) {
  const { form, labels, save, needsChange = false, actions, children, ...others } = props
  return (
    <form {...form.props} {...others} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ProblemSummary form={form} labels={labels} />
      {children}
      <FormNote words={form.refusal} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          busy={form.isBusy}
          disabled={needsChange && form.state !== 'changed' && !form.isBusy}
        >
          {save}
        </Button>
        {form.state === 'changed' && (
          <Button kind="plain" icon={<Undo2 {...ICON_SMALL} />} onClick={form.undo}>
            Undo changes
          </Button>
        )}
        {actions}
        <p role="status" className="ml-auto flex items-center gap-1.5 text-quiet text-sm">
          {form.state === 'saved' && (
            <>
              <Check {...ICON_SMALL} className="flex-none text-primary" />
              Saved
            </>
          )}
          {form.state === 'changed' && 'Not saved yet'}
        </p>
      </div>
      <LeaveGuard isDirty={form.isDirty} />
    </form>
  )
}

const counted = ['', 'One field', 'Two fields', 'Three fields', 'Four fields', 'Five fields']

type ProblemSummaryProps = Pick<FormFrameProps, 'form' | 'labels'>

/** Names the fields that want another look, each with the way to it; one alone needs no summary. */
function ProblemSummary({ form, labels }: ProblemSummaryProps) {
  const names = Object.keys(form.problems)
  if (names.length < 2) return null
  return (
    <p className="flex gap-2.5 rounded-control bg-danger-soft px-4 py-3 text-sm">
      <CircleAlert {...ICON_SMALL} className="mt-1 flex-none text-danger" />
      <span className="min-w-0">
        <b className="font-bold">
          {counted[names.length] ?? `${names.length} fields`} want another look.
        </b>{' '}
        {names.map((name, place) => (
          <span key={name}>
            {place > 0 && ', '}
            <button
              type="button"
              onClick={() => form.focus(name)}
              className="rounded-small underline underline-offset-3"
            >
              {labels[name] ?? name}
            </button>
          </span>
        ))}
      </span>
    </p>
  )
}
