import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { required } from '#forms/forms.checks.ts'
import { useContractForm } from '#forms/forms.contract-form.ts'
import { FormNote } from '#forms/forms.note.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useToast } from '#ui/toast.tsx'
import { ownUser } from './accounts.data.ts'
import { accountRefusals } from './accounts.words.ts'
import { toE164 } from './e164.ts'

/** Sets a mobile number to sign in with, once the code that was sent to it comes back. */
export function MobileForm() {
  const [number, setNumber] = useState<string>()
  return number === undefined ? (
    <NumberForm onSent={setNumber} />
  ) : (
    <NumberCodeForm number={number} onDone={() => setNumber(undefined)} />
  )
}

function NumberForm({ onSent }: { readonly onSent: (number: string) => void }) {
  const saved = useQuery(ownUser).data?.mobile_number
  const form = useContractForm('POST /auth/generate-otp', {
    initial: { number: '' },
    checks: {
      number: (typed) => (toE164(typed) ? '' : 'Begin with the country, as in +44 7700 900123.'),
    },
    toSent: ({ number }) => ({ body: { mobile_number: toE164(number) ?? '' } }),
    words: accountRefusals,
    onSaved: (_, { number }) => onSent(toE164(number) ?? ''),
  })
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field
        label="Mobile number"
        type="tel"
        autoComplete="tel"
        hint={
          saved
            ? `You sign in with ${saved}. A new number takes its place.`
            : 'We send a code to it. You can then sign in with the number.'
        }
        {...form.field('number')}
      />
      <FormNote words={form.refusal} />
      <Button type="submit" kind="line" busy={form.isBusy} className="justify-self-start">
        Send a code
      </Button>
    </form>
  )
}

type NumberCodeFormProps = { readonly number: string; readonly onDone: () => void }

function NumberCodeForm({ number, onDone }: NumberCodeFormProps) {
  const toast = useToast()
  const form = useContractForm('PATCH /users/', {
    initial: { otp: '' },
    checks: { otp: required('Type the code from the message.') },
    toSent: ({ otp }) => ({
      body: { mobile_number: number, otp: otp.replaceAll(/\s/g, '') },
    }),
    words: { WRONG_CODE: { field: 'otp', words: accountRefusals.WRONG_CODE } },
    changes: ['GET /users/information'],
    onSaved: () => {
      onDone()
      toast.show({
        title: 'Your number is saved',
        text: 'You can sign in with it from now on.',
      })
    },
  })
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>
        A code is on its way to <b className="font-bold tabular-nums">{number}</b>.
      </p>
      <Field
        label="The code"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field('otp')}
      />
      <FormNote words={form.refusal} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.isBusy}>
          Save the number
        </Button>
        <Button kind="plain" onClick={onDone}>
          Another number
        </Button>
      </div>
    </form>
  )
}
