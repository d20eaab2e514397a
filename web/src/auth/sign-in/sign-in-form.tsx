import { pages } from '@learngrove/contract/pages'
import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import {
  bodyOf,
  rememberedEmail,
  type SignInProblem,
  type SignInForm as Typed,
  useSignIn,
} from '#auth/auth.data.ts'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { loginText } from '#auth/auth.words.ts'
import { doorForm, readTypedAhead } from '#platform/pre-hydration-input.ts'
import { useIsAlive } from '#platform/use-is-alive.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useCountdown } from '#ui/use-countdown.ts'

const nothing: Typed = { name: '', password: '' }

type SignInFormProps = {
  /** Why another way to sign in, from which they have just come back, failed. */
  readonly known?: SignInProblem | undefined
}

/** Shows one field for either name, a password that can be revealed, and what a refusal means. */
export function SignInForm({ known }: SignInFormProps) {
  const isAlive = useIsAlive()
  const { enter, is_busy, problem } = useSignIn(known)
  const left_s = useCountdown(problem?.wait_s ?? 0, problem)
  const [missing, setMissing] = useState(nothing)
  const [ahead] = useState(readTypedAhead)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = event.currentTarget
    const form = new FormData(fields)
    const typed = { name: String(form.get('name')), password: String(form.get('password')) }
    const lacks = {
      name: typed.name.trim() === '' ? loginText.nameMissing : '',
      password: typed.password === '' ? loginText.passwordMissing : '',
    }
    setMissing(lacks)
    const first = lacks.name ? 'name' : lacks.password ? 'password' : undefined
    if (first) fields.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    if (first || is_busy || left_s > 0) return
    await enter(bodyOf(typed))
  }

  return (
    <form {...doorForm} method="post" noValidate onSubmit={submit} className="mt-6 grid gap-4">
      {problem && <ProblemNotice problem={problem} left_s={left_s} />}
      <Field
        label={loginText.name}
        name="name"
        defaultValue={ahead.values.name || rememberedEmail()}
        autoFocus={ahead.focused === 'name'}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={loginText.nameHint}
        problem={missing.name}
        problemTone="not-yet"
      />
      <div>
        <Field
          label={loginText.password}
          name="password"
          type="password"
          autoComplete="current-password"
          defaultValue={ahead.values.password}
          autoFocus={ahead.focused === 'password'}
          problem={missing.password}
          problemTone="not-yet"
        />
        <TextLink alone render={<Link to={pages.forgotPassword()} />} className="text-sm">
          {loginText.forgot}
        </TextLink>
      </div>
      <Button
        // A prerendered page must not send its form by itself.
        type={isAlive ? 'submit' : 'button'}
        size="large"
        wide
        busy={is_busy}
        disabled={left_s > 0}
      >
        {problem ? loginText.again : loginText.send}
      </Button>
    </form>
  )
}
