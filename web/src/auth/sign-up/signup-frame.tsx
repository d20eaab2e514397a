import type { ReactNode } from 'react'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import type { Form } from '#forms/forms.form.ts'
import { doorFormOf } from '#platform/pre-hydration-input.ts'
import { useIsAlive } from '#platform/use-is-alive.ts'
import { Button } from '#ui/button.tsx'
import { ConsentBox } from './consent-box.tsx'
import { LetterStep } from './letter-step.tsx'
import { OtherRole } from './other-role.tsx'
import { signupText as text } from './signup.words.ts'
import type { SignUp } from './use-sign-up.ts'

type SignUpFrameProps = {
  /** The name of the form, by which what was typed before hydration is found. */
  readonly name: 'student' | 'parent'
  readonly form: Pick<Form<object>, 'props' | 'problems'>
  readonly signUp: SignUp
  readonly children: ReactNode
}

/** Frames the fields of a sign-up: problems above them, consent and the button below. */
export function SignUpFrame({ name, form, signUp, children }: SignUpFrameProps) {
  const { letter, is_busy, problem, left_s } = signUp
  const isAlive = useIsAlive()
  return (
    <>
      {letter && <LetterStep letter={letter} />}
      {/* It stays, out of sight, with all that was typed: the address may have been the wrong one. */}
      <form
        {...doorFormOf(name)}
        method="post"
        {...form.props}
        className={letter ? 'hidden' : 'mt-6 grid gap-5'}
      >
        {problem && <ProblemNotice problem={problem} left_s={left_s} />}
        {children}
        <ConsentBox problem={form.problems.consent ?? ''} />
        <Button
          type={isAlive ? 'submit' : 'button'}
          size="large"
          wide
          busy={is_busy}
          disabled={left_s > 0}
        >
          {text.send}
        </Button>
      </form>
      {!letter && <OtherRole />}
    </>
  )
}
