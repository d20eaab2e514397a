import { type SubmitEvent, useState } from 'react'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useCountdown } from '#ui/use-countdown.ts'
import { useSecondStep } from './second-factor.data.ts'
import { notThisRecoveryCode, stepText } from './second-factor.words.ts'
import { BeginAgain } from './second-factor-again.tsx'

/** Takes a recovery code from somebody without the app. */
export function SecondFactorRecovery() {
  const { finish, is_busy, problem } = useSecondStep()
  const [lack, setLack] = useState('')
  const left_s = useCountdown(problem?.wait_s ?? 0, problem)
  if (problem?.code === 'SIGN_IN_EXPIRED') return <BeginAgain problem={problem} />

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = event.currentTarget
    const recovery_code = String(new FormData(fields).get('recovery_code')).trim()
    setLack(recovery_code === '' ? stepText.recoveryMissing : '')
    if (recovery_code === '') fields.querySelector<HTMLInputElement>('input')?.focus()
    if (recovery_code === '' || is_busy || left_s > 0) return
    await finish({ recovery_code })
  }
  return (
    <form noValidate onSubmit={submit} className="mt-6 grid gap-4">
      {problem && (
        <ProblemNotice
          problem={problem}
          left_s={left_s}
          words={problem.code === 'WRONG_CODE' ? notThisRecoveryCode : undefined}
        />
      )}
      <Field
        label={stepText.recovery}
        name="recovery_code"
        hint={stepText.recoveryHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        problem={lack}
        problemTone="not-yet"
      />
      <Button type="submit" size="large" wide busy={is_busy} disabled={left_s > 0}>
        {stepText.enter}
      </Button>
    </form>
  )
}
