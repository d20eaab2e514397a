import { usernamePattern } from '@learngrove/contract/auth.limits'
import { policyVersion } from '@learngrove/contract/policy'
import { useQuery } from '@tanstack/react-query'
import { Shuffle } from 'lucide-react'
import { passwordProblem } from '#accounts/accounts.check-password.ts'
import { changesChildren } from '#accounts/accounts.data.ts'
import { accountRefusals, familyText } from '#accounts/accounts.words.ts'
import { suggestUsername } from '#auth/auth.ideas.ts'
import { levelNote } from '#auth/auth.nearest-level.ts'
import { NewPassword } from '#auth/auth.new-password.tsx'
import { catalogue } from '#courses/courses.data.ts'
import { chosen, matches, required, ticked } from '#forms/forms.checks.ts'
import { useContractForm } from '#forms/forms.contract-form.ts'
import { FormNote } from '#forms/forms.note.tsx'
import { useUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { CONTROL_BUTTON } from '#ui/form/control-styles.ts'
import { ICON } from '#ui/icon-props.ts'
import { Select } from '#ui/select.tsx'
import { ConsentCheck } from './consent-check.tsx'
import type { SignIn } from './created-card.ts'

type ChildFormOptions = {
  readonly isFreeTier: boolean
  readonly onDone: (sign_in: SignIn) => void
}

/** Holds the fields of a child's account, for the form and for the sign-in card that shows them as they are typed. */
export function useChildForm({ isFreeTier, onDone }: ChildFormOptions) {
  return useContractForm('POST /users/onboarding/aiacademy/parent/create-child-account', {
    initial: {
      first_name: '',
      // One is suggested, so that nobody enters a real name by habit.
      username: suggestUsername(),
      password: '',
      level: noLevel,
      isMailed: false,
      consent: false,
    },
    checks: {
      first_name: required('Type the first name.'),
      level: chosen('Choose a school year.'),
      username: matches(
        usernamePattern,
        'From 3 to 32 letters, digits, dots, dashes or underscores, without spaces.',
      ),
      password: passwordProblem,
      consent: ticked(familyText.consent_missing),
    },
    toSent: ({ first_name, username, password, level, isMailed }) =>
      level === null
        ? undefined
        : {
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
    words: {
      ...accountRefusals,
      USERNAME_TAKEN: { field: 'username', words: accountRefusals.USERNAME_TAKEN },
      WEAK_PASSWORD: { field: 'password', words: accountRefusals.WEAK_PASSWORD },
    },
    changes: changesChildren,
    onSaved: (child, { first_name, username, password }) =>
      onDone({ child_id: child.id, first_name, username, password }),
  })
}

/** The year of a child is asked, never guessed. */
const noLevel: string | null = null

type CreateChildFormProps = {
  readonly label: string
  readonly form: ReturnType<typeof useChildForm>
}

/** Asks for a child's name, school year, username, password and consent. */
export function CreateChildForm({ label, form }: CreateChildFormProps) {
  const parent = useUser()
  const taught = useQuery(catalogue).data
  const { first_name, username, level } = form.values
  const levels = taught?.academic_levels ?? []
  return (
    <form {...form.props} aria-label={label} className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Field label="First name" autoComplete="off" {...form.field('first_name')} />
        <Select
          label="School year"
          hint={levelNote(taught, level)}
          choices={levels.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('level')}
        />
      </div>
      <Field
        label="Username"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Better without the surname: we do not need it."
        after={<AnotherUsername onTake={(taken) => form.set({ username: taken })} />}
        {...form.field('username')}
      />
      <NewPassword label="Password" words={[first_name, username]} {...form.field('password')} />
      {parent?.email && (
        <Checkbox
          label={
            <>
              Send the username to <b className="font-bold">{parent.email}</b>
            </>
          }
          hint="Never the password: a letter can be read by others."
          {...form.tick('isMailed')}
        />
      )}
      <ConsentCheck {...form.tick('consent')} />
      <FormNote words={form.refusal} />
      <Button type="submit" size="large" wide busy={form.isBusy}>
        {first_name.trim() ? `Make ${first_name.trim()}’s account` : 'Make the account'}
      </Button>
    </form>
  )
}

const another = 'Suggest another username'

const AnotherUsername = ({ onTake }: { readonly onTake: (username: string) => void }) => (
  <button
    type="button"
    aria-label={another}
    title={another}
    onClick={() => onTake(suggestUsername())}
    className={`${CONTROL_BUTTON} -mr-1.5`}
  >
    <Shuffle {...ICON} />
  </button>
)
