import { Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { supportText as text } from './support.words.ts'

type LetterSentProps = {
  /** To whom we answer, where the page sent it itself. */
  readonly to: string | undefined
  readonly className?: string
  readonly children?: ReactNode
}

/** Thanks for a letter that is with us. */
export const LetterSent = ({ to, className = '', children }: LetterSentProps) => (
  <div role="status" className={`grid justify-items-start gap-3 ${className}`}>
    <Pip mood="cheering" size={88} />
    <h3 className="text-lg">{text.sent_title}</h3>
    <p className="[overflow-wrap:anywhere]">{to === undefined ? text.sent_ahead : text.sent(to)}</p>
    {children}
  </div>
)

type HoneypotProps = {
  readonly name: string
  readonly value: string
  readonly onValueChange: (value: string) => void
}

/** A field that people do not see, and so leave empty. */
export const Honeypot = ({ name, value, onValueChange }: HoneypotProps) => (
  <label hidden>
    {text.honeypot}
    <input
      name={name}
      tabIndex={-1}
      autoComplete="off"
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    />
  </label>
)

type LetterFootProps = {
  readonly problem: string | false | undefined
  readonly isSending: boolean
  readonly send: string
}

/** Says why a letter did not go off, and sends it. */
export const LetterFoot = ({ problem, isSending, send }: LetterFootProps) => (
  <>
    <p role="alert" className="font-medium text-not-yet empty:hidden">
      {problem}
    </p>
    <Button
      type="submit"
      busy={isSending}
      icon={<Send {...ICON} />}
      className="justify-self-start max-sm:w-full"
    >
      {isSending ? text.sending : send}
    </Button>
  </>
)
