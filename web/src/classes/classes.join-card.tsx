import { limits } from '@learngrove/contract/classes.limits'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { query, useCall } from '#platform/api.ts'
import { networkWords } from '#platform/words.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { SideCard } from '#ui/side-card.tsx'
import { useToast } from '#ui/toast.tsx'

/** The classes that a student learns in. */
export const ownClasses = query('GET /users/classes', {})

const changes = ['GET /users/classes', 'GET /courses', 'GET /courses/user'] as const

const refusals: Readonly<Record<string, string>> = {
  NO_SUCH_CODE: 'No class of your school has this code. Look at it again, letter by letter.',
  CLASS_FULL: 'This class is full. Tell your teacher.',
  TOO_MANY_REQUESTS:
    'That were many tries. Ask your teacher for the code, and try again in an hour.',
}

/** The classes of a student, and a place to type the code of another. */
export function JoinCard() {
  const own = useQuery(ownClasses).data?.classes ?? []
  const toast = useToast()
  const [code, setCode] = useState('')
  const join = useCall('POST /users/classes', { changes })
  const leave = useCall('DELETE /users/classes/{classId}', { changes })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return
    join.mutate(
      { body: { code: code.trim() } },
      {
        onSuccess: ({ class: found }) => {
          setCode('')
          toast.show({ title: `You are in ${found.name}` })
        },
      },
    )
  }
  const goOut = (classId: string, name: string) =>
    leave.mutate(
      { params: { classId } },
      {
        onSuccess: () =>
          toast.show({ title: `You have left ${name}`, text: 'What you have done is kept.' }),
        onError: () => toast.show({ kind: 'care', title: networkWords }),
      },
    )
  const problem = join.error ? (refusals[join.error.code] ?? networkWords) : undefined
  return (
    <SideCard title="Your classes">
      {own.length > 0 && (
        <ul className="mb-4 divide-y divide-line">
          {own.map(({ id, name, can_leave }) => (
            <li key={id} className="flex min-h-11 items-center gap-2">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
              {can_leave && (
                <Button kind="plain" size="small" onClick={() => goOut(id, name)}>
                  Leave
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={send} className="grid gap-3">
        <Field
          label="Class code"
          hint="Your teacher shows it to you."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={limits.join_code_typed}
          value={code}
          onValueChange={setCode}
          problem={problem}
          problemTone="not-yet"
        />
        <Button type="submit" kind="line" busy={join.isPending} className="justify-self-start">
          Come into the class
        </Button>
      </form>
    </SideCard>
  )
}
