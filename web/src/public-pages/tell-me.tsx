import { pages } from '@learngrove/contract/pages'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { branded, site } from '#platform/brand.ts'
import { doorFormOf, readTypedAhead } from '#platform/pre-hydration-input.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'
import { comingSoonText as text } from './coming-soon.words.ts'

const answers = {
  yes: [text.yes_title, text.yes],
  told: [text.told_title, text.told],
  forgotten: [text.forgotten_title, text.forgotten],
} as const

const isAnswer = (sent: string | null): sent is keyof typeof answers =>
  sent !== null && sent in answers

const isAhead = typeof document === 'undefined'

/**
 * Asks for an address, asks by the mailed link whether it is meant, and says what came of it. The browser
 * posts both forms by itself, with scripts and without: each answer is a page.
 */
export function TellMe() {
  const [params] = useSearchParams()
  const sent = params.get('sent')
  return (
    <div id="tell-me" className="mt-4 grid w-full max-w-md justify-items-center gap-4">
      {isAnswer(sent) ? (
        <div role="status">
          <h2 className="text-xl">{answers[sent][0]}</h2>
          <p className="mt-2 text-lg">{branded(answers[sent][1])}</p>
        </div>
      ) : sent === 'confirm' ? (
        <Confirm token={isAhead ? '{{typed.token}}' : (params.get('token') ?? '')} />
      ) : (
        <Ask isAgain={sent === 'again'} />
      )}
    </div>
  )
}

const FORM = 'grid w-full gap-3'
const action = `${site.base_path}${pages.comingSoon()}`

function Ask({ isAgain }: { readonly isAgain: boolean }) {
  const [{ values }] = useState(() => readTypedAhead('coming-soon'))
  return (
    <>
      <p className="text-lg">{branded(text.lead)}</p>
      <form {...doorFormOf('coming-soon')} method="post" action={action} className={FORM}>
        <p role="alert" className="font-medium text-not-yet empty:hidden">
          {isAgain && text.again}
        </p>
        <div className="grid items-end gap-2 text-left sm:grid-cols-[minmax(0,1fr)_auto]">
          <Field
            label={text.email}
            name="email"
            type="email"
            required
            autoComplete="email"
            defaultValue={isAhead ? '{{typed.email}}' : values.email}
            before={<Mail {...ICON} className="flex-none text-quiet" />}
            className="[&_input]:min-h-12"
          />
          <Button type="submit" size="large">
            {text.tell}
          </Button>
        </div>
        <div hidden>
          <label>
            {text.honeypot}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <p className="text-sm">{text.promise}</p>
      </form>
    </>
  )
}

function Confirm({ token }: { readonly token: string }) {
  return (
    <form method="post" action={action} className={FORM}>
      <h2 className="text-xl">{text.confirm_title}</h2>
      <p className="text-lg">{branded(text.confirm)}</p>
      <input type="hidden" name="token" value={token} />
      <div className="flex flex-wrap justify-center gap-3">
        <Button type="submit" size="large" name="answer" value="yes">
          {text.confirm_yes}
        </Button>
        <Button type="submit" size="large" kind="line" name="answer" value="no">
          {text.confirm_no}
        </Button>
      </div>
    </form>
  )
}
