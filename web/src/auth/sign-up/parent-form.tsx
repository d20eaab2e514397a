import { userRole } from '@learngrove/contract/roles'
import { type InputEvent, type SubmitEvent, useState } from 'react'
import { DoorPage } from '#auth/auth.door-page.tsx'
import { NewPassword } from '#auth/auth.new-password.tsx'
import { passwordProblem } from '#auth/auth.password-problem.ts'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { looksLikeEmail } from '#platform/email.ts'
import { doorFormOf, readTypedAhead } from '#platform/pre-hydration-input.ts'
import { useIsAlive } from '#platform/use-is-alive.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { goToFirst, type Lacks, without } from '#ui/field-errors.ts'
import { Plant } from '#ui/plant/plant.tsx'
import { useCountdown } from '#ui/use-countdown.ts'
import { ConsentBox } from './consent-box.tsx'
import { LetterStep } from './letter-step.tsx'
import { OtherRole } from './other-role.tsx'
import { Beside } from './side-panel.tsx'
import { letterText, parentFacts, signupText as text } from './signup.words.ts'
import { useSignUp } from './use-sign-up.ts'

/** A parent signs up; their children come next. */
export function ParentForm({ is_free_tier }: { readonly is_free_tier: boolean }) {
  const { join, letter, is_busy, problem } = useSignUp(is_free_tier)
  const left_s = useCountdown(problem?.wait_s ?? 0, problem)
  const isAlive = useIsAlive()
  const [{ values: ahead }] = useState(() => readTypedAhead('parent'))
  const { first_name = '', last_name = '', email = '' } = ahead
  const [person, setPerson] = useState({ first_name, last_name, email })
  const [password, setPassword] = useState(ahead.password ?? '')
  const [lacks, setLacks] = useState<Lacks>({})
  const words = Object.values(person)
  const field = (name: keyof typeof person) => ({
    name,
    value: person[name],
    onValueChange: (value: string) => setPerson((before) => ({ ...before, [name]: value })),
    problem: lacks[name],
    problemTone: 'not-yet' as const,
  })

  function typePassword(typed: string) {
    setPassword(typed)
    setLacks(without(lacks, 'password'))
  }

  function heal({ target }: InputEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement) setLacks(without(lacks, target.name))
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = event.currentTarget
    const isAgreed = new FormData(fields).has('consent')
    const first_name = person.first_name.trim()
    const email = person.email.trim()
    const found = {
      first_name: first_name === '' ? text.parentFirstMissing : '',
      email: looksLikeEmail(email) ? '' : text.emailProblem,
      password: await passwordProblem(password, words),
      consent: isAgreed ? '' : text.parentConsentMissing,
    }
    setLacks(found)
    if (goToFirst(fields, found) || is_busy || left_s > 0) return
    const last_name = person.last_name.trim()
    await join({ user_role_id: userRole.parent, first_name, last_name, email, password })
  }

  return (
    <DoorPage
      title={letter ? letterText.title : text.title}
      isUnlisted
      heading={letter ? letterText.title : text.parentHeading}
      lead={letter ? undefined : text.parentLead}
      beside={
        <Beside
          tone="butter"
          picture={
            <span className="flex items-end">
              <Plant stage="bloom" flower="coral" size={144} />
              <Plant stage="bud" flower="sun" size={104} />
            </span>
          }
          facts={parentFacts}
          signs={['users', 'chart', 'book']}
        />
      }
    >
      {letter && <LetterStep letter={letter} />}
      {/* It stays, out of sight, with all that was typed: the address may have been the wrong one. */}
      <form
        {...doorFormOf('parent')}
        method="post"
        noValidate
        onSubmit={submit}
        onInput={heal}
        className={letter ? 'hidden' : 'mt-6 grid gap-5'}
      >
        {problem && <ProblemNotice problem={problem} left_s={left_s} />}
        <div className="grid gap-x-2 gap-y-5 sm:grid-cols-2">
          <Field label={text.parentFirst} autoComplete="given-name" {...field('first_name')} />
          <Field
            label={text.parentLast}
            autoComplete="family-name"
            optional
            {...field('last_name')}
          />
        </div>
        <Field
          label={text.parentEmail}
          type="email"
          autoComplete="email"
          hint={text.parentEmailHint}
          {...field('email')}
        />
        <NewPassword
          label={text.parentPassword}
          value={password}
          onValueChange={typePassword}
          words={words}
          problem={lacks.password}
        />
        <ConsentBox problem={lacks.consent ?? ''} />
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
    </DoorPage>
  )
}
