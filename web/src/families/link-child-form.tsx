import { pages } from '@learngrove/contract/pages'
import { type SubmitEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { changesChildren } from '#accounts/accounts.data.ts'
import { FailureNote } from '#accounts/accounts.failure-note.tsx'
import { familyText } from '#accounts/accounts.words.ts'
import { codeLength } from '#platform/link-code.ts'
import { invalidate } from '#platform/query-client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ConsentCheck } from './consent-check.tsx'
import { CodeBoxes } from './link-code-boxes.tsx'
import { LinkedDialog } from './linked-dialog.tsx'
import { useLinkChild } from './use-link-child.ts'

type Way = 'code' | 'password'

const notLinked = { code: familyText.code_not_linked, password: familyText.name_not_linked }

/** Links a child by its code, or by its own username and password. */
export function LinkChildForm() {
  const [way, setWay] = useState<Way>('code')
  const [code, setCode] = useState('')
  const failure = useId()
  const { link, isAgreed, isMissing, setAgreed, send } = useLinkChild()
  const done = () => {
    setCode('')
    setAgreed(false)
    link.reset()
    // Not before: where this was the first child, the form goes, and with it what the dialog says.
    invalidate(...changesChildren)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (way === 'code') return send({ link_code: code })
    const form = new FormData(event.currentTarget)
    send({ username: String(form.get('username')).trim(), password: String(form.get('password')) })
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {way === 'code' ? (
        <>
          <p>{familyText.code_lead}</p>
          <CodeBoxes
            label="Link code, six letters or digits"
            value={code}
            onValueChange={setCode}
            describedBy={failure}
          />
        </>
      ) : (
        <>
          <Field
            label="Your child’s username or e-mail"
            name="username"
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Field
            label="Your child’s password"
            name="password"
            type="password"
            required
            autoComplete="off"
          />
        </>
      )}
      <ConsentCheck
        checked={isAgreed}
        onCheckedChange={setAgreed}
        problem={isMissing ? familyText.consent_missing : undefined}
      />
      <FailureNote id={failure} error={link.error} words={{ CHILD_NOT_LINKED: notLinked[way] }} />
      <Button
        type="submit"
        wide
        busy={link.isPending}
        disabled={way === 'code' && code.length < codeLength}
      >
        Link
      </Button>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <button
          type="button"
          onClick={() => {
            setWay(way === 'code' ? 'password' : 'code')
            link.reset()
          }}
          className="min-h-target rounded-small font-bold text-primary-strong underline-offset-3 hover:underline"
        >
          {way === 'code' ? 'Use their password' : 'Use a code'}
        </button>
        <TextLink alone render={<Link to={pages.createChild()} />}>
          Make an account
        </TextLink>
      </p>
      <LinkedDialog child={link.data} onClose={done} />
    </form>
  )
}
