import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { CodeBoxes } from '#auth/sign-in/sign-in.code-boxes.tsx'
import { useCode } from '#auth/sign-in/sign-in.use-code.ts'
import { Button } from '#ui/button.tsx'
import { useCountdown } from '#ui/use-countdown.ts'
import { useSecondStep } from './second-factor.data.ts'
import { stepText } from './second-factor.words.ts'
import { BeginAgain } from './second-factor-again.tsx'

/** Takes the six digits of the app, and signs in as soon as the sixth is there. */
export function SecondFactorCode() {
  const { finish, is_busy, problem } = useSecondStep()
  const left_s = useCountdown(problem?.wait_s ?? 0, problem)
  const { form, boxes, times, is_full, clear } = useCode(async (code) => {
    if (is_busy || left_s > 0) return
    if (!(await finish({ code }))) clear()
  })
  if (problem?.code === 'SIGN_IN_EXPIRED') return <BeginAgain problem={problem} />

  return (
    <form {...form} className="mt-6 grid gap-4">
      {problem && <ProblemNotice problem={problem} left_s={left_s} />}
      <CodeBoxes key={times} {...boxes} />
      <Button type="submit" size="large" wide busy={is_busy} disabled={!is_full || left_s > 0}>
        {stepText.enter}
      </Button>
    </form>
  )
}
