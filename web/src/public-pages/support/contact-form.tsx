import { pages } from '@learngrove/contract/pages'
import { limits } from '@learngrove/contract/support.limits'
import { Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { site } from '#platform/brand.ts'
import { looksLikeEmail } from '#platform/email.ts'
import { doorFormOf, readTypedAhead } from '#platform/pre-hydration-input.ts'
import { useIsAlive } from '#platform/use-is-alive.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { type Letter, useContact } from './support.use-contact.ts'
import { sendingWords, supportText } from './support.words.ts'

/**
 * What is in the form before anybody is asked: what was typed while the page came alive, and what the
 * server puts back where it took the form and could not send it.
 */
function typedBefore(): Letter {
  const { values } = readTypedAhead('contact')
  const of = (name: string) =>
    values[name] ?? (typeof document === 'undefined' ? `{{typed.${name}}}` : '')
  return {
    from_email: of('from_email'),
    name: of('name'),
    message: of('message'),
    website: of('website'),
  }
}

export function ContactForm() {
  const isAlive = useIsAlive()
  const [params] = useSearchParams()
  const sent = params.get('sent')
  const [letter, setLetter] = useState(typedBefore)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { state, prepare, send, again } = useContact(sent === 'yes')
  const write = (part: Partial<Letter>) => setLetter((before) => ({ ...before, ...part }))
  const emailProblem = looksLikeEmail(letter.from_email.trim())
    ? undefined
    : supportText.email_problem
  const isTooLong = letter.message.length > limits.message_length
  const messageProblem = letter.message.trim() === '' ? supportText.message_problem : undefined

  const ahead = sent === 'again' && !isTried ? supportText.not_sent : ''

  const submit = () => {
    setTried(true)
    if (!emailProblem && !messageProblem && !isTooLong) {
      return send({ ...letter, from_email: letter.from_email.trim() })
    }
    const first = emailProblem ? 'from_email' : 'message'
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="rounded-sheet bg-mint px-4 py-6 text-ink md:p-8"
    >
      <h2 id="contact-title" className="text-xl md:text-2xl">
        {supportText.title}
      </h2>
      {state.kind === 'sent' ? (
        <div role="status" className="mt-4 grid justify-items-start gap-3">
          <Pip mood="cheering" size={88} />
          <h3 className="text-lg">{supportText.sent_title}</h3>
          <p className="[overflow-wrap:anywhere]">
            {state.to === undefined ? supportText.sent_ahead : supportText.sent(state.to)}
          </p>
          <Button
            kind="line"
            onClick={() => {
              write({ message: '' })
              setTried(false)
              again()
            }}
          >
            {supportText.another}
          </Button>
        </div>
      ) : (
        <form
          ref={form}
          {...doorFormOf('contact')}
          method="post"
          action={`${site.base_path}${pages.support()}`}
          // Before the page is alive the browser looks, and the server sends.
          noValidate={isAlive}
          className="mt-2 grid gap-4"
          onFocus={prepare}
          onSubmit={(event) => {
            event.preventDefault()
            if (state.kind === 'open') submit()
          }}
        >
          <p>{supportText.lead}</p>
          <Field
            label={supportText.email}
            hint={supportText.email_hint}
            problem={isTried ? emailProblem : undefined}
            name="from_email"
            type="email"
            required
            autoComplete="email"
            value={letter.from_email}
            onValueChange={(from_email) => write({ from_email })}
          />
          <Field
            label={supportText.name}
            optional
            name="name"
            autoComplete="name"
            value={letter.name}
            onValueChange={(name) => write({ name })}
          />
          <TextArea
            label={supportText.message}
            hint={supportText.message_hint}
            problem={isTried ? messageProblem : undefined}
            name="message"
            required
            rows={5}
            maxLength={limits.message_length}
            value={letter.message}
            onValueChange={(message) => write({ message })}
          />
          <div hidden>
            <label>
              {supportText.honeypot}
              <input
                name="website"
                tabIndex={-1}
                autoComplete="off"
                value={letter.website}
                onChange={(event) => write({ website: event.target.value })}
              />
            </label>
          </div>
          <p role="alert" className="font-medium text-not-yet empty:hidden">
            {state.kind === 'open' && (state.code === undefined ? ahead : sendingWords(state.code))}
          </p>
          <Button
            type="submit"
            busy={state.kind === 'sending'}
            icon={<Send {...ICON} />}
            className="justify-self-start max-sm:w-full"
          >
            {state.kind === 'sending' ? supportText.sending : supportText.send}
          </Button>
        </form>
      )}
    </section>
  )
}
