import { pages } from '@learngrove/contract/pages'
import { policyVersion } from '@learngrove/contract/policy'
import { Bot, Eye, Hand, type LucideIcon, NotebookPen, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { consentNotice, consentText as text } from '#auth/auth.consent.words.ts'
import { DoorPage } from '#auth/auth.door-page.tsx'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { required } from '#forms/forms.checks.ts'
import { useForm } from '#forms/forms.form.ts'
import { branded } from '#platform/brand.ts'
import { type AnyProblem, problemOf } from '#platform/public-api.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'
import { TextLink } from '#ui/text-link.tsx'
import { type AskingChild, consentCall } from './consent-asked.ts'

type Answer = 'given' | 'refused' | 'worn'

type ConsentFormProps = {
  readonly token: string
  readonly child: AskingChild
  readonly onAnswer: (answer: Answer) => void
}

/** Shows what is kept and who reads it; then a name, a tick and yes, or no. */
export function ConsentForm({ token, child, onAnswer }: ConsentFormProps) {
  const { answer, is_busy, problem } = useAnswer(token, onAnswer)
  const form = useForm({
    initial: { grown_up_name: '' },
    checks: { grown_up_name: required(text.nameMissing) },
    ticks: { agreed: text.tickMissing },
    isBusy: is_busy,
    onSend: ({ grown_up_name }) => answer('given', grown_up_name.trim()),
  })

  return (
    <DoorPage
      title={text.title}
      heading={text.heading(child.first_name)}
      lead={text.lead}
      beside={
        <aside className="flex items-center justify-center bg-linear-to-b from-paper to-butter px-12 py-10 max-lg:hidden">
          <Promises />
        </aside>
      }
    >
      <Card padding="small" className="mt-6 flex items-center gap-3.5">
        <Avatar name={child.first_name} />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <strong className="block font-bold">{child.first_name}</strong>
          <span className="text-quiet">{text.who(child.academic_level_name, child.username)}</span>
        </span>
      </Card>
      <div className="mt-8 lg:hidden">
        <Promises />
      </div>
      <form {...form.props} className="mt-6 grid gap-5">
        {problem && <ProblemNotice problem={problem} words={consentNotice(problem)} />}
        <TextLink alone href={pages.privacy()} target="_blank" rel="noopener">
          {text.whole}
        </TextLink>
        <Field
          label={text.name}
          autoComplete="name"
          hint={text.nameHint}
          {...form.field('grown_up_name')}
        />
        <Checkbox
          name="agreed"
          label={text.tick}
          problem={form.problems.agreed ?? ''}
          problemTone="not-yet"
        />
        <Button type="submit" size="large" wide busy={is_busy}>
          {text.give}
        </Button>
        <Refuse isBusy={is_busy} onRefuse={() => answer('refused')} />
      </form>
    </DoorPage>
  )
}

type RefuseProps = { readonly isBusy: boolean; readonly onRefuse: () => void }

/** Asks once more before the answer is no. */
const Refuse = ({ isBusy, onRefuse }: RefuseProps) => (
  <Dialog
    kind="question"
    trigger={
      <Button kind="plain" wide>
        {text.refuse}
      </Button>
    }
    title={text.refuseTitle}
    description={text.refuseText}
    actions={
      <>
        <Button kind="danger" busy={isBusy} onClick={onRefuse}>
          {text.refuse}
        </Button>
        <DialogClose>
          <Button kind="plain">{text.keep}</Button>
        </DialogClose>
      </>
    }
  />
)

/** Sends the answer. A link that was used meanwhile is shown as expired. */
function useAnswer(token: string, onAnswer: (answer: Answer) => void) {
  const [is_busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<AnyProblem>()
  async function answer(what: 'given' | 'refused', name = '') {
    setBusy(true)
    setProblem(undefined)
    const params = { token }
    const body = { name, is_guardian: true, policy_version: policyVersion } as const
    try {
      if (what === 'given') await consentCall.call('POST /users/consent/{token}', { params, body })
      else await consentCall.call('DELETE /users/consent/{token}', { params })
      onAnswer(what)
    } catch (error) {
      const refusal = problemOf<'POST /users/consent/{token}'>(error)
      if (refusal.code === 'LINK_EXPIRED') onAnswer('worn')
      else setProblem(refusal)
    } finally {
      setBusy(false)
    }
  }
  return { answer, is_busy, problem }
}

const icons: readonly LucideIcon[] = [NotebookPen, Eye, ShieldAlert, Bot, Hand]

/** Shows what is kept and who reads what: beside the form on a desktop, before it on a phone. */
const Promises = () => (
  <ul className="grid max-w-120 gap-6">
    {text.promises.map(({ title, text: promise }, place) => {
      const Icon = icons[place] ?? Eye
      return (
        <li key={title} className="flex gap-3">
          <Icon {...ICON} size={22} className="mt-0.5 flex-none text-primary-strong" />
          <span className="min-w-0">
            <strong className="block font-bold">{branded(title)}</strong>
            {branded(promise)}
          </span>
        </li>
      )
    })}
  </ul>
)
