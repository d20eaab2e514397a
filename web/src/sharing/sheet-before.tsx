import { shareLimits } from '@learngrove/contract/worksheets.limits'
import { ListChecks, MessageCircle, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { email, required } from '#forms/forms.checks.ts'
import { useForm } from '#forms/forms.form.ts'
import { branded, titled } from '#platform/brand.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'
import type { Way } from './kept-sheet.ts'
import { fromWords, sheetWords, sheetText as text } from './sharing.words.ts'
import type { Visitor } from './sheet-calls.ts'
import type { SheetFacts } from './sheet-data.ts'
import type { SheetSession } from './use-sheet.ts'

const icons = [Pencil, MessageCircle, ListChecks] as const

type SheetBeforeProps = {
  readonly way: Way
  readonly facts: SheetFacts
  readonly session: SheetSession
}

/** Before a worksheet is begun: whom it is from, how long it takes, and what is kept. */
export function SheetBefore({ way, facts, session }: SheetBeforeProps) {
  const isByName = way === 'sheet' && facts.from !== 'platform'
  const isBusy = session.doing === 'begin'
  const problem = session.code !== undefined && (
    <p role="alert" className="font-medium text-not-yet">
      {sheetWords(session.code)}
    </p>
  )
  return (
    <section className="grid gap-6 rounded-sheet bg-mint px-5 py-7 text-ink md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-10 md:px-10 md:py-10">
      <title>{titled(facts.title)}</title>
      <div className="grid min-w-0 content-start gap-5">
        <div>
          <p className="font-semibold">{branded(fromWords(facts))}</p>
          <h1 className="mt-1 font-heavy text-3xl tracking-[-0.02em] [overflow-wrap:anywhere] md:text-4xl">
            {facts.title}
          </h1>
          <p className="mt-2 text-lg">
            {text.facts(facts.num_questions, facts.max_score, facts.minutes)}
          </p>
        </div>
        <ul className="grid gap-3">
          {text.before.map((line, at) => {
            const Icon = icons[at] ?? Pencil
            return (
              <li key={line} className="flex gap-3">
                <Icon {...ICON} className="mt-1 flex-none" />
                {line}
              </li>
            )
          })}
        </ul>
        {isByName ? (
          <VisitorForm isBusy={isBusy} onBegin={session.begin} problem={problem} />
        ) : (
          <>
            {problem}
            <Button
              size="large"
              busy={isBusy}
              onClick={() => session.begin(null)}
              className="justify-self-start max-sm:w-full"
            >
              {text.begin}
            </Button>
          </>
        )}
        <p className="max-w-[58ch] text-sm">{way === 'demo' ? text.demo_kept : text.kept}</p>
      </div>
      <Pip mood="curious" size={148} className="self-center max-md:hidden" />
    </section>
  )
}

type VisitorFormProps = {
  readonly isBusy: boolean
  readonly onBegin: (visitor: Visitor | null) => void
  readonly problem: ReactNode
}

/** Asks for a name, says what for, and lets one begin without it. */
function VisitorForm({ isBusy, onBegin, problem }: VisitorFormProps) {
  const form = useForm<Visitor>({
    initial: { full_name: '', email: '' },
    checks: {
      full_name: required(text.name_missing),
      email: email(text.email_missing),
    },
    isBusy,
    onSend: (visitor) =>
      onBegin({ full_name: visitor.full_name.trim(), email: visitor.email.trim() }),
  })
  return (
    <form
      {...form.props}
      aria-labelledby="visitor"
      className="grid max-w-xl gap-4 rounded-card bg-surface p-4 md:p-6"
    >
      <div>
        <h2 id="visitor" className="text-lg">
          {text.name_title}
        </h2>
        <p className="mt-1 text-quiet text-sm">{text.name_why}</p>
      </div>
      <Field
        {...form.field('full_name')}
        label={text.name}
        hint={text.name_hint}
        autoComplete="name"
        maxLength={shareLimits.name_length}
      />
      <Field {...form.field('email')} type="email" label={text.email} autoComplete="email" />
      {problem}
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
        <Button type="submit" size="large" busy={isBusy}>
          {text.begin_named}
        </Button>
        <Button kind="line" size="large" disabled={isBusy} onClick={() => onBegin(null)}>
          {text.begin_unnamed}
        </Button>
      </div>
    </form>
  )
}
