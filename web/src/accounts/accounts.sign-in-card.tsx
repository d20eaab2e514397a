import { Check, Copy, Printer } from 'lucide-react'
import { useState } from 'react'
import { site } from '#platform/brand.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'

type SignInCardProps = {
  readonly first_name: string
  readonly username: string
  readonly password: string
  /** Tells whether the account exists, so that the card can be kept. */
  readonly isReady: boolean
}

const place = () => `${location.host}${site.base_path}`

/** Shows what a child needs to sign in, to be printed or copied. */
export function SignInCard({ first_name, username, password, isReady }: SignInCardProps) {
  const title = first_name ? `${first_name}’s sign-in card` : 'Sign-in card'
  const facts = [
    ['Go to', place()],
    ['Username', username],
    ['Password', password],
  ] as const
  return (
    <section
      aria-label={title}
      data-print-alone={isReady || undefined}
      className="w-full max-w-106 overflow-hidden rounded-panel bg-raised shadow-2 print:border print:border-line print:shadow-none"
    >
      <header className="flex items-center gap-3 bg-mint px-6 py-5">
        <Pip size={44} />
        <h2 className="min-w-0 text-lg [overflow-wrap:anywhere]">{title}</h2>
      </header>
      <dl className="divide-y divide-dashed divide-line-strong px-6 py-2">
        {facts.map(([name, value]) => (
          <div key={name} className="py-3.5">
            <dt className="text-quiet text-sm">{name}</dt>
            <dd className="min-h-7 font-bold font-display text-xl leading-tight [overflow-wrap:anywhere]">
              {value || <span className="sr-only">Written by hand</span>}
            </dd>
          </div>
        ))}
      </dl>
      {isReady && (
        <footer className="grid gap-2 px-6 pb-6 sm:grid-cols-2 print:hidden">
          <Button kind="line" icon={<Printer {...ICON} />} onClick={() => window.print()}>
            Print
          </Button>
          <CopyButton text={facts.map((fact) => fact.join(': ')).join('\n')}>Copy</CopyButton>
        </footer>
      )}
    </section>
  )
}

/** Copies a text, and says that it did. */
export function CopyButton({
  text,
  children,
}: {
  readonly text: string
  readonly children: string
}) {
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === text
  return (
    <Button
      kind="line"
      icon={isCopied ? <Check {...ICON} /> : <Copy {...ICON} />}
      onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(text))}
    >
      <span aria-live="polite">{isCopied ? 'Copied' : children}</span>
    </Button>
  )
}
