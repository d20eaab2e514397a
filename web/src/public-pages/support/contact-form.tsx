import { pages } from '@learngrove/contract/pages'
import { limits } from '@learngrove/contract/support.limits'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { all, atMost, email, required } from '#forms/forms.checks.ts'
import { useForm } from '#forms/forms.form.ts'
import { site } from '#platform/brand.ts'
import { doorFormOf, readTypedAhead } from '#platform/pre-hydration-input.ts'
import { useIsAlive } from '#platform/use-is-alive.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { Honeypot, LetterFoot, LetterSent } from './support.letter-parts.tsx'
import { type Letter, useContact } from './support.use-contact.ts'
import { sendingWords, supportText as text } from './support.words.ts'

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

/** Holds the letter, and sends it. */
function useLetter() {
  const [initial] = useState(typedBefore)
  const sent = useSearchParams()[0].get('sent')
  const [isTried, setTried] = useState(false)
  const { state, prepare, send, again } = useContact(sent === 'yes')
  const form = useForm<Letter>({
    initial,
    checks: {
      from_email: email(text.email_problem),
      message: all(
        required(text.message_problem),
        atMost(limits.message_length, text.message_too_long),
      ),
    },
    problemTone: 'danger',
    isBusy: state.kind !== 'open',
    onSend: (letter) => {
      setTried(true)
      return send({ ...letter, from_email: letter.from_email.trim() })
    },
  })
  const code = state.kind === 'open' ? state.code : undefined
  const ahead = sent === 'again' && !isTried ? text.not_sent : ''
  return {
    form,
    state,
    prepare,
    problem: code === undefined ? ahead : sendingWords(code),
    another: () => {
      form.set({ message: '' })
      setTried(false)
      again()
    },
  }
}

export function ContactForm() {
  const isAlive = useIsAlive()
  const { form, state, prepare, problem, another } = useLetter()
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="rounded-sheet bg-mint px-4 py-6 text-ink md:p-8"
    >
      <h2 id="contact-title" className="text-xl md:text-2xl">
        {text.title}
      </h2>
      {state.kind === 'sent' ? (
        <LetterSent to={state.to} className="mt-4">
          <Button kind="line" onClick={another}>
            {text.another}
          </Button>
        </LetterSent>
      ) : (
        <form
          {...form.props}
          {...doorFormOf('contact')}
          method="post"
          action={`${site.base_path}${pages.support()}`}
          // Before the page is alive the browser looks, and the server sends.
          noValidate={isAlive}
          className="mt-2 grid gap-4"
          onFocus={prepare}
        >
          <p>{text.lead}</p>
          <Field
            label={text.email}
            hint={text.email_hint}
            type="email"
            required
            autoComplete="email"
            {...form.field('from_email')}
          />
          <Field label={text.name} optional autoComplete="name" {...form.field('name')} />
          <TextArea
            label={text.message}
            hint={text.message_hint}
            required
            rows={5}
            maxLength={limits.message_length}
            {...form.field('message')}
          />
          <Honeypot {...form.field('website')} />
          <LetterFoot problem={problem} isSending={state.kind === 'sending'} send={text.send} />
        </form>
      )}
    </section>
  )
}
