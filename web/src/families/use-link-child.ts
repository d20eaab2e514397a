import { policyVersion } from '@learngrove/contract/policy'
import { useState } from 'react'
import { type Child, changesChildren } from '#accounts/accounts.data.ts'
import { accountRefusals, familyText } from '#accounts/accounts.words.ts'
import { ticked } from '#forms/forms.checks.ts'
import { useContractForm } from '#forms/forms.contract-form.ts'
import { invalidate } from '#platform/query-client.ts'

export type Way = 'code' | 'password'

const notLinked = { code: familyText.code_not_linked, password: familyText.name_not_linked }

const empty = { link_code: '', username: '', password: '', consent: false }

/** Links a child by what proves that it is theirs, once the parent has agreed for it. */
export function useLinkChild() {
  const [way, setWay] = useState<Way>('code')
  const [linked, setLinked] = useState<Child>()
  const form = useContractForm('POST /users/onboarding/aiacademy/parent/link-child-account', {
    initial: empty,
    checks: { consent: ticked(familyText.consent_missing) },
    toSent: ({ link_code, username, password }) => ({
      body: {
        ...(way === 'code' ? { link_code } : { username: username.trim(), password }),
        policy_version: policyVersion,
      },
    }),
    words: { ...accountRefusals, CHILD_NOT_LINKED: notLinked[way] },
    onSaved: setLinked,
  })
  return {
    form,
    way,
    linked,
    switchWay: () => {
      setWay(way === 'code' ? 'password' : 'code')
      form.forget()
    },
    /** Clears the form for the next child. */
    finish: () => {
      form.set(empty)
      setLinked(undefined)
      // Not earlier: with a first child the form disappears, and with it what the dialog says.
      void invalidate(...changesChildren)
    },
  }
}
