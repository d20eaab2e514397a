import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useCall } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useToast } from '#ui/toast.tsx'
import { ownUser } from './accounts.data.ts'
import { FailureNote } from './accounts.failure-note.tsx'
import { codeOfError, failureWords } from './accounts.words.ts'
import { dialled } from './e164.ts'

/** A mobile number to sign in with: a code is sent to it, and the number counts once the code came back. */
export function MobileForm() {
  const toast = useToast()
  const ask = useCall('POST /auth/generate-otp')
  const update = useCall('PATCH /users/', { changes: ['GET /users/information'] })
  const saved = useQuery(ownUser).data?.mobile_number
  const [number, setNumber] = useState<string>()
  const [problem, setProblem] = useState('')

  function submitNumber(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = dialled(String(new FormData(event.currentTarget).get('number')))
    setProblem(typed ? '' : 'Begin with the country, as in +44 7700 900123.')
    if (!typed || ask.isPending) return
    ask.mutate({ body: { mobile_number: typed } }, { onSuccess: () => setNumber(typed) })
  }

  function submitCode(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const otp = String(new FormData(event.currentTarget).get('otp')).replaceAll(/\s/g, '')
    setProblem(otp ? '' : 'Type the code from the message.')
    if (!otp || !number || update.isPending) return
    update.mutate(
      { body: { mobile_number: number, otp } },
      {
        onSuccess: () => {
          setNumber(undefined)
          toast.show({
            title: 'Your number is saved',
            text: 'You can sign in with it from now on.',
          })
        },
      },
    )
  }

  if (number === undefined) {
    return (
      <form noValidate onSubmit={submitNumber} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field
          label="Mobile number"
          name="number"
          type="tel"
          autoComplete="tel"
          hint={
            saved
              ? `You sign in with ${saved}. A new number takes its place.`
              : 'We send a code to it. You can then sign in with the number.'
          }
          problem={problem}
          problemTone="not-yet"
        />
        <FailureNote error={ask.error} />
        <Button type="submit" kind="line" busy={ask.isPending} className="justify-self-start">
          Send a code
        </Button>
      </form>
    )
  }
  const isWrong = codeOfError(update.error) === 'WRONG_CODE'
  return (
    <form noValidate onSubmit={submitCode} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p>
        A code is on its way to <b className="font-bold tabular-nums">{number}</b>.
      </p>
      <Field
        label="The code"
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        problem={isWrong ? failureWords(update.error) : problem}
        problemTone="not-yet"
      />
      {!isWrong && <FailureNote error={update.error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={update.isPending}>
          Save the number
        </Button>
        <Button
          kind="plain"
          onClick={() => {
            update.reset()
            setNumber(undefined)
          }}
        >
          Another number
        </Button>
      </div>
    </form>
  )
}
