import { type ReactNode, useState } from 'react'
import { dateWords } from '#accounts/accounts.words.ts'
import { useCall } from '#platform/api.ts'
import { invalidate } from '#platform/query-client.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { arrive, changesSecondFactor, type SecondFactorState } from './second-factor.data.ts'
import { leftWords, proofOf, stepsText } from './second-factor.words.ts'
import { CodeForm } from './second-factor-form.tsx'

type SecondFactorOnProps = {
  readonly state: SecondFactorState
  readonly since: string
  readonly onCodes: (codes: readonly string[]) => void
}

type Doing = 'renew' | 'off' | undefined

/** Shows since when the second step is on and how many codes are left, and lets its owner turn it off. */
export function SecondFactorOn({ state, since, onCodes }: SecondFactorOnProps) {
  const toast = useToast()
  const [doing, setDoing] = useState<Doing>()
  const renew = useCall('POST /auth/second-factor/recovery-codes')
  const turnOff = useCall('POST /auth/second-factor/off')
  const leave = () => {
    renew.reset()
    turnOff.reset()
    setDoing(undefined)
  }
  // Called last, since invalidating removes this part of the page.
  const readAnew = () => invalidate(...changesSecondFactor)
  const isOff = () => {
    toast.show({ title: stepsText.turnedOff, text: stepsText.turnedOffText })
    readAnew()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>{`Since ${dateWords(since)}. ${leftWords(state.recovery_codes_left)}`}</p>
      {state.is_required && <p className="text-quiet">{stepsText.required}</p>}
      {doing === undefined && (
        <div className="flex flex-wrap gap-2">
          <Button kind="line" onClick={() => setDoing('renew')}>
            {stepsText.renew}
          </Button>
          <Button kind="danger" onClick={() => setDoing('off')}>
            {stepsText.turnOff}
          </Button>
        </div>
      )}
      {doing === 'renew' && (
        <Part heading={stepsText.renew} text={stepsText.renewText}>
          <CodeForm
            label={stepsText.code}
            missing={stepsText.codeMissing}
            send={stepsText.renew}
            isDigits
            busy={renew.isPending}
            error={renew.error}
            onCancel={leave}
            onCode={(code) =>
              renew.mutate(
                { body: { code } },
                {
                  onSuccess: ({ recovery_codes }) => {
                    onCodes(recovery_codes)
                    readAnew()
                  },
                },
              )
            }
          />
        </Part>
      )}
      {doing === 'off' && (
        <Part heading={stepsText.turnOff} text={stepsText.turnOffText}>
          <CodeForm
            label={stepsText.eitherCode}
            missing={stepsText.eitherMissing}
            send={stepsText.turnOff}
            kind="danger"
            isDigits={false}
            busy={turnOff.isPending}
            error={turnOff.error}
            onCancel={leave}
            onCode={(typed) => turnOff.mutate({ body: proofOf(typed) }, { onSuccess: isOff })}
          />
        </Part>
      )}
    </div>
  )
}

type PartProps = {
  readonly heading: string
  readonly text: string
  readonly children: ReactNode
}

function Part({ heading, text, children }: PartProps) {
  return (
    <>
      <h3 ref={arrive} tabIndex={-1} className="text-lg outline-none">
        {heading}
      </h3>
      <p className="text-quiet">{text}</p>
      {children}
    </>
  )
}
