import { type SubmitEvent, useState } from 'react'
import { rememberEmail, rememberedEmail } from '#auth/auth.data.ts'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { looksLikeEmail } from '#platform/email.ts'
import type { AnyProblem } from '#platform/public-api.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useCountdown } from '#ui/use-countdown.ts'
import { linkText } from './sign-in.links.words.ts'

type EmailFormProps = {
  readonly send: string
  readonly is_busy: boolean
  readonly problem: AnyProblem | undefined
  readonly onEmail: (email: string) => void
}

/** Asks for an e-mail address, and remembers it for the pages that follow. */
export function EmailForm({ send, is_busy, problem, onEmail }: EmailFormProps) {
  const left_s = useCountdown(problem?.wait_s ?? 0, problem)
  const [lack, setLack] = useState('')
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = event.currentTarget
    const email = String(new FormData(fields).get('email')).trim()
    const isLacking = !looksLikeEmail(email)
    setLack(isLacking ? linkText.emailMissing : '')
    if (isLacking) fields.querySelector<HTMLInputElement>('[name=email]')?.focus()
    if (isLacking || is_busy || left_s > 0) return
    rememberEmail(email)
    onEmail(email)
  }
  return (
    <form noValidate onSubmit={submit} className="mt-6 grid gap-4">
      {problem && <ProblemNotice problem={problem} left_s={left_s} />}
      <Field
        label={linkText.email}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={rememberedEmail()}
        problem={lack}
        problemTone="not-yet"
      />
      <Button type="submit" wide busy={is_busy} disabled={left_s > 0}>
        {send}
      </Button>
    </form>
  )
}
