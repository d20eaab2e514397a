import { limits as authLimits } from '@learngrove/contract/auth.limits'
import { pages } from '@learngrove/contract/pages'
import { limits } from '@learngrove/contract/support.limits'
import { useState } from 'react'
import { all, atMost, email, required } from '#forms/forms.checks.ts'
import { useForm } from '#forms/forms.form.ts'
import { site } from '#platform/brand.ts'
import { doorFormOf, readTypedAhead } from '#platform/pre-hydration-input.ts'
import { useIsAlive } from '#platform/use-is-alive.ts'
import { Honeypot, LetterFoot, LetterSent } from '#public-pages/support/support.letter-parts.tsx'
import { useContact } from '#public-pages/support/support.use-contact.ts'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { sendingWords, supportText } from '../support/support.words.ts'
import { schoolMessage } from './school-letter.ts'
import { talkToUsText as text } from './schools.words.ts'

const empty = { name: '', role: '', school: '', from_email: '', message: '', website: '' }

const lineOf = (typed: string, longest: number) => typed.trim().slice(0, longest)

/** Holds the letter of a school, from what was typed before the scripts came, and sends it. */
function useSchoolLetter() {
  const [initial] = useState(() => ({ ...empty, ...readTypedAhead('school').values }))
  const { state, prepare, send } = useContact(false)
  const form = useForm({
    initial,
    checks: {
      school: required(text.school_problem),
      from_email: email(supportText.email_problem),
      message: all(
        required(supportText.message_problem),
        atMost(limits.school_message_length, supportText.message_too_long),
      ),
    },
    problemTone: 'danger',
    isBusy: state.kind === 'sending',
    onSend: ({ name, role, school, from_email, message, website }) =>
      send({
        from_email: from_email.trim(),
        name: lineOf(name, authLimits.name),
        message: schoolMessage({
          role: lineOf(role, limits.school_line_length),
          school: lineOf(school, limits.school_line_length),
          message: message.trim(),
        }),
        website: website.trim(),
      }),
  })
  return { form, state, prepare }
}

/** A school writes to us: the contact form with two fields more. */
export function SchoolForm() {
  const isAlive = useIsAlive()
  const { form, state, prepare } = useSchoolLetter()
  if (state.kind === 'sent') return <LetterSent to={state.to} />
  return (
    <form
      {...form.props}
      {...doorFormOf('school')}
      // Before the page is alive the browser looks, and the server sends: nothing typed stands in an address.
      noValidate={isAlive}
      method="post"
      action={`${site.base_path}${pages.support()}`}
      onFocus={prepare}
      className="grid gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={text.name} optional autoComplete="name" {...form.field('name')} />
        <Field
          label={text.role}
          optional
          hint={text.role_hint}
          autoComplete="organization-title"
          {...form.field('role')}
        />
      </div>
      <Field label={text.school} required autoComplete="organization" {...form.field('school')} />
      <Field
        label={text.email}
        hint={supportText.email_hint}
        type="email"
        required
        autoComplete="email"
        {...form.field('from_email')}
      />
      <TextArea
        label={text.message}
        hint={supportText.message_hint}
        required
        rows={4}
        maxLength={limits.school_message_length}
        {...form.field('message')}
      />
      <Honeypot {...form.field('website')} />
      <LetterFoot
        problem={state.kind === 'open' && state.code !== undefined && sendingWords(state.code)}
        isSending={state.kind === 'sending'}
        send={text.send}
      />
    </form>
  )
}
