import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { Facts } from '#auth/sign-in/sign-in.facts.tsx'
import { useAgainIn } from '#auth/sign-in/sign-in.use-again-in.ts'
import { Button } from '#ui/button.tsx'
import { letterText as text } from './signup.words.ts'
import type { SignUpLetter } from './use-sign-up.ts'

/** Moves focus here, since the form is gone and the next step is elsewhere. */
const arrive = (lead: HTMLElement | null) => lead?.focus()

/** Says where to look next, in the same words whether or not the address is known. */
export function LetterStep({ letter }: { readonly letter: SignUpLetter }) {
  const { email, times, problem, is_busy, again, another } = letter
  const { left_s, wait_s, words } = useAgainIn(problem, times, text.again)
  return (
    <>
      <p
        ref={arrive}
        tabIndex={-1}
        className="mt-2 text-quiet outline-none [overflow-wrap:anywhere] md:text-lg"
      >
        {text.lead(email)}
      </p>
      <Facts facts={text.facts} />
      <div className="mt-8 grid gap-2">
        {problem && <ProblemNotice problem={problem} left_s={wait_s} />}
        <p role="status" className="text-quiet text-sm">
          {times > 1 && !problem && text.sentAgain}
        </p>
        <Button
          kind="line"
          wide
          busy={is_busy}
          disabled={left_s > 0}
          onClick={again}
          className="tabular-nums"
        >
          {words}
        </Button>
        <Button kind="plain" wide onClick={another}>
          {text.another}
        </Button>
      </div>
    </>
  )
}
