import { limits as authLimits } from '@learngrove/contract/auth.limits'
import { pages } from '@learngrove/contract/pages'
import { limits } from '@learngrove/contract/support.limits'
import { Send } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { site } from '#platform/brand.ts'
import { looksLikeEmail } from '#platform/email.ts'
import { useIsAlive } from '#platform/use-is-alive.ts'
import { useContact } from '#public-pages/support/support.use-contact.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { sendingWords, supportText } from '../support/support.words.ts'
import { schoolMessage } from './school-letter.ts'
import { talkToUsText as text } from './schools.words.ts'

type Lacks = { readonly school?: string; readonly from_email?: string; readonly message?: string }

/** A school writes to us: the contact form with two fields more. */
export function SchoolForm() {
  const [lacks, setLacks] = useState<Lacks>({})
  const isAlive = useIsAlive()
  const { state, prepare, send } = useContact(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const of = (name: string) => String(typed.get(name) ?? '').trim()
    const line = (name: string) => of(name).slice(0, limits.school_line_length)
    const from_email = of('from_email')
    const found: Lacks = {
      ...(of('school') === '' && { school: text.school_problem }),
      ...(!looksLikeEmail(from_email) && { from_email: supportText.email_problem }),
      ...(of('message') === '' && { message: supportText.message_problem }),
    }
    setLacks(found)
    const [first] = Object.keys(found)
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    if (state.kind === 'sending') return
    const message = schoolMessage({
      role: line('role'),
      school: line('school'),
      message: of('message'),
    })
    await send({
      from_email,
      name: of('name').slice(0, authLimits.name),
      message,
      website: of('website'),
    })
  }

  if (state.kind === 'sent') {
    return (
      <div role="status" className="grid justify-items-start gap-3">
        <Pip mood="cheering" size={88} />
        <h3 className="text-lg">{supportText.sent_title}</h3>
        <p className="[overflow-wrap:anywhere]">
          {state.to === undefined ? supportText.sent_ahead : supportText.sent(state.to)}
        </p>
      </div>
    )
  }
  return (
    // Before the page is alive the browser looks, and the server sends: nothing typed stands in an address.
    <form
      noValidate={isAlive}
      method="post"
      action={`${site.base_path}${pages.support()}`}
      onFocus={prepare}
      onSubmit={submit}
      className="grid gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={text.name} optional name="name" autoComplete="name" />
        <Field
          label={text.role}
          optional
          hint={text.role_hint}
          name="role"
          autoComplete="organization-title"
        />
      </div>
      <Field
        label={text.school}
        name="school"
        required
        autoComplete="organization"
        problem={lacks.school}
      />
      <Field
        label={text.email}
        hint={supportText.email_hint}
        name="from_email"
        type="email"
        required
        autoComplete="email"
        problem={lacks.from_email}
      />
      <TextArea
        label={text.message}
        hint={supportText.message_hint}
        name="message"
        required
        rows={4}
        maxLength={limits.school_message_length}
        problem={lacks.message}
      />
      <label hidden>
        {supportText.honeypot}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <p role="alert" className="font-medium text-not-yet empty:hidden">
        {state.kind === 'open' && state.code !== undefined && sendingWords(state.code)}
      </p>
      <Button
        type="submit"
        busy={state.kind === 'sending'}
        icon={<Send {...ICON} />}
        className="justify-self-start max-sm:w-full"
      >
        {state.kind === 'sending' ? supportText.sending : text.send}
      </Button>
    </form>
  )
}
