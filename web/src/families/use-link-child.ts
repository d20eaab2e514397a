import { policyVersion } from '@learngrove/contract/policy'
import { useState } from 'react'
import { useCall } from '#platform/api.ts'

type Proof =
  | { readonly link_code: string }
  | { readonly username: string; readonly password: string }

/** Links a child by what proves that it is theirs, once the parent agreed for it. */
export function useLinkChild() {
  const link = useCall('POST /users/onboarding/aiacademy/parent/link-child-account')
  const [isAgreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  return {
    link,
    isAgreed,
    isMissing,
    setAgreed: (agreed: boolean) => {
      setAgreed(agreed)
      setMissing(false)
    },
    send: (proof: Proof) => {
      setMissing(!isAgreed)
      if (isAgreed && !link.isPending) {
        link.mutate({ body: { ...proof, policy_version: policyVersion } })
      }
    },
  }
}
