import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useCall } from '#platform/api.ts'
import { Loaded } from '#platform/loaded.tsx'
import { agoWords } from '#platform/when.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { SkeletonRows } from '#ui/skeleton-group.tsx'
import { mySessions, type Session } from './accounts.data.ts'
import { FailureNote } from './accounts.failure-note.tsx'

const unknownDevice = 'A browser that did not say which'

/** Lists the places where somebody is signed in, and lets them sign out there. */
export function SessionList() {
  const sessions = useQuery(mySessions)
  const end = useCall('DELETE /auth/sessions/{id}', { changes: ['GET /auth/sessions'] })
  return (
    <Loaded
      query={sessions}
      what="The list"
      skeleton={
        <div className="mt-4">
          <SkeletonRows label="Where you are signed in is coming." rows={2} />
        </div>
      }
    >
      {({ sessions: list }) => (
        <>
          <ul className="mt-2 grid gap-1">
            {list.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={end.isPending && end.variables.params.id === session.id}
                onEnd={() => end.mutate({ params: { id: session.id } })}
              />
            ))}
          </ul>
          <FailureNote error={end.error} />
        </>
      )}
    </Loaded>
  )
}

type SessionRowProps = {
  readonly session: Session
  readonly isBusy: boolean
  readonly onEnd: () => void
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const device = session.device || unknownDevice
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1 leading-snug">
      <MonitorSmartphone {...ICON} size={22} className="flex-none text-quiet" />
      <span className="min-w-0 flex-1 basis-40">
        <b className="block font-semibold">{device}</b>
        <span className="text-quiet text-sm">
          {`Last used ${agoWords(new Date(session.last_used_at), new Date())}`}
        </span>
      </span>
      {session.is_this ? (
        <Badge tone="leaf">Here, now</Badge>
      ) : (
        <Button
          kind="line"
          size="small"
          busy={isBusy}
          onClick={onEnd}
          aria-label={`Sign out there: ${device}`}
        >
          Sign out there
        </Button>
      )}
    </li>
  )
}
