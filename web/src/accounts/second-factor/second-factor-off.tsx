import type { Received } from '@learngrove/contract/call'
import { type SubmitEvent, useState } from 'react'
import { useCall } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { SecondFactorState } from './second-factor.data.ts'
import { stepFailureWords, stepsText } from './second-factor.words.ts'
import { StepNote } from './second-factor-note.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'

type SecondFactorOffProps = {
  readonly state: SecondFactorState
  readonly onCodes: (codes: readonly string[]) => void
}

/** Leads to a second step: why it is worth it, proof of who they are, then the app. */
export function SecondFactorOff({ state, onCodes }: SecondFactorOffProps) {
  const begin = useCall('POST /auth/second-factor/setup')
  const [begun, setBegun] = useState<Received<'POST /auth/second-factor/setup'>>()
  const [isAsked, setIsAsked] = useState(false)
  const [lack, setLack] = useState('')

  const ask = (body: { password?: string }) => {
    if (!begin.isPending) begin.mutate({ body }, { onSuccess: setBegun })
  }
  const start = () => (state.proof === 'none' ? ask({}) : setIsAsked(true))
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    setLack(password ? '' : stepsText.passwordMissing)
    if (password) ask({ password })
  }

  if (begun)
    return <SecondFactorSetup {...begun} onCodes={onCodes} onCancel={() => setBegun(undefined)} />
  const isPassword = begin.error?.code === 'WRONG_PASSWORD'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-quiet">{stepsText.why}</p>
      {state.is_required && <p>{stepsText.required}</p>}
      {isAsked && state.proof === 'sign_in' && <p role="status">{stepsText.again}</p>}
      {(isAsked && state.proof === 'password') || isPassword ? (
        <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Field
            label={stepsText.password}
            name="password"
            type="password"
            autoComplete="current-password"
            autoFocus
            problem={isPassword && isAsked ? stepFailureWords(begin.error) : lack}
            problemTone="not-yet"
          />
          {!isPassword && <StepNote error={begin.error} />}
          <Button type="submit" busy={begin.isPending} className="justify-self-start">
            {stepsText.goOn}
          </Button>
        </form>
      ) : (
        <>
          <StepNote error={begin.error} />
          <Button kind="line" busy={begin.isPending} onClick={start} className="justify-self-start">
            {stepsText.setUp}
          </Button>
        </>
      )}
    </div>
  )
}
