import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { landingOf } from '#platform/home.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { rememberedEmail, type SignInForm as Typed, useSignIn } from './auth.data.ts'
import { loginText } from './auth.words.ts'
import { SignInNotice } from './sign-in-notice.tsx'
import { useCountdown } from './use-countdown.ts'

const nothing: Typed = { name: '', password: '' }

/** One field for either name, a password that can be shown, and what a refusal means. */
export function SignInForm() {
  const navigate = useNavigate()
  const { enter, is_busy, problem } = useSignIn()
  const left_s = useCountdown(problem?.wait_s ?? 0, problem)
  const [missing, setMissing] = useState(nothing)

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
    const user = await enter(typed)
    if (user) navigate(landingOf(user), { replace: true })
  }

  return (
    <form noValidate onSubmit={submit} className="mt-6 grid gap-4">
      {problem && <SignInNotice problem={problem} left_s={left_s} />}
      <Field
        label={loginText.name}
        name="name"
        defaultValue={rememberedEmail()}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={loginText.nameHint}
        problem={missing.name}
        problemTone="not-yet"
      />
      <Field
        label={loginText.password}
        name="password"
        type="password"
        autoComplete="current-password"
        hint={loginText.help}
        problem={missing.password}
        problemTone="not-yet"
      />
      <Button type="submit" size="large" wide busy={is_busy} disabled={left_s > 0} className="mt-2">
        {problem ? loginText.again : loginText.send}
      </Button>
    </form>
  )
}
