import { limits, usernamePattern } from '@learngrove/contract/auth.limits'
import { userRole } from '@learngrove/contract/roles'
import { type InputEvent, type SubmitEvent, useState } from 'react'
import { DoorPage } from '#auth/auth.door-page.tsx'
import { Ideas } from '#auth/auth.idea-list.tsx'
import { suggestUsername } from '#auth/auth.ideas.ts'
import { NewPassword } from '#auth/auth.new-password.tsx'
import { passwordProblem } from '#auth/auth.password-problem.ts'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { branded } from '#platform/brand.ts'
import { looksLikeEmail } from '#platform/email.ts'
import { doorFormOf, readTypedAhead } from '#platform/pre-hydration-input.ts'
import { useIsAlive } from '#platform/use-is-alive.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { goToFirst, type Lacks, without } from '#ui/field-errors.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { useCountdown } from '#ui/use-countdown.ts'
import { ConsentBox } from './consent-box.tsx'
import { LetterStep } from './letter-step.tsx'
import type { Levels } from './levels.ts'
import { OtherRole } from './other-role.tsx'
import { Beside } from './side-panel.tsx'
import { letterText, studentFacts, signupText as text } from './signup.words.ts'
import { useSignUp } from './use-sign-up.ts'
import { YearChoice } from './year-choice.tsx'

type StudentFormProps = { readonly is_free_tier: boolean; readonly levels: Promise<Levels> }

/** A student signs up: as few questions as it works with, and a username that is no real name. */
export function StudentForm({ is_free_tier, levels }: StudentFormProps) {
  const { join, letter, is_busy, problem } = useSignUp(is_free_tier)
  const left_s = useCountdown(problem?.wait_s ?? 0, problem)
  const isAlive = useIsAlive()
  const [{ values: ahead }] = useState(() => readTypedAhead('student'))
  const [first_name, setName] = useState(ahead.first_name ?? '')
  const [idea] = useState(suggestUsername)
  const [typed, setUsername] = useState(ahead.username || undefined)
  const [taken, setTaken] = useState('')
  const [password, setPassword] = useState(ahead.password ?? '')
  const [lacks, setLacks] = useState<Lacks>({})
  // Rendered ahead it would be the same for everybody.
  const username = typed ?? (isAlive ? idea : '')
  const isTaken = problem?.code === 'USERNAME_TAKEN' && username === taken

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
    const form = new FormData(fields)
    const email = String(form.get('email')).trim()
    const year = form.get('year')
    const found = {
      first_name: first_name.trim() === '' ? text.firstNameMissing : '',
      username: usernamePattern.test(username) ? '' : text.usernameProblem,
      password: await passwordProblem(password, [first_name, username, email]),
      email: email === '' || looksLikeEmail(email) ? '' : text.emailProblem,
      consent: form.has('consent') ? '' : text.consentMissing,
    }
    setLacks(found)
    if (goToFirst(fields, found) || is_busy || left_s > 0) return
    setTaken(username)
    await join({
      user_role_id: userRole.student,
      first_name: first_name.trim(),
      last_name: '',
      username,
      password,
      ...(email && { email }),
      ...(year && { academic_level_id: String(year) }),
    })
  }

  return (
    <DoorPage
      title={letter ? letterText.title : text.title}
      isUnlisted
      heading={letter ? letterText.title : text.studentHeading}
      lead={letter ? undefined : branded(text.studentLead)}
      beside={
        <Beside
          tone="mint"
          picture={<Pip mood="curious" size={168} />}
          facts={studentFacts}
          signs={['mail', 'users', 'book']}
        />
      }
    >
      {letter && <LetterStep letter={letter} />}
      {/* It stays, out of sight, with all that was typed: the address may have been the wrong one. */}
      <form
        {...doorFormOf('student')}
        method="post"
        noValidate
        onSubmit={submit}
        onInput={heal}
        className={letter ? 'hidden' : 'mt-6 grid gap-5'}
      >
        {problem && <ProblemNotice problem={problem} left_s={left_s} />}
        <Field
          label={text.firstName}
          name="first_name"
          autoComplete="nickname"
          value={first_name}
          onValueChange={setName}
          problem={lacks.first_name}
          problemTone="not-yet"
        />
        <YearChoice levels={levels} />
        <div>
          <Field
            label={text.username}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            onValueChange={(typed) => setUsername(typed.slice(0, limits.username))}
            hint={text.usernameHint}
            problem={isTaken ? text.usernameTaken : lacks.username}
            problemTone="not-yet"
          />
          <Ideas
            label={text.ideas}
            more={text.moreIdeas}
            suggest={suggestUsername}
            count={2}
            value={username}
            onTake={setUsername}
          />
        </div>
        <NewPassword
          label={text.password}
          value={password}
          onValueChange={typePassword}
          words={[first_name, username]}
          problem={lacks.password}
        />
        <Field
          label={text.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={ahead.email}
          optional
          hint={text.emailHint}
          problem={lacks.email}
          problemTone="not-yet"
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
