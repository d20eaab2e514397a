import { type SubmitEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CodeBoxes } from './code-boxes.tsx'
import { type Cells, emptyCells, isFull } from './code-cells.ts'
import { ProblemNotice } from './problem-notice.tsx'
import { useSecondStep } from './second-factor.data.ts'
import { stepText } from './second-factor.words.ts'
import { BeginAgain } from './second-factor-again.tsx'
import { useCountdown } from './use-countdown.ts'

/** Takes the six digits of the app, and signs in by itself as soon as the sixth is there. */
export function SecondFactorCode() {
  const { finish, is_busy, problem } = useSecondStep()
  const [tries, setTries] = useState(0)
  const [cells, setCells] = useState(emptyCells)
  const left_s = useCountdown(problem?.wait_s ?? 0, problem)
  if (problem?.code === 'SIGN_IN_EXPIRED') return <BeginAgain problem={problem} />

  async function tryCode(full: Cells) {
    if (!isFull(full) || is_busy || left_s > 0) return
    if (await finish({ code: full.join('') })) return
    setTries((before) => before + 1)
    setCells(emptyCells)
  }
  function type(next: Cells) {
    setCells(next)
    if (!isFull(cells)) void tryCode(next)
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void tryCode(cells)
  }
  return (
    <form noValidate onSubmit={submit} className="mt-6 grid gap-4">
      {problem && <ProblemNotice problem={problem} left_s={left_s} />}
      {/* New boxes for each try begin at the first. */}
      <CodeBoxes key={tries} cells={cells} onCells={type} />
      <Button
        type="submit"
        size="large"
        wide
        busy={is_busy}
        disabled={!isFull(cells) || left_s > 0}
      >
        {stepText.enter}
      </Button>
    </form>
  )
}
