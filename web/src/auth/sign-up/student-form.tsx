import { limits, usernamePattern } from '@learngrove/contract/auth.limits'
import { userRole } from '@learngrove/contract/roles'
import { useState } from 'react'
import { DoorPage } from '#auth/auth.door-page.tsx'
import { Ideas } from '#auth/auth.idea-list.tsx'
import { suggestUsername } from '#auth/auth.ideas.ts'
import { NewPassword } from '#auth/auth.new-password.tsx'
import { passwordProblem } from '#auth/auth.password-problem.ts'
import { email, ifAny, required } from '#forms/forms.checks.ts'
import { useForm } from '#forms/forms.form.ts'
import { branded } from '#platform/brand.ts'
import { readTypedAhead } from '#platform/pre-hydration-input.ts'
import { useIsAlive } from '#platform/use-is-alive.ts'
import { Field } from '#ui/field.tsx'
import { Pip } from '#ui/pip/pip.tsx'
import type { Levels } from './levels.ts'
import { SidePanel } from './side-panel.tsx'
import { letterText, studentFacts, signupText as text } from './signup.words.ts'
import { SignUpFrame } from './signup-frame.tsx'
import { type SignUp, useSignUp } from './use-sign-up.ts'
import { YearChoice } from './year-choice.tsx'

type StudentFormProps = { readonly is_free_tier: boolean; readonly levels: Promise<Levels> }

/** Signs up a student: as few questions as possible, and a username that is no real name. */
export function StudentForm({ is_free_tier, levels }: StudentFormProps) {
  const signUp = useSignUp(is_free_tier)
  const { form, username, isTaken } = useStudentForm(signUp)
  const isSent = signUp.letter !== undefined
  const usernameField = form.field('username')
  return (
    <DoorPage
      title={isSent ? letterText.title : text.title}
      isUnlisted
      heading={isSent ? letterText.title : text.studentHeading}
      lead={isSent ? undefined : branded(text.studentLead)}
      beside={
        <SidePanel
          tone="mint"
          picture={<Pip mood="curious" size={168} />}
          facts={studentFacts}
          signs={['mail', 'users', 'book']}
        />
      }
    >
      <SignUpFrame name="student" form={form} signUp={signUp}>
        <Field label={text.firstName} autoComplete="nickname" {...form.field('first_name')} />
        <YearChoice levels={levels} />
        <div>
          <Field
            label={text.username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            hint={text.usernameHint}
            {...usernameField}
            value={username}
            onValueChange={(typed) => usernameField.onValueChange(typed.slice(0, limits.username))}
            problem={isTaken ? text.usernameTaken : usernameField.problem}
          />
          <Ideas
            label={text.ideas}
            more={text.moreIdeas}
            suggest={suggestUsername}
            count={2}
            value={username}
            onTake={usernameField.onValueChange}
          />
        </div>
        <NewPassword
          label={text.password}
          words={[form.values.first_name, username]}
          {...form.field('password')}
        />
        <Field
          label={text.email}
          type="email"
          autoComplete="email"
          optional
          hint={text.emailHint}
          {...form.field('email')}
        />
      </SignUpFrame>
    </DoorPage>
  )
}

/** Holds what a student types, starting from what was typed before the scripts loaded, and suggests a username. */
function useStudentForm({ join, is_busy, left_s, problem }: SignUp) {
  const isAlive = useIsAlive()
  const [{ values: ahead }] = useState(() => readTypedAhead('student'))
  const [idea] = useState(suggestUsername)
  const [taken, setTaken] = useState('')
  const form = useForm<StudentValues>({
    initial: {
      first_name: ahead.first_name ?? '',
      username: ahead.username || undefined,
      password: ahead.password ?? '',
      email: ahead.email ?? '',
    },
    checks: {
      first_name: required(text.firstNameMissing),
      username: (typed = idea) => (usernamePattern.test(typed) ? '' : text.usernameProblem),
      password: (password, { first_name, username = idea, email }) =>
        passwordProblem(password, [first_name, username, email.trim()]),
      email: ifAny(email(text.emailProblem)),
    },
    ticks: { consent: text.consentMissing },
    isBusy: is_busy || left_s > 0,
    onSend: ({ first_name, username = idea, password, email }, typed) => {
      const year = typed.get('year')
      setTaken(username)
      return join({
        user_role_id: userRole.student,
        first_name: first_name.trim(),
        last_name: '',
        username,
        password,
        ...(email.trim() && { email: email.trim() }),
        ...(year && { academic_level_id: String(year) }),
      })
    },
  })
  // Prerendered it would be the same for everybody.
  const username = form.values.username ?? (isAlive ? idea : '')
  return { form, username, isTaken: problem?.code === 'USERNAME_TAKEN' && username === taken }
}

type StudentValues = {
  readonly first_name: string
  /** Undefined as long as the suggested one stands. */
  readonly username: string | undefined
  readonly password: string
  readonly email: string
}
