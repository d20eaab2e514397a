import { Smartphone } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { Art, DoorPage, OtherWays } from '#auth/auth.door-page.tsx'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { useAsk } from '#platform/public-api.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { useCountdown } from '#ui/use-countdown.ts'
import { codeText } from './code.words.ts'
import { type DialCode, dialCodes, dialledNumber } from './mobile-number.ts'

type NumberFormProps = { readonly onSent: (number: string) => void }

/** Asks for a mobile number, and has a code sent to it: the answer is the same for every number. */
export function NumberForm({ onSent }: NumberFormProps) {
  const { ask, is_busy, problem } = useAsk('POST /auth/generate-otp')
  const left_s = useCountdown(problem?.wait_s ?? 0, problem)
  const [country, setCountry] = useState<DialCode>('44')
  const [lack, setLack] = useState('')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = event.currentTarget
    const mobile_number = dialledNumber(String(new FormData(fields).get('number')), country)
    setLack(mobile_number === undefined ? codeText.numberProblem : '')
    if (mobile_number === undefined) {
      fields.querySelector<HTMLInputElement>('[name=number]')?.focus()
      return
    }
    if (is_busy || left_s > 0) return
    if (await ask({ body: { mobile_number } })) onSent(mobile_number)
  }

  return (
    <DoorPage
      title={codeText.title}
      art={<Art icon={Smartphone} tone="sky" />}
      heading={codeText.heading}
      lead={codeText.lead}
    >
      <form noValidate onSubmit={submit} className="mt-6 grid gap-4">
        {problem && <ProblemNotice problem={problem} left_s={left_s} />}
        <div className="grid gap-2 sm:grid-cols-[148px_minmax(0,1fr)]">
          <Select
            label={codeText.country}
            choices={dialCodes}
            value={country}
            onValueChange={setCountry}
          />
          <Field
            label={codeText.number}
            name="number"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            problem={lack}
            problemTone="not-yet"
          />
        </div>
        <Button type="submit" wide busy={is_busy} disabled={left_s > 0}>
          {codeText.send}
        </Button>
      </form>
      <OtherWays />
    </DoorPage>
  )
}
