import { MessageSquareMore } from 'lucide-react'
import { useState } from 'react'
import { useSignIn } from '#auth/auth.data.ts'
import { Art, DoorPage, OtherWays } from '#auth/auth.door-page.tsx'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { useAsk } from '#platform/public-api.ts'
import { Button } from '#ui/button.tsx'
import { useCountdown } from '#ui/use-countdown.ts'
import { clockWords, codeText, lastsWords, notThisCode, sentTo, triesLeft } from './code.words.ts'
import { endOf } from './mobile-number.ts'
import { CodeBoxes } from './sign-in.code-boxes.tsx'
import { useCode } from './sign-in.use-code.ts'

/** How long a code works, how often it may be tried, and how long to wait for the next one. */
const codeLasts_s = 5 * 60
const triesOfACode = 5
const nextCode_s = 60

type CodeFormProps = { readonly number: string; readonly onAnother: () => void }

/** Takes the six digits and signs in as soon as the sixth is there. */
export function CodeForm({ number, onAnother }: CodeFormProps) {
  const { enter, is_busy, problem } = useSignIn()
  const resend = useAsk('POST /auth/generate-otp')
  const [sent, setSent] = useState(1)
  const [tries, setTries] = useState(triesOfACode)
  const lasts_s = useCountdown(codeLasts_s, sent)
  const next_s = useCountdown(nextCode_s, sent)
  const wait_s = useCountdown(problem?.wait_s ?? 0, problem)
  const isOver = lasts_s === 0 || tries === 0

  const { form, boxes, times, is_full, clear } = useCode(async (otp) => {
    if (is_busy || isOver || wait_s > 0) return
    if (await enter({ login_type: 'otp', mobile_number: number, otp })) return
    setTries((left) => left - 1)
    clear()
  })
  async function sendAgain() {
    if (!(await resend.ask({ body: { mobile_number: number } }))) return
    setSent(sent + 1)
    setTries(triesOfACode)
    clear()
  }

  const shown = resend.problem ?? problem
  return (
    <DoorPage
      title={codeText.title}
      art={<Art icon={MessageSquareMore} tone="sky" />}
      heading={codeText.codeHeading}
      lead={sentTo(endOf(number))}
    >
      <form {...form} className="mt-6 grid gap-4">
        {shown && (
          <ProblemNotice
            problem={shown}
            left_s={wait_s}
            words={shown.code === 'WRONG_CREDENTIALS' ? notThisCode : undefined}
          />
        )}
        <CodeBoxes key={times} {...boxes} />
        {isOver ? (
          <p role="alert" className="text-not-yet text-sm">
            {tries === 0 ? codeText.spent : codeText.over}
          </p>
        ) : (
          <p className="flex flex-wrap justify-between gap-x-4 text-quiet text-sm tabular-nums">
            <span role="timer">Works for {lastsWords(lasts_s)}</span>
            <span>{triesLeft(tries)}</span>
          </p>
        )}
        <Button type="submit" wide busy={is_busy} disabled={!is_full || isOver || wait_s > 0}>
          {codeText.enter}
        </Button>
        <Button
          kind="line"
          wide
          busy={resend.is_busy && !is_busy}
          disabled={next_s > 0}
          onClick={sendAgain}
          className="tabular-nums"
        >
          {next_s > 0 ? `New code in ${clockWords(next_s)}` : codeText.again}
        </Button>
        <Button kind="plain" onClick={onAnother} className="justify-self-start">
          {codeText.another}
        </Button>
      </form>
      <OtherWays />
    </DoorPage>
  )
}
