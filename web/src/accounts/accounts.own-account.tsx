import { userRole } from '@learngrove/contract/roles'
import { SecondFactorCard } from '#accounts/second-factor/second-factor.card.tsx'
import type { StoredUser } from '#platform/session.ts'
import { SafeguardingCard } from '#safeguarding/safeguarding.card.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Card } from '#ui/card.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { roleWords } from './accounts.account-page.words.ts'
import { DataCard } from './accounts.data-card.tsx'
import { AgreementCard, SessionsCard, SignInCards, WhoCard } from './accounts.own-details.tsx'
import { ReadingCard } from './accounts.reading-card.tsx'
import { CourseList } from './course-list.tsx'

/** The account of somebody on the staff: who is signed in, their courses and their profile. */
export function OwnAccount({ user }: { readonly user: StoredUser }) {
  return (
    <>
      <PageHeader title={`Hello, ${user.first_name}`} lead={roleWords(user).now} />
      <Card as="section" aria-labelledby="who">
        <h2 id="who" className="text-xl">
          You are signed in as
        </h2>
        <Who user={user} />
      </Card>
      {user.user_role_id === userRole.teacher && <SafeguardingCard />}
      <Card as="section" aria-labelledby="courses" className="mt-6">
        <h2 id="courses" className="text-xl">
          Your courses
        </h2>
        <CourseList />
      </Card>
      <h2 className="mt-10 mb-4 text-xl">Your profile</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <WhoCard user={user} />
        <ReadingCard />
        <SignInCards user={user} />
        {user.user_role_id !== userRole.curriculum_guest && <SecondFactorCard />}
        <SessionsCard />
        <AgreementCard user={user} />
        <DataCard />
      </div>
    </>
  )
}

function Who({ user }: { readonly user: StoredUser }) {
  const name = `${user.first_name} ${user.last_name}`
  const facts = [
    ['Role', roleWords(user).role],
    ['School', user.school_name],
    ['E-mail', user.email],
    ['Username', user.username],
  ] as const
  return (
    <div className="mt-4 flex flex-wrap items-start gap-5">
      <Avatar name={name} picture={user.profile_pic_url} size="large" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-bold text-lg">{name}</p>
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="text-quiet">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </div>
  )
}
