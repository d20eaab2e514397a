import { limits } from '@learngrove/contract/auth.limits'
import { HandHelping, MailCheck } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { loginText } from '#auth/auth.words.ts'
import { resetText as text } from '#auth/sign-in/sign-in.links.words.ts'
import { useAsk } from '#platform/public-api.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'
import { useCountdown } from '#ui/use-countdown.ts'

/** Shows a child without an e-mail address who can set a new password, and writes to them. */
export function AskGrownUp() {
  const { ask, is_busy, problem } = useAsk('POST /users/ask-grown-up')
  const left_s = useCountdown(problem?.wait_s ?? 0, problem)
  const [isSent, setSent] = useState(false)
  const [lack, setLack] = useState('')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const username = String(new FormData(event.currentTarget).get('username')).trim()
    setLack(username === '' ? text.usernameMissing : '')
    if (username === '' || is_busy || left_s > 0) return
    if (await ask({ body: { username: username.slice(0, limits.username) } })) setSent(true)
  }

  return (
    <section aria-labelledby="no-email" className="mt-8 rounded-tile bg-primary-soft p-4 md:p-5">
      <h2 id="no-email" className="flex gap-3 text-lg">
        <HandHelping {...ICON} className="mt-0.5 flex-none text-primary" />
        {text.noEmail}
      </h2>
      <ul className="mt-2 grid list-disc gap-1.5 ps-5">
        {text.noEmailWho.map((who) => (
          <li key={who}>{who}</li>
        ))}
      </ul>
      <div role="status" className="empty:hidden">
        {isSent && (
          <p className="mt-4 flex gap-3 font-semibold">
            <MailCheck {...ICON} className="mt-0.5 flex-none text-primary" />
            {text.grownUpSent}
          </p>
        )}
      </div>
      {!isSent && (
        <form noValidate onSubmit={submit} className="mt-4 grid gap-3">
          {problem && <ProblemNotice problem={problem} left_s={left_s} />}
          <Field
            label={text.username}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            hint={loginText.nameHint}
            problem={lack}
            problemTone="not-yet"
            onInput={() => setLack('')}
          />
          <Button type="submit" kind="line" wide busy={is_busy} disabled={left_s > 0}>
            {text.askGrownUp}
          </Button>
        </form>
      )}
    </section>
  )
}
