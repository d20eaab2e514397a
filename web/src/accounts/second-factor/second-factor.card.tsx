import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#platform/loaded.tsx'
import { Badge } from '#ui/badge.tsx'
import { SideCard } from '#ui/side-card.tsx'
import { SkeletonRows } from '#ui/skeleton-group.tsx'
import { mySecondFactor } from './second-factor.data.ts'
import { stepsText } from './second-factor.words.ts'
import { SecondFactorOff } from './second-factor-off.tsx'
import { SecondFactorOn } from './second-factor-on.tsx'
import { RecoveryCodes } from './second-factor-recovery-codes.tsx'

/** Shows adults the state of their second step, and the ways to change it. */
export function SecondFactorCard() {
  const state = useQuery(mySecondFactor)
  // Kept here, because with the codes the card turns from off to on.
  const [codes, setCodes] = useState<readonly string[]>()
  const isOn = state.data !== undefined && state.data.turned_on_at !== null
  return (
    <SideCard
      title={stepsText.title}
      aside={
        state.data && (
          <Badge tone={isOn ? 'leaf' : 'neutral'}>{isOn ? stepsText.on : stepsText.off}</Badge>
        )
      }
    >
      <div className="mt-4">
        {codes ? (
          <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
        ) : (
          <Loaded
            query={state}
            what="This"
            skeleton={<SkeletonRows label="How you sign in is coming." rows={1} />}
          >
            {(loaded) =>
              loaded.turned_on_at === null ? (
                <SecondFactorOff state={loaded} onCodes={setCodes} />
              ) : (
                <SecondFactorOn state={loaded} since={loaded.turned_on_at} onCodes={setCodes} />
              )
            }
          </Loaded>
        )}
      </div>
    </SideCard>
  )
}
