import { policyVersion } from '@learngrove/contract/policy'
import { useQuery } from '@tanstack/react-query'
import { Shuffle } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { checkChild, noProblems, stillLacking } from '#accounts/accounts.check-password.ts'
import { changesChildren } from '#accounts/accounts.data.ts'
import { FailureNote } from '#accounts/accounts.failure-note.tsx'
import { codeOfError, failureWords, familyText } from '#accounts/accounts.words.ts'
import { suggestUsername } from '#auth/auth.ideas.ts'
import { levelNote } from '#auth/auth.nearest-level.ts'
import { NewPassword } from '#auth/auth.new-password.tsx'
import { catalogue } from '#courses/courses.data.ts'
import { useCall } from '#platform/api.ts'
import { useUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { CONTROL_BUTTON } from '#ui/form/control-styles.ts'
import { ICON } from '#ui/icon-props.ts'
import { Select } from '#ui/select.tsx'
import { ConsentCheck } from './consent-check.tsx'
import type { SignIn } from './created-card.ts'

export type Drafted = Pick<SignIn, 'first_name' | 'username' | 'password'>

type CreateChildFormProps = {
  readonly label: string
  readonly isFreeTier: boolean
  /** What the sign-in card shows, as it is typed. */
  readonly draft: Drafted
  readonly onDraft: (draft: Drafted) => void
  readonly onDone: (sign_in: SignIn) => void
}

const another = 'Suggest another username'

/** What a child's account needs: a name, a school year, a username, a password and an agreement. */
export function CreateChildForm({
  label,
  isFreeTier,
  draft,
  onDraft,
  onDone,
}: CreateChildFormProps) {
  const parent = useUser()
  const taught = useQuery(catalogue).data
  const create = useCall('POST /users/onboarding/aiacademy/parent/create-child-account', {
    changes: changesChildren,
  })
  const [level, setLevel] = useState<string | null>(null)
  const [isAgreed, setAgreed] = useState(false)
  const [isMailed, setMailed] = useState(false)
  const [lacked, setLacked] = useState(noProblems)
  const { first_name, username, password } = draft
  const change = (changed: Partial<Drafted>) => onDraft({ ...draft, ...changed })
  const problems = stillLacking(lacked, checkChild({ ...draft, level, isAgreed }))
  const refused = codeOfError(create.error)
  const sent = create.variables?.body
  const isTaken = refused === 'USERNAME_TAKEN' && sent?.username === username
  const isWeak = refused === 'WEAK_PASSWORD' && sent?.password === password

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = checkChild({ ...draft, level, isAgreed })
    setLacked(found)
    const first = Object.entries(found).find(([, problem]) => problem)?.[0]
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    if (first || level === null || create.isPending) return
    create.mutate(
      {
        query: { is_free_tier: isFreeTier, send_credentials_info: isMailed },
        body: {
          first_name: first_name.trim(),
          last_name: '',
          username,
          password,
          academic_level_id: level,
          policy_version: policyVersion,
        },
      },
      { onSuccess: (child) => onDone({ child_id: child.id, ...draft }) },
    )
  }

  return (
    <form noValidate onSubmit={submit} aria-label={label} className="mt-6 grid gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Field
          label="First name"
          name="first_name"
          value={first_name}
          autoComplete="off"
          problem={problems.first_name}
          problemTone="not-yet"
          onValueChange={(value) => change({ first_name: value })}
        />
        <Select
          label="School year"
          name="level"
          value={level}
          onValueChange={setLevel}
          problem={problems.level}
          problemTone="not-yet"
          hint={levelNote(taught, level)}
          choices={(taught?.academic_levels ?? []).map(({ id, name }) => ({
            value: id,
            label: name,
          }))}
        />
      </div>
      <Field
        label="Username"
        name="username"
        value={username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Better without the surname: we do not need it."
        problem={isTaken ? failureWords(create.error) : problems.username}
        problemTone="not-yet"
        onValueChange={(value) => change({ username: value })}
        after={
          <button
            type="button"
            aria-label={another}
            title={another}
            onClick={() => change({ username: suggestUsername() })}
            className={`${CONTROL_BUTTON} -mr-1.5`}
          >
            <Shuffle {...ICON} />
          </button>
        }
      />
      <NewPassword
        label="Password"
        value={password}
        words={[first_name, username]}
        problem={isWeak ? failureWords(create.error) : problems.password}
        onValueChange={(value) => change({ password: value })}
      />
      {parent?.email && (
        <Checkbox
          checked={isMailed}
          onCheckedChange={setMailed}
          label={
            <>
              Send the username to <b className="font-bold">{parent.email}</b>
            </>
          }
          hint="Never the password: a letter can be read by others."
        />
      )}
      <ConsentCheck
        checked={isAgreed}
        onCheckedChange={setAgreed}
        problem={problems.consent ? familyText.consent_missing : undefined}
      />
      {refused !== 'USERNAME_TAKEN' && refused !== 'WEAK_PASSWORD' && (
        <FailureNote error={create.error} />
      )}
      <Button type="submit" size="large" wide busy={create.isPending}>
        {first_name.trim() ? `Make ${first_name.trim()}’s account` : 'Make the account'}
      </Button>
    </form>
  )
}
