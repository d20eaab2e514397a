import { MailCheck } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { consentNotice } from '#auth/auth.consent.words.ts'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { useCall } from '#platform/api.ts'
import { looksLikeEmail } from '#platform/email.ts'
import { problemOf } from '#platform/public-api.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'
import { SideCard } from '#ui/side-card.tsx'
import { useCountdown } from '#ui/use-countdown.ts'
import { waitingText as text } from './waiting.words.ts'

/** Sends an e-mail to a grown-up. */
export function WaitingMail() {
  const ask = useCall('POST /users/consent')
  const [lack, setLack] = useState('')
  const [sent, setSent] = useState<string>()
  const problem = ask.isError ? problemOf<'POST /users/consent'>(ask.error) : undefined
  const left_s = useCountdown(problem?.wait_s ?? 0, ask.error)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('grown_up')).trim()
    const isLacking = !looksLikeEmail(email)
    setLack(isLacking ? text.mailMissing : '')
    if (isLacking || ask.isPending || left_s > 0) return
    ask.mutate({ body: { email } }, { onSuccess: () => setSent(email) })
  }

  return (
    <SideCard title={text.mailHeading}>
      <p className="mt-2 text-quiet">{text.mailLead}</p>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        {problem && (
          <ProblemNotice problem={problem} left_s={left_s} words={consentNotice(problem)} />
        )}
        <Field
          label={text.mailLabel}
          name="grown_up"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          problem={lack}
          problemTone="not-yet"
          onInput={() => setLack('')}
        />
        <Button
          type="submit"
          kind={sent === undefined ? 'primary' : 'line'}
          busy={ask.isPending}
          disabled={left_s > 0}
          className="justify-self-start"
        >
          {sent === undefined ? text.mailSend : text.mailAgain}
        </Button>
      </form>
      <div role="status" className="empty:hidden">
        {sent !== undefined && !problem && (
          <p className="mt-4 flex gap-3 rounded-tile bg-primary-soft p-4">
            <MailCheck {...ICON} className="mt-0.5 flex-none text-primary" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{text.mailSent(sent)}</span>
          </p>
        )}
      </div>
    </SideCard>
  )
}
