import { UserRound } from 'lucide-react'
import { useCall } from '#platform/api.ts'
import { useUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'
import { FailureNote } from './failure-note.tsx'
import { keepCase, type OpenedCase } from './safeguarding.data.ts'
import { nameOf } from './safeguarding.words.ts'

/** The one thing to do first: somebody says that they are on it, and goes. */
export function TakeCard({ one }: { readonly one: OpenedCase }) {
  const user = useUser()
  const take = useCall('POST /safeguarding/cases/{id}/take')
  const { taken_by, closed_at, student } = one
  const isMine = taken_by?.id === user?.id
  if (closed_at) return null
  return (
    <Card as="section" padding="none" className="overflow-hidden" aria-labelledby="to-do">
      <h2 id="to-do" className="px-5 pt-4 pb-3 text-lg">
        What to do
      </h2>
      <ul className="text-sm">
        <li className="border-line border-t px-5 py-3">
          <b className="block font-semibold">Find {student.first_name}</b>
          {taken_by && (
            <p className="mt-1 text-quiet">
              {isMine ? 'You are on it.' : `${nameOf(taken_by)} is on it.`}
            </p>
          )}
          {!isMine && (
            <Button
              wide
              className="mt-2"
              kind={taken_by ? 'line' : 'primary'}
              icon={<UserRound {...ICON} />}
              busy={take.isPending}
              onClick={() => take.mutate({ params: { id: one.id } }, { onSuccess: keepCase })}
            >
              {taken_by ? 'I am on it now' : 'I am on it'}
            </Button>
          )}
          <FailureNote error={take.error} />
        </li>
        <li className="border-line border-t px-5 py-3">
          <b className="block font-semibold">Listen</b>
          Ask openly. Do not promise to keep it secret.
        </li>
        <li className="border-line border-t px-5 py-3">
          <b className="block font-semibold">Follow your school’s plan</b>
          Before you ring home, be sure that home is safe.
        </li>
      </ul>
    </Card>
  )
}
