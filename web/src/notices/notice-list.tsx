import { userRole } from '@learngrove/contract/roles'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useCall } from '#platform/api.ts'
import { Loaded } from '#platform/loaded.tsx'
import { useUser } from '#platform/session.ts'
import { agoWords } from '#platform/when.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/skeleton-group.tsx'
import { noticeLink, noticeWords } from './notice-words.ts'
import { myNotices, type Notice, noticeRoutes } from './notices.data.ts'

type NoticeListProps = {
  /** Called when somebody follows a notice: what shows the list may close. */
  readonly onFollow?: () => void
}

/** What somebody was told, the latest first; what is new is marked, and can be read all at once. */
export function NoticeList({ onFollow }: NoticeListProps) {
  const read = useQuery(myNotices)
  const readAll = useCall('POST /notices/read', { changes: noticeRoutes })
  return (
    <Loaded
      query={read}
      what="Your notices"
      skeleton={<SkeletonRows label="Your notices are coming." rows={3} />}
    >
      {({ notices, num_unread }) => {
        const [latest] = notices
        if (!latest) return <p className="text-quiet">Nothing yet. What is new stands here.</p>
        return (
          <>
            <ul className="grid gap-1">
              {notices.map((notice) => (
                <Row key={notice.id} notice={notice} {...(onFollow && { onFollow })} />
              ))}
            </ul>
            {num_unread > 0 && (
              <Button
                kind="soft"
                size="small"
                className="mt-3"
                busy={readAll.isPending}
                onClick={() => readAll.mutate({ body: { until: latest.happened_at } })}
              >
                Mark all as read
              </Button>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

function Row({ notice, onFollow }: NoticeListProps & { readonly notice: Notice }) {
  const isStudent = useUser()?.user_role_id === userRole.student
  const read = useCall('PATCH /notices/{id}', { changes: noticeRoutes })
  const now = new Date()
  const link = noticeLink(notice, isStudent)
  const isNew = notice.read_at === null
  const follow = () => {
    if (isNew) read.mutate({ params: { id: notice.id } })
    onFollow?.()
  }
  const words = (
    <>
      <span className="block">
        {isNew && <span className="sr-only">New: </span>}
        {noticeWords(notice, now)}
      </span>
      <span className="text-quiet text-sm">{agoWords(new Date(notice.happened_at), now)}</span>
    </>
  )
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className={`mt-4.5 size-2 flex-none rounded-full ${isNew ? 'bg-primary' : ''}`}
      />
      {link ? (
        <Link
          to={link}
          onClick={follow}
          className="min-h-target min-w-0 flex-1 rounded-control px-2 py-2.5 text-ink no-underline hover:bg-hover"
        >
          {words}
        </Link>
      ) : (
        <p className="min-w-0 flex-1 px-2 py-2.5">{words}</p>
      )}
    </li>
  )
}
