import { userRole } from '@learngrove/contract/roles'
import { useState } from 'react'
import { DoorPage } from '#auth/auth.door-page.tsx'
import { NewPassword } from '#auth/auth.new-password.tsx'
import { passwordProblem } from '#auth/auth.password-problem.ts'
import { email, required } from '#forms/forms.checks.ts'
import { useForm } from '#forms/forms.form.ts'
import { readTypedAhead } from '#platform/pre-hydration-input.ts'
import { Field } from '#ui/field.tsx'
import { Plant } from '#ui/plant/plant.tsx'
import { SidePanel } from './side-panel.tsx'
import { letterText, parentFacts, signupText as text } from './signup.words.ts'
import { SignUpFrame } from './signup-frame.tsx'
import { type SignUp, useSignUp } from './use-sign-up.ts'

/** Signs up a parent; their children come next. */
export function ParentForm({ is_free_tier }: { readonly is_free_tier: boolean }) {
  const signUp = useSignUp(is_free_tier)
  const form = useParentForm(signUp)
  const { first_name, last_name, email } = form.values
  const isSent = signUp.letter !== undefined
  return (
    <DoorPage
      title={isSent ? letterText.title : text.title}
      isUnlisted
      heading={isSent ? letterText.title : text.parentHeading}
      lead={isSent ? undefined : text.parentLead}
      beside={
        <SidePanel
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
      <SignUpFrame name="parent" form={form} signUp={signUp}>
        <div className="grid gap-x-2 gap-y-5 sm:grid-cols-2">
          <Field label={text.parentFirst} autoComplete="given-name" {...form.field('first_name')} />
          <Field
            label={text.parentLast}
            autoComplete="family-name"
            optional
            {...form.field('last_name')}
          />
        </div>
        <Field
          label={text.parentEmail}
          type="email"
          autoComplete="email"
          hint={text.parentEmailHint}
          {...form.field('email')}
        />
        <NewPassword
          label={text.parentPassword}
          words={[first_name, last_name, email]}
          {...form.field('password')}
        />
      </SignUpFrame>
    </DoorPage>
  )
}

/** Holds what a parent types, starting from what was typed before the scripts loaded. */
function useParentForm({ join, is_busy, left_s }: SignUp) {
  const [{ values: ahead }] = useState(() => readTypedAhead('parent'))
  return useForm({
    initial: {
      first_name: ahead.first_name ?? '',
      last_name: ahead.last_name ?? '',
      email: ahead.email ?? '',
      password: ahead.password ?? '',
    },
    checks: {
      first_name: required(text.parentFirstMissing),
      email: email(text.emailProblem),
      password: (password, { first_name, last_name, email }) =>
        passwordProblem(password, [first_name, last_name, email]),
    },
    ticks: { consent: text.parentConsentMissing },
    isBusy: is_busy || left_s > 0,
    onSend: ({ first_name, last_name, email, password }) =>
      join({
        user_role_id: userRole.parent,
        first_name: first_name.trim(),
        last_name: last_name.trim(),
        email: email.trim(),
        password,
      }),
  })
}
