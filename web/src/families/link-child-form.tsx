import { pages } from '@learngrove/contract/pages'
import { useId } from 'react'
import { Link } from 'react-router'
import { familyText } from '#accounts/accounts.words.ts'
import { FormNote } from '#forms/forms.note.tsx'
import { codeLength } from '#platform/link-code.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ConsentCheck } from './consent-check.tsx'
import { CodeBoxes } from './link-code-boxes.tsx'
import { LinkedDialog } from './linked-dialog.tsx'
import { useLinkChild } from './use-link-child.ts'

/** Links a child by its code, or by its own username and password. */
export function LinkChildForm() {
  const failure = useId()
  const { form, way, linked, switchWay, finish } = useLinkChild()
  const code = form.field('link_code')
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {way === 'code' ? (
        <>
          <p>{familyText.code_lead}</p>
          <CodeBoxes
            label="Link code, six letters or digits"
            value={code.value}
            onValueChange={code.onValueChange}
            describedBy={failure}
          />
        </>
      ) : (
        <>
          <Field
            label="Your child’s username or e-mail"
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.field('username')}
          />
          <Field
            label="Your child’s password"
            type="password"
            required
            autoComplete="off"
            {...form.field('password')}
          />
        </>
      )}
      <ConsentCheck {...form.tick('consent')} />
      <FormNote id={failure} words={form.refusal} />
      <Button
        type="submit"
        wide
        busy={form.isBusy}
        disabled={way === 'code' && code.value.length < codeLength}
      >
        Link
      </Button>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <button
          type="button"
          onClick={switchWay}
          className="min-h-target rounded-small font-bold text-primary-strong underline-offset-3 hover:underline"
        >
          {way === 'code' ? 'Use their password' : 'Use a code'}
        </button>
        <TextLink alone render={<Link to={pages.createChild()} />}>
          Make an account
        </TextLink>
      </p>
      <LinkedDialog child={linked} onClose={finish} />
    </form>
  )
}
