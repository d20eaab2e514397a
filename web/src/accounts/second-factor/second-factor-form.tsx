import { type SubmitEvent, useState } from 'react'
import { codeOfError } from '#accounts/accounts.words.ts'
import { Button, type ButtonKind } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { stepFailureWords, stepsText } from './second-factor.words.ts'
import { StepNote } from './second-factor-note.tsx'

type CodeFormProps = {
  readonly label: string
  /** The message if nothing was typed. */
  readonly missing: string
  readonly send: string
  readonly kind?: ButtonKind
  /** Tells whether only six digits are allowed, and no recovery code. */
  readonly isDigits: boolean
  readonly busy: boolean
  readonly error: unknown
  readonly onCode: (code: string) => void
  readonly onCancel: () => void
}

/** Shows one field for a code, the button that sends it, and the way back. */
export function CodeForm({ label, missing, send, kind, isDigits, ...rest }: CodeFormProps) {
  const { busy, error, onCode, onCancel } = rest
  const [lack, setLack] = useState('')
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = event.currentTarget
    const code = String(new FormData(fields).get('code')).trim()
    setLack(code ? '' : missing)
    if (!code) fields.querySelector<HTMLInputElement>('input')?.focus()
    if (code && !busy) onCode(code)
  }
  const isWrong = codeOfError(error) === 'WRONG_CODE'
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field
        label={label}
        name="code"
        autoComplete="one-time-code"
        inputMode={isDigits ? 'numeric' : 'text'}
        autoCapitalize="characters"
        spellCheck={false}
        problem={lack || (isWrong ? stepFailureWords(error) : '')}
        problemTone="not-yet"
        className="max-w-80"
      />
      {!isWrong && <StepNote error={error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind={kind} busy={busy}>
          {send}
        </Button>
        <Button kind="plain" onClick={onCancel}>
          {stepsText.cancel}
        </Button>
      </div>
    </form>
  )
}
